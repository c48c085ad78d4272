import { orderCalls, orderFailures, orderStates } from '#contract/commerce/orders.ts'
import type { Charge } from '#contract/commerce/orders.ts'
import type { PayChannel } from '#contract/wire/pay-channels.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { orRefuse } from '#kernel/or-refuse.ts'
import type { Context } from '#kernel/services.ts'
import { providerOf } from '#kernel/ports/payments.ts'
import type { PaymentStart } from '#kernel/ports/payments.ts'
import { refuseClosedGroup } from '#server/features/commerce/groups/open-group.ts'
import { askPayment, askTime } from './ask-payment.ts'
import { selectOrderToPay, updateChannel } from './orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { insertCharge, selectOpenid } from './payments.queries.ts'

export const chargeOrder = answer(orderCalls.charge, async ({ order_id, channel }, context) => {
  const { userId } = memberOf(context)
  const order = await findPayable(context, userId, order_id)
  const { payments } = context.providers
  if (!payments.channelsFor(context.caller.client).includes(channel))
    throw refuse(orderFailures.channelUnavailable)
  await noteCharge(context, order, channel)
  const start = await orRefuse(context, orderFailures.channelFailed, async () =>
    payments.provider(providerOf(channel)).prepare({
      channel,
      orderNo: order.order_no,
      description: order.title,
      amountFen: order.pay_amount_fen,
      expiresAt: order.expires_at,
      payerIp: context.caller.address,
      openid: await openidFor(context, userId, channel),
      returnPath: `/payment?order_id=${order.id}`,
    }),
  )
  return presentCharge(channel, start)
})

/** An openid belongs to one app: the cashier asks for the payer of the app that opens it. */
const openidFor = async ({ db }: Context, userId: number, channel: PayChannel) =>
  channel === 'wechat_jsapi' || channel === 'wechat_mini'
    ? selectOpenid(db, userId, channel === 'wechat_mini' ? 'mini' : 'official')
    : undefined

async function findPayable({ db }: Context, userId: number, orderId: number): Promise<OrderRow> {
  const found = await selectOrderToPay(db, userId, orderId)
  if (!found) throw refuse(failures.dataMissing, { detail: 'order_id' })
  const { order, is_bought } = found
  if (order.status !== orderStates.pending) throw refuse(orderFailures.notPending)
  if (order.expires_at <= new Date()) throw refuse(orderFailures.expired)
  if (is_bought && order.seats === 0) throw refuse(orderFailures.alreadyBought)
  if (order.group_id !== null) await refuseClosedGroup(db, order.group_id)
  return order
}

/** Written before the provider is called: from here on it is asked what became of the payment, and closed. */
const noteCharge = ({ db, jobs }: Context, order: OrderRow, channel: PayChannel): Promise<void> =>
  db.transaction(async (db) => {
    if (!(await updateChannel(db, order.id, channel))) throw refuse(orderFailures.notPending)
    const provider = providerOf(channel)
    if (await insertCharge(db, order.id, provider))
      await jobs.send(db, askPayment, { orderId: order.id, provider, round: 0 }, askTime(0))
  })

const presentCharge = (channel: PayChannel, start: PaymentStart): Charge => ({
  channel,
  cashier_url: start.kind === 'page' ? start.url : '',
  code_url: start.kind === 'code' ? start.codeUrl : '',
  parameters: start.kind === 'parameters' ? start.parameters : {},
})
