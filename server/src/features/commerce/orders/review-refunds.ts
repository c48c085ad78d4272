import { orderOperatorCalls } from '#contract/commerce/orders.ts'
import { answer } from '#kernel/answer.ts'
import { decideRefund, refundWithoutRequest } from './decide-refund.ts'

export const passRefund = answer(orderOperatorCalls.passRefund, async (input, context) => {
  await decideRefund(context, input.refund_id, { isPassed: true })
  return {}
})

export const refuseRefund = answer(orderOperatorCalls.refuseRefund, async (input, context) => {
  await decideRefund(context, input.refund_id, { isPassed: false, reason: input.reason })
  return {}
})

export const refundOrder = answer(orderOperatorCalls.refundOrder, async (input, context) => {
  await refundWithoutRequest(context, input.order_id, input.reason)
  return {}
})
