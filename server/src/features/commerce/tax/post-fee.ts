import type { Db } from '#kernel/database.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Account } from '#server/features/commerce/ledger/ledger.queries.ts'
import { lockAccounts, postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { findAuthenticated } from '#server/features/commerce/payees/same-person.ts'
import { taxOfFurther } from './tax-of.ts'
import type { TaxParts } from './tax-of.ts'
import { insertTaxedPayment, selectPaidForProject, selectRatesOn, selectTaxedPayment } from './tax.queries.ts'

/** What a person gets for a lecture. */
export type Fee = {
  /** Names it: there is no other fee of this number. */
  feeNo: string
  userId: number
  grossFen: number
  /** What it is paid for, such as `meeting 12`: payments for one project within a month are taxed as one. */
  project: string
  /** As the person reads it. */
  title: string
}

const confirmedReference = (feeNo: string) => `fee confirmed ${feeNo}`
export const feeReference = (feeNo: string) => `fee ${feeNo}`

/** The person has confirmed a fee: it is owed by the organiser, and pending for the person. False for a repeat. */
export const postConfirmedFee = (
  db: Db,
  { feeNo, userId, grossFen, title }: Fee,
  at = new Date(),
): Promise<boolean> =>
  postEntry(db, {
    reference: confirmedReference(feeNo),
    kind: 'fee_confirmed',
    title,
    happenedAt: at,
    postings: [
      { account: { kind: 'receivable_organisers' }, amountFen: -grossFen },
      { account: { kind: 'pending', userId }, amountFen: grossFen },
    ],
  })

/** How a fee would be taxed if it became available at this moment. */
export async function previewTax(
  db: Db,
  { userId, grossFen, project }: Pick<Fee, 'userId' | 'grossFen' | 'project'>,
  at = new Date(),
): Promise<TaxParts & { ratesId: number }> {
  const day = shanghaiTime(at).slice(0, 10)
  const rates = await selectRatesOn(db, day)
  const earlier = await selectPaidForProject(db, { userId, project, month: day.slice(0, 7) })
  return { ...taxOfFurther(grossFen, earlier, rates.rates), ratesId: rates.id }
}

/**
 * Makes a confirmed fee available: its tax is withheld, the person gets the rest. Runs in a transaction. The person is
 * authenticated by then, and it is this identity that the tax office is told. False for a repeat.
 */
export async function postAvailableFee(db: Db, fee: Fee, at = new Date()): Promise<boolean> {
  const { feeNo, userId, grossFen } = fee
  const accounts = {
    pending: { kind: 'pending', userId },
    available: { kind: 'available', userId },
    taxWithheld: { kind: 'tax_withheld' },
  } as const satisfies Record<string, Account>
  // Two fees of one project wait for each other here: the second is taxed on top of the first.
  await lockAccounts(db, Object.values(accounts))
  const reference = feeReference(feeNo)
  if (await selectTaxedPayment(db, reference)) return false
  const person = await findAuthenticated(db, userId)
  if (!person) throw new Error(`fee ${feeNo} is not that of an authenticated person`)
  const { ratesId, deductionFen, taxableFen, taxFen } = await previewTax(db, fee, at)
  await insertTaxedPayment(db, {
    reference,
    user_id: userId,
    truename: person.truename,
    id_number_sealed: person.id_number_sealed,
    project: fee.project,
    title: fee.title,
    month: shanghaiTime(at).slice(0, 7),
    gross_fen: grossFen,
    deduction_fen: deductionFen,
    taxable_fen: taxableFen,
    tax_fen: taxFen,
    rates_id: ratesId,
    paid_at: at,
  })
  return postEntry(db, {
    reference,
    kind: 'fee_available',
    title: fee.title,
    happenedAt: at,
    postings: [
      { account: accounts.pending, amountFen: -grossFen },
      { account: accounts.taxWithheld, amountFen: taxFen },
      { account: accounts.available, amountFen: grossFen - taxFen },
    ],
  })
}
