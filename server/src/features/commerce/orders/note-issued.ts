import { invoiceStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { invoiceReview, selectInvoice } from './invoices.queries.ts'
import { invoiceIssued } from './orders.notices.ts'

/** Notes the number of an invoice that was issued, and tells its owner. */
export async function noteIssued(context: Context, invoiceId: number, number: string): Promise<void> {
  const found = await selectInvoice(context.db, invoiceId)
  if (!found) throw refuse(failures.dataMissing, { detail: 'invoice_id' })
  const { invoice, order } = found
  await review(context, invoiceReview, {
    submission: { id: invoice.id, ownerId: invoice.user_id },
    verdict: { state: invoiceStates.issued, invoice_no: number },
    notice: invoiceIssued.write({ title: order.title, number }),
  })
}
