import type { Db } from '#kernel/database.ts'
import { creditPerson } from '#server/features/commerce/ledger/credit-person.ts'
import type { Account } from '#server/features/commerce/ledger/ledger.queries.ts'
import { lockAccounts, postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { giveTaxBack } from './correct-fee.ts'
import { withholdTax } from './post-fee.ts'
import { selectTaxedOfSource } from './tax.queries.ts'

/** What an author gets of one order of a work. */
export type Share = { orderNo: string; workId: number; userId: number; amountFen: number; title: string }

const sourceOf = (orderNo: string) => `order ${orderNo}`

const taxWithheld: Account = { kind: 'tax_withheld' }

/**
 * Makes the share of an author available, less the tax on royalties: what a work brings within a month counts as one
 * payment. Runs in a transaction; the author is authenticated. Answers what the author gets.
 */
export async function postReleasedShare(
  db: Db,
  { orderNo, workId, userId, amountFen, title }: Share,
  at = new Date(),
): Promise<number> {
  const pending: Account = { kind: 'pending', userId }
  const others = [pending, taxWithheld]
  const reference = `share ${orderNo}`
  const person = { userId, project: `work ${workId}`, title }
  await lockAccounts(db, [{ kind: 'available', userId }, ...others])
  const payment = {
    ...person,
    kind: 'royalty',
    feeNo: sourceOf(orderNo),
    grossFen: amountFen,
    reference,
  } as const
  const taxFen = await withholdTax(db, payment, at)
  await postEntry(db, {
    reference,
    kind: 'share_released',
    title,
    happenedAt: at,
    postings: [
      { account: pending, amountFen: -amountFen },
      { account: taxWithheld, amountFen: taxFen },
      ...(await creditPerson(db, { userId, amountFen: amountFen - taxFen }, others)),
    ],
  })
  return amountFen - taxFen
}

/** An order is refunded: the tax on its share, or on a part of it, returns. 0 where none was withheld. */
export async function giveShareTaxBack(
  db: Db,
  { orderNo, refundNo, lessFen }: { orderNo: string; refundNo: string; lessFen: number },
): Promise<number> {
  const source = sourceOf(orderNo)
  const taxed = await selectTaxedOfSource(db, source)
  if (!taxed) return 0
  const correctionNo = `refund ${refundNo}`
  return giveTaxBack(db, { correctionNo, source, lessFen: Math.min(lessFen, taxed.grossFen), at: new Date() })
}
