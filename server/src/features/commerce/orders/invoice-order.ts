import { isTaxNumber, orderCalls, orderFailures, orderOperatorCalls } from '#contract/commerce/orders.ts'
import type { InvoiceItem } from '#contract/commerce/orders.ts'
import { isEmail } from '#contract/people/profile.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { selectInvoices, upsertInvoice } from './invoices.queries.ts'
import type { InvoiceListRow } from './invoices.queries.ts'
import { noteIssued } from './note-issued.ts'
import { mayInvoice } from './orders.policy.ts'
import { presentInvoice } from './orders.present.ts'
import { findOrder, showOrder } from './show-order.ts'

export const requestInvoice = answer(orderCalls.invoice, async (input, context) => {
  const { order_id, title, tax_no, email } = input
  const order = await findOrder(context, order_id)
  if (!mayInvoice(order, null)) throw refuse(orderFailures.notInvoiceable)
  if (!isTaxNumber(tax_no)) throw refuse(orderFailures.taxNumberWrong)
  if (!isEmail(email)) throw refuse(orderFailures.emailWrong)
  const { userId: user_id } = memberOf(context)
  if (!(await upsertInvoice(context.db, { order_id: order.id, user_id, title, tax_no, email })))
    throw refuse(orderFailures.notInvoiceable)
  return showOrder(context, order.id)
})

export const listInvoices = answer(orderOperatorCalls.invoices, async ({ state, page }, { db }) => {
  const rows = await selectInvoices(db, { state, limit: pageSize, offset: offsetOf(page, pageSize) })
  return presentPage(rows, page, pageSize, presentListed)
})

export const issueInvoice = answer(orderOperatorCalls.issueInvoice, async (input, context) => {
  await noteIssued(context, input.invoice_id, input.invoice_no)
  return {}
})

const presentListed = ({ invoice, order, truename }: InvoiceListRow): InvoiceItem => ({
  ...presentInvoice(invoice),
  order_id: order.id,
  order_no: order.order_no,
  userid: invoice.user_id,
  truename,
  item_title: order.title,
  amount: yuanOf(order.pay_amount_fen),
})
