import { orderCalls, orderFailures, orderLimits, orderStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import type * as z from 'zod/mini'
import { giftLimits } from '#contract/commerce/gifts.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context, Services } from '#kernel/services.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { findFitting } from '#server/features/commerce/coupons/fitting-coupons.ts'
import { checkCoupon, reserveCoupon } from '#server/features/commerce/coupons/use-coupon.ts'
import type { Priced } from '#server/features/commerce/coupons/use-coupon.ts'
import { groupPriceFen, newGroup, openGroup } from '#server/features/commerce/groups/open-group.ts'
import { currentPriceFen } from '#server/features/library/works/price.ts'
import { grantRight } from '#server/features/library/rights/rights.queries.ts'
import { cancelOrder } from './cancel-order.ts'
import { closeExpiredOrder, closeOrder } from './close-order.ts'
import { newOrderNo } from './order-number.ts'
import {
  insertOrder,
  selectOffer,
  selectPendingOrder,
  updateDiscount,
  updateGroup,
  updateStatus,
} from './orders.queries.ts'
import type { NewOrder, OrderRow } from './orders.queries.ts'
import { showNewOrder, showOrder } from './show-order.ts'

/** A pending order may end or appear while another is being created. */
const mostTries = 5

type Wanted = z.infer<typeof orderCalls.create.input>

export const createOrder = answer(orderCalls.create, async (input, context) => {
  const wanted = await describeOrder(context, input)
  for (let tries = 0; tries < mostTries; tries++) {
    const { order } = wanted
    const known = await selectPendingOrder(context.db, order.user_id, order)
    if (known && isSameOrder(known, wanted)) return showOrder(context, known.id)
    if (known) await endOrder(context, known, order)
    const added = await addOrder(context, wanted)
    if (!added) continue
    await context.events.announce(context.db, userChanged, { userId: order.user_id })
    return added.pay_amount_fen === 0 ? showOrder(context, added.id) : showNewOrder(context, added)
  }
  throw refuse(failures.busy)
})

/** What is to be ordered: nothing but the item, the coupon, the seats and the group comes from the caller. */
type Described = {
  order: NewOrder
  opensGroup: boolean
  isWithoutCoupon: boolean
  /** Nobody has named the coupon: an order that is there is good as it is. */
  isBestCoupon: boolean
}

async function describeOrder(context: Context, input: Wanted): Promise<Described> {
  const { db } = context
  const { item_type, item_id, seats = 0, group: groupCode = '' } = input
  const { userId: user_id } = memberOf(context)
  const offer = await selectOffer(db, user_id, item_id)
  if (!offer) throw refuse(failures.dataMissing, { detail: 'item_id' })
  const now = new Date()
  const singleFen = currentPriceFen(offer, now)
  if (singleFen === 0) throw refuse(orderFailures.notForSale)
  if (offer.author_id === user_id) throw refuse(orderFailures.ownWork)
  // What is given away may be owned.
  if (offer.is_bought && seats === 0) throw refuse(orderFailures.alreadyBought)
  if (seats > giftLimits.seats || (seats > 0 && groupCode !== '')) throw refuse(orderFailures.seatsWrong)
  if (input.coupon_code !== '' && (seats > 0 || groupCode !== '')) throw refuse(orderFailures.couponNotHere)
  const inGroup =
    groupCode === ''
      ? undefined
      : await groupPriceFen(db, { code: groupCode, userId: user_id, workId: item_id })
  const priced = { workId: item_id, courseType: offer.course_type, priceFen: singleFen }
  const isBestCoupon = input.best_coupon === true && input.coupon_code === '' && seats === 0 && !inGroup
  const [best] = isBestCoupon ? await findFitting(db, user_id, priced) : []
  const { title, cover, course_type, doctor_name, author_id } = offer
  return {
    opensGroup: groupCode === newGroup,
    isWithoutCoupon: input.without_coupon === true,
    isBestCoupon,
    order: {
      order_no: newOrderNo(now),
      user_id,
      item_type,
      item_id,
      title,
      cover,
      course_type,
      doctor_name,
      author_id,
      price_fen: (inGroup?.priceFen ?? singleFen) * Math.max(1, seats),
      coupon_code: best?.coupon.code ?? input.coupon_code.toUpperCase(),
      expires_at: new Date(now.getTime() + orderLimits.payMinutes * 60_000),
      seats,
      group_id: inGroup?.group?.id ?? null,
    },
  }
}

/** A coupon or another price changes what is paid, which a started payment cannot follow: that takes another order. */
function isSameOrder(
  known: OrderRow,
  { order, opensGroup, isWithoutCoupon, isBestCoupon }: Described,
): boolean {
  if (known.expires_at <= new Date() || known.seats !== order.seats) return false
  if (opensGroup ? known.group_id === null : known.group_id !== order.group_id) return false
  if (isWithoutCoupon) return known.coupon_code === ''
  return isBestCoupon || order.coupon_code === '' || order.coupon_code === known.coupon_code
}

/** A pending order is given up for a coupon only if that can be used. */
async function endOrder(services: Services, known: OrderRow, order: NewOrder): Promise<void> {
  if (known.expires_at <= new Date()) return closeExpiredOrder(services, known.id)
  const { coupon_code: code, user_id: userId } = order
  if (code !== '') await checkCoupon(services.db, { code, userId, priced: pricedOf(order) })
  return cancelOrder(services, known)
}

const pricedOf = ({ item_id, course_type, price_fen }: NewOrder | OrderRow): Priced => ({
  workId: item_id,
  courseType: course_type,
  priceFen: price_fen,
})

/** Undefined if the person has another pending order by now. */
const addOrder = (context: Context, { order, opensGroup }: Described): Promise<OrderRow | undefined> =>
  context.db.transaction(async (db) => {
    const inserted = await insertOrder(db, order)
    if (!inserted) return undefined
    const added = opensGroup ? await inNewGroup(context, db, inserted) : inserted
    const discounted = order.coupon_code === '' ? added : await useCoupon(db, added, order)
    if (discounted.pay_amount_fen === 0) await giveFree(db, discounted, order.user_id)
    else await context.jobs.send(db, closeOrder, { orderId: added.id }, added.expires_at)
    return discounted
  })

async function inNewGroup(context: Context, db: Tx, order: OrderRow): Promise<OrderRow> {
  const group = await openGroup(context, db, { workId: order.item_id, openerId: order.user_id! })
  return updateGroup(db, order.id, group.id)
}

async function useCoupon(
  db: Context['db'],
  added: OrderRow,
  { coupon_code: code, user_id: userId }: NewOrder,
) {
  const use = { code, userId, orderId: added.id, priced: pricedOf(added) }
  return updateDiscount(db, added.id, await reserveCoupon(db, use))
}

/** A coupon that covers the whole price leaves nothing to pay. */
async function giveFree(db: Context['db'], order: OrderRow, userId: number): Promise<void> {
  await updateStatus(db, order.id, orderStates.pending, { status: orderStates.paid, paid_at: new Date() })
  const item = { type: order.item_type, id: order.item_id }
  if (!(await grantRight(db, { userId, item, orderId: order.id }))) throw refuse(orderFailures.alreadyBought)
}
