import { orderCalls, orderFailures, orderLimits, orderStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context, Services } from '#kernel/services.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { checkCoupon, reserveCoupon } from '#server/features/commerce/coupons/use-coupon.ts'
import { currentPriceFen } from '#server/features/library/courses/price.ts'
import { grantRight } from '#server/features/library/rights/rights.queries.ts'
import { cancelOrder } from './cancel-order.ts'
import { closeExpiredOrder, closeOrder } from './close-order.ts'
import { newOrderNo } from './order-number.ts'
import {
  insertOrder,
  selectOffer,
  selectPendingOrder,
  updateDiscount,
  updateStatus,
} from './orders.queries.ts'
import type { NewOrder, OrderRow } from './orders.queries.ts'
import { showNewOrder, showOrder } from './show-order.ts'

/** A pending order may end or appear while another is being created. */
const mostTries = 5

export const createOrder = answer(orderCalls.create, async (input, context) => {
  const order = await describeOrder(context, input)
  for (let tries = 0; tries < mostTries; tries++) {
    const known = await selectPendingOrder(context.db, order.user_id, order)
    if (known && isSameOrder(known, order.coupon_code)) return showOrder(context, known.id)
    if (known) await endOrder(context, known, order.coupon_code)
    const added = await addOrder(context, order)
    if (!added) continue
    await context.events.announce(context.db, userChanged, { userId: order.user_id })
    return added.pay_amount_fen === 0 ? showOrder(context, added.id) : showNewOrder(context, added)
  }
  throw refuse(failures.busy)
})

/** The order as the server sees it: nothing but the item and the coupon comes from the caller. */
async function describeOrder(
  context: Context,
  { item_type, item_id, coupon_code }: Pick<NewOrder, 'item_type' | 'item_id' | 'coupon_code'>,
): Promise<NewOrder> {
  const { db } = context
  const { userId: user_id } = memberOf(context)
  const offer = await selectOffer(db, user_id, item_id)
  if (!offer) throw refuse(failures.dataMissing, { detail: 'item_id' })
  const now = new Date()
  const price_fen = currentPriceFen(offer, now)
  if (price_fen === 0) throw refuse(orderFailures.notForSale)
  if (offer.author_id === user_id) throw refuse(orderFailures.ownWork)
  if (offer.is_bought) throw refuse(orderFailures.alreadyBought)
  const { title, cover, course_type, doctor_name, author_id } = offer
  return {
    order_no: newOrderNo(now),
    user_id,
    item_type,
    item_id,
    title,
    cover,
    course_type,
    doctor_name,
    author_id,
    price_fen,
    coupon_code: coupon_code.toUpperCase(),
    expires_at: new Date(now.getTime() + orderLimits.payMinutes * 60_000),
  }
}

/** A coupon changes what is paid, which a started payment cannot follow: that takes another order. */
const isSameOrder = (known: OrderRow, couponCode: string) =>
  known.expires_at > new Date() && (couponCode === '' || couponCode === known.coupon_code)

/** A pending order is given up for a coupon only if that can be used. */
async function endOrder(services: Services, known: OrderRow, code: string): Promise<void> {
  if (known.expires_at <= new Date()) return closeExpiredOrder(services, known.id)
  await checkCoupon(services.db, { code, userId: known.user_id!, courseType: known.course_type })
  return cancelOrder(services, known)
}

/** Undefined if the person has another pending order by now. */
const addOrder = ({ db, jobs }: Context, order: NewOrder): Promise<OrderRow | undefined> =>
  db.transaction(async (db) => {
    const added = await insertOrder(db, order)
    if (!added) return undefined
    const discounted = order.coupon_code === '' ? added : await useCoupon(db, added, order)
    if (discounted.pay_amount_fen === 0) await giveFree(db, discounted, order.user_id)
    else await jobs.send(db, closeOrder, { orderId: added.id }, added.expires_at)
    return discounted
  })

async function useCoupon(
  db: Context['db'],
  added: OrderRow,
  { coupon_code: code, user_id: userId }: NewOrder,
) {
  const use = { code, userId, orderId: added.id, courseType: added.course_type }
  return updateDiscount(db, added.id, await reserveCoupon(db, use))
}

/** A coupon that covers the whole price leaves nothing to pay. */
async function giveFree(db: Context['db'], order: OrderRow, userId: number): Promise<void> {
  await updateStatus(db, order.id, orderStates.pending, { status: orderStates.paid, paid_at: new Date() })
  const item = { type: order.item_type, id: order.item_id }
  if (!(await grantRight(db, { userId, item, orderId: order.id }))) throw refuse(orderFailures.alreadyBought)
}
