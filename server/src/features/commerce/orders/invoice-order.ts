import { isTaxNumber, orderCalls, orderFailures } from '#contract/commerce/orders.ts'
import { isEmail } from '#contract/people/profile.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { upsertInvoice } from './invoices.queries.ts'
import { mayInvoice } from './orders.policy.ts'
import { lockOrder } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import { sealInvoice } from './seal-invoices.ts'
import { isInWaitingGroup } from '#server/features/commerce/groups/open-group.ts'
import { findOrder, showOrder } from './show-order.ts'

export const requestInvoice = answer(orderCalls.invoice, async (input, context) => {
  const { order_id, title, tax_no, email } = input
  const order = await findOrder(context, order_id)
  if (!mayInvoice(order, null)) throw refuse(orderFailures.notInvoiceable)
  if (!isTaxNumber(tax_no)) throw refuse(orderFailures.taxNumberWrong)
  if (!isEmail(email)) throw refuse(orderFailures.emailWrong)
  const { userId: user_id } = memberOf(context)
  const sealed = sealInvoice(context.vault, { tax_no, email })
  await context.db.transaction(async (db) => {
    // A refund that is asked for at this moment comes before or after.
    const locked = (await lockOrder(db, order.id))!
    if (await isInWaitingGroup(db, locked.group_id)) throw refuse(orderFailures.notInvoiceable)
    const payment = await selectPaymentOfOrder(db, order.id)
    if (!payment || !mayInvoice(locked, null)) throw refuse(orderFailures.notInvoiceable)
    const amount_fen = payment.amount_fen - payment.refunded_fen
    if (!(await upsertInvoice(db, { order_id: order.id, user_id, title, amount_fen, ...sealed })))
      throw refuse(orderFailures.notInvoiceable)
  })
  return showOrder(context, order.id)
})
