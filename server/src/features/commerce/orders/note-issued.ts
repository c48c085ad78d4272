import { invoiceStates, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { invoiceReview, selectInvoice, updateReversed } from './invoices.queries.ts'
import { invoiceIssued, invoiceReversed } from './orders.notices.ts'
import { lockOrder } from './orders.queries.ts'

/** Notes the number of an invoice that was issued, and tells its owner. Not while a refund takes the order back. */
export async function noteIssued(context: Context, invoiceId: number, number: string): Promise<void> {
  const { invoice, order } = await findInvoice(context, invoiceId)
  await review(context, invoiceReview, {
    submission: { id: invoice.id, ownerId: invoice.user_id },
    verdict: { state: invoiceStates.issued, invoice_no: number },
    notice: invoiceIssued.write({ title: order.title, number }),
    async within(db, decide) {
      const locked = await lockOrder(db, order.id)
      await decide()
      if (locked?.status !== orderStates.paid) throw refuse(orderFailures.invoiceWhileRefunding)
    },
  })
}

/** Notes the negative invoice that reverses one (红冲): from then on its order can be refunded, or invoiced again. */
export async function noteReversed(context: Context, invoiceId: number, number: string): Promise<void> {
  const { invoice, order } = await findInvoice(context, invoiceId)
  await context.db.transaction(async (db) => {
    await lockOrder(db, order.id)
    if (!(await updateReversed(db, invoice.id, number))) throw refuse(orderFailures.invoiceNotIssued)
    await notify(
      db,
      invoice.user_id,
      invoiceReversed.write({ title: order.title, number: invoice.invoice_no }),
    )
  })
}

async function findInvoice({ db }: Context, invoiceId: number) {
  const found = await selectInvoice(db, invoiceId)
  if (!found) throw refuse(failures.dataMissing, { detail: 'invoice_id' })
  return found
}
