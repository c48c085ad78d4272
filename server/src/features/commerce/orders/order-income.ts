import type { Db } from '#kernel/database.ts'
import { selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import type { PostingRow } from '#server/features/commerce/ledger/ledger.queries.ts'
import { incomeReferences, refundApprovedReference } from './order-entries.ts'
import type { OrderRow } from './orders.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { selectRefundNos } from './refunds.queries.ts'

/** What an order brought to each account. */
export const readIncome = (db: Db, order: OrderRow, payment: PaymentRow): Promise<PostingRow[]> =>
  selectPostings(db, ...incomeReferences(order.order_no, payment))

/** The same less what refunds of a part have taken back. */
export const readRest = async (db: Db, order: OrderRow, payment: PaymentRow): Promise<PostingRow[]> => {
  const refundNos = await selectRefundNos(db, order.id)
  const references = [
    ...incomeReferences(order.order_no, payment),
    ...refundNos.map((refundNo) => refundApprovedReference(refundNo)),
  ]
  return selectPostings(db, ...references)
}
