import type { Db } from '#kernel/database.ts'
import { debitPerson } from '#server/features/commerce/ledger/credit-person.ts'
import type { Account } from '#server/features/commerce/ledger/ledger.queries.ts'
import { lockAccounts, postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import type { Fee } from './post-fee.ts'
import { taxOfLess } from './tax-of.ts'
import type { TaxParts } from './tax-of.ts'
import {
  insertTaxedPayment,
  selectPaidForProject,
  selectPaymentsOfSource,
  selectRatesRow,
} from './tax.queries.ts'
import type { TaxedPaymentRow } from './tax.queries.ts'

/** Takes back a fee that was confirmed and is not available yet. False for a repeat. */
export const postUnconfirmedFee = (
  db: Db,
  { feeNo, userId, grossFen, title }: Fee,
  at = new Date(),
): Promise<boolean> =>
  postEntry(db, {
    reference: `fee taken back ${feeNo}`,
    kind: 'fee_corrected',
    title,
    happenedAt: at,
    postings: [
      { account: { kind: 'pending', userId }, amountFen: -grossFen },
      { account: { kind: 'receivable_organisers' }, amountFen: grossFen },
    ],
  })

type Lowering = {
  /** Names it: there is no other correction of this number. */
  correctionNo: string
  /** The fee, whose own payments it counts against. */
  source: string
  userId: number
  title: string
  lessFen: number
}

/**
 * Lowers a fee that was paid: the tax on the difference returns, the organiser owes less, and the person gives back the
 * rest, of what is available or of what comes next. Runs in a transaction in which the fee is locked.
 */
export async function postLoweredFee(
  db: Db,
  { correctionNo, source, userId, title, lessFen }: Lowering,
  at = new Date(),
): Promise<{ takenFen: number; owedFen: number }> {
  const taxWithheld: Account = { kind: 'tax_withheld' }
  const organisers: Account = { kind: 'receivable_organisers' }
  const others = [taxWithheld, organisers]
  // Another fee of the project that becomes available at this moment is taxed before or after this.
  await lockAccounts(db, [{ kind: 'available', userId }, ...others])
  const taxFen = await giveTaxBack(db, { correctionNo, source, lessFen, at })
  const person = await debitPerson(db, { userId, amountFen: lessFen - taxFen }, others)
  await postEntry(db, {
    reference: `fee correction ${correctionNo} ${source}`,
    kind: 'fee_corrected',
    title,
    happenedAt: at,
    postings: [
      ...person,
      { account: taxWithheld, amountFen: -taxFen },
      { account: organisers, amountFen: lessFen },
    ],
  })
  const [taken, owed] = person
  return { takenFen: -taken!.amountFen, owedFen: -owed!.amountFen }
}

type Return = { correctionNo: string; source: string; lessFen: number; at: Date }

/**
 * Notes that less was paid than before, beginning with the latest payment, in the month and project of each. Answers the
 * tax that returns. The accounts of the person are locked.
 */
export async function giveTaxBack(db: Db, { correctionNo, source, lessFen, at }: Return): Promise<number> {
  let left = lessFen
  let taxFen = 0
  for (const { payment, leftFen } of await selectPaymentsOfSource(db, source)) {
    const less = Math.min(left, leftFen)
    if (less === 0) continue
    const parts = await partsOfLess(db, payment, less)
    await insertTaxedPayment(db, {
      ...correcting(payment, parts),
      reference: `correction ${correctionNo} ${payment.id}`,
      paid_at: at,
    })
    left -= less
    taxFen += parts.taxFen
  }
  if (left > 0) throw new Error(`${source} was not paid as much as correction ${correctionNo} takes back`)
  return taxFen
}

async function partsOfLess(db: Db, payment: TaxedPaymentRow, lessFen: number): Promise<TaxParts> {
  const { kind, user_id: userId, project, month } = payment
  if (userId === null) throw new Error(`the person of ${payment.reference} is gone`)
  const rates = await selectRatesRow(db, payment.rates_id)
  return taxOfLess(lessFen, await selectPaidForProject(db, { kind, userId, project, month }), rates!.rates)
}

/** The same person, project and month as the payment, with amounts that take back. */
const correcting = (
  { kind, source, id, user_id, truename, id_number_sealed, project, title, month, rates_id }: TaxedPaymentRow,
  { grossFen, deductionFen, taxableFen, taxFen }: TaxParts,
) => ({
  kind,
  source,
  corrects: id,
  user_id,
  truename,
  id_number_sealed,
  project,
  title,
  month,
  rates_id,
  gross_fen: -grossFen,
  deduction_fen: -deductionFen,
  taxable_fen: -taxableFen,
  tax_fen: -taxFen,
})
