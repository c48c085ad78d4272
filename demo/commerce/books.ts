import { operatorPhones } from './withdrawals.ts'
import { findAccount } from '#demo/people/find-account.ts'
import type { World } from '#demo/world.ts'
import {
  countEntries,
  insertOrganiserPayment,
  insertTaxPayment,
  selectBalancesAt,
  selectOpenItems,
  selectTaxOfMonth,
  updateClosed,
} from '#server/features/commerce/books/books.queries.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { selectOldestMonth } from './books.queries.ts'

/** The oldest month of the demo: its tax is paid, an organiser has paid in, and its books are closed. */
export async function loadBooks(world: World): Promise<void> {
  const { db } = world
  const [asker, agreer] = await Promise.all(operatorPhones.map((phone) => findAccount(world, phone)))
  const people = { asked_by: asker!.id, agreed_by: agreer!.id }
  const oldest = await selectOldestMonth(db)
  if (!oldest) return
  const { id, month } = oldest
  const at = new Date(`${month}-28T02:00:00Z`)
  const { withheldFen } = await selectTaxOfMonth(db, month)
  if (withheldFen > 0) {
    const receipt_no = `TAX${month.replace('-', '')}0001`
    const row = await insertTaxPayment(db, {
      ...people,
      month,
      amount_fen: withheldFen,
      receipt_no,
      paid_at: at,
    })
    await postEntry(db, {
      reference: `tax payment ${row!.id}`,
      kind: 'tax_paid',
      title: `${month} ${receipt_no}`,
      happenedAt: at,
      postings: [
        { account: { kind: 'tax_withheld' }, amountFen: -withheldFen },
        { account: { kind: 'bank' }, amountFen: withheldFen },
      ],
    })
  }
  const owedFen = -((await selectBalancesAt(db, month)).receivable_organisers ?? 0)
  if (owedFen > 0) {
    const paid = { payer: '江城医学会', amount_fen: owedFen, receipt_no: `ICBC${month.replace('-', '')}0007` }
    const row = await insertOrganiserPayment(db, { ...people, ...paid, received_at: at })
    await postEntry(db, {
      reference: `organiser payment ${row!.id}`,
      kind: 'organiser_paid',
      title: `${paid.payer} ${paid.receipt_no}`,
      happenedAt: at,
      postings: [
        { account: { kind: 'receivable_organisers' }, amountFen: owedFen },
        { account: { kind: 'bank' }, amountFen: -owedFen },
      ],
    })
  }
  const balances = await selectBalancesAt(db, month)
  await updateClosed(db, id, {
    ...people,
    entry_count: await countEntries(db, month),
    balances,
    open_items: await selectOpenItems(db, month, balances),
  })
}
