import { invoiceStates, orderFailures } from '#contract/commerce/orders.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { selectHoldingInvoice, updateCancelled } from './invoices.queries.ts'
import { invoiceCancelled } from './orders.notices.ts'
import type { OrderRow } from './orders.queries.ts'

/**
 * A refund cancels an invoice that was only asked for. One that was issued has to be reversed first, because the tax
 * office knows it. Runs with the order locked.
 */
export async function endInvoices(db: Tx, order: OrderRow): Promise<void> {
  const invoice = await selectHoldingInvoice(db, order.id)
  if (!invoice) return
  if (invoice.state === invoiceStates.issued) throw refuse(orderFailures.reverseFirst)
  await updateCancelled(db, invoice.id)
  await notify(db, invoice.user_id, invoiceCancelled.write({ title: order.title }))
}
