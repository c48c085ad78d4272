import type { Db } from '#kernel/database.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Account } from '#server/features/commerce/ledger/ledger.queries.ts'
import { creditPerson } from '#server/features/commerce/ledger/credit-person.ts'
import { lockAccounts, postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { findAuthenticated } from '#server/features/commerce/payees/same-person.ts'
import { taxOfFurther } from './tax-of.ts'
import type { TaxParts } from './tax-of.ts'
import { insertTaxedPayment, selectPaidForProject, selectRatesOn, selectTaxedPayment } from './tax.queries.ts'
import type { TaxKind } from './tax.tables.ts'

/** What a person gets for a lecture. */
export type Fee = {
  /** Names it: there is no other fee of this number. */
  feeNo: string
  /** What it is a part of, where a fee is paid in several parts or confirmed again; otherwise its own number. */
  source?: string
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

type Payment = Pick<Fee, 'userId' | 'project'> & { kind?: TaxKind }

/**
 * How payments for one project would be taxed if they were paid at this moment, one after the other: all within a month
 * count as one, so that each is taxed on top of those before it.
 */
export async function previewTaxes(
  db: Db,
  { userId, project, kind = 'labour' }: Payment,
  grossesFen: number[],
  at = new Date(),
): Promise<(TaxParts & { ratesId: number })[]> {
  const day = shanghaiTime(at).slice(0, 10)
  const { rates, id: ratesId } = await selectRatesOn(db, day, kind)
  const counted: TaxParts[] = await selectPaidForProject(db, {
    kind,
    userId,
    project,
    month: day.slice(0, 7),
  })
  return grossesFen.map((grossFen) => {
    const parts = taxOfFurther(grossFen, counted, rates)
    counted.push(parts)
    return { ...parts, ratesId }
  })
}

/** How one payment would be taxed at this moment. */
export const previewTax = async (db: Db, payment: Payment & Pick<Fee, 'grossFen'>, at = new Date()) =>
  (await previewTaxes(db, payment, [payment.grossFen], at))[0]!

type Withheld = Fee & { kind: TaxKind; reference: string }

/**
 * Notes a payment and the tax withheld of it, in the name of the authenticated person: it is this identity that the tax
 * office is told. The accounts of the person are locked. Answers the tax.
 */
export async function withholdTax(db: Db, fee: Withheld, at: Date): Promise<number> {
  const person = await findAuthenticated(db, fee.userId)
  if (!person) throw new Error(`fee ${fee.feeNo} is not that of an authenticated person`)
  const { ratesId, deductionFen, taxableFen, taxFen } = await previewTax(db, fee, at)
  await insertTaxedPayment(db, {
    reference: fee.reference,
    kind: fee.kind,
    source: fee.source ?? fee.feeNo,
    user_id: fee.userId,
    truename: person.truename,
    id_number_sealed: person.id_number_sealed,
    project: fee.project,
    title: fee.title,
    month: shanghaiTime(at).slice(0, 7),
    gross_fen: fee.grossFen,
    deduction_fen: deductionFen,
    taxable_fen: taxableFen,
    tax_fen: taxFen,
    rates_id: ratesId,
    paid_at: at,
  })
  return taxFen
}

/**
 * Makes a confirmed fee available: its tax is withheld, and the person gets the rest, less what the person owes. Runs in
 * a transaction. False for a repeat.
 */
export async function postAvailableFee(db: Db, fee: Fee, at = new Date()): Promise<boolean> {
  const { feeNo, userId, grossFen } = fee
  const pending: Account = { kind: 'pending', userId }
  const taxWithheld: Account = { kind: 'tax_withheld' }
  // Two fees of one project wait for each other here: the second is taxed on top of the first.
  await lockAccounts(db, [pending, { kind: 'available', userId }, taxWithheld])
  const reference = feeReference(feeNo)
  if (await selectTaxedPayment(db, reference)) return false
  const taxFen = await withholdTax(db, { ...fee, kind: 'labour', reference }, at)
  const others = [pending, taxWithheld]
  return postEntry(db, {
    reference,
    kind: 'fee_available',
    title: fee.title,
    happenedAt: at,
    postings: [
      { account: pending, amountFen: -grossFen },
      { account: taxWithheld, amountFen: taxFen },
      ...(await creditPerson(db, { userId, amountFen: grossFen - taxFen }, others)),
    ],
  })
}
