import { isTaxNumber, orderCalls, orderFailures } from '#contract/commerce/orders.ts'
import { isEmail } from '#contract/people/profile.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { upsertInvoice } from './invoices.queries.ts'
import { mayInvoice } from './orders.policy.ts'
import { sealInvoice } from './seal-invoices.ts'
import { findOrder, showOrder } from './show-order.ts'

export const requestInvoice = answer(orderCalls.invoice, async (input, context) => {
  const { order_id, title, tax_no, email } = input
  const order = await findOrder(context, order_id)
  if (!mayInvoice(order, null)) throw refuse(orderFailures.notInvoiceable)
  if (!isTaxNumber(tax_no)) throw refuse(orderFailures.taxNumberWrong)
  if (!isEmail(email)) throw refuse(orderFailures.emailWrong)
  const { userId: user_id } = memberOf(context)
  const sealed = sealInvoice(context.vault, { tax_no, email })
  if (!(await upsertInvoice(context.db, { order_id: order.id, user_id, title, ...sealed })))
    throw refuse(orderFailures.notInvoiceable)
  return showOrder(context, order.id)
})
