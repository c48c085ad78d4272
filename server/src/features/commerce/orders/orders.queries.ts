import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { orderStates, refundStates } from '#contract/commerce/orders.ts'
import { authenticationStates } from '#contract/commerce/payees.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { expertAuthentications } from '#server/features/commerce/payees/payees.tables.ts'
import { itemColumns } from '#server/features/library/works/works.queries.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { rights } from '#server/features/library/rights/rights.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { groupStates } from '#contract/commerce/groups.ts'
import { purchaseGroups } from '#server/features/commerce/groups/groups.tables.ts'
import { invoices, orders, payments, refunds } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect

const user = sql.placeholder('userId')

/** Whether the person has the right to a work already. */
const isBought = (itemId: SQL) =>
  sql<boolean>`exists (select from ${rights} r where r.user_id = ${user} and r.item_type = 'production'
    and r.item_id = ${itemId} and r.revoked_at is null)`

/** What can be bought, with what an order takes over from it. Removed works are not sold. */
const offer = prepared('offer', (db) =>
  db
    .select({
      title: productions.title,
      cover: productions.cover,
      course_type: productions.course_type,
      is_free: productions.is_free,
      price_fen: productions.price_fen,
      former_price_fen: productions.former_price_fen,
      offer_ends_at: productions.offer_ends_at,
      doctor_name: doctors.name,
      author_id: doctors.user_id,
      is_bought: isBought(sql`${productions}.id`),
    })
    .from(productions)
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(and(eq(productions.id, sql.placeholder('productionId')), isNull(productions.removed_at))),
)

export const selectOffer = (db: Db, userId: number, productionId: number) =>
  first(offer(db).execute({ userId, productionId }))

const newOrder = prepared('new_order', (db) =>
  db
    .insert(orders)
    .values({
      order_no: sql.placeholder('order_no'),
      user_id: sql.placeholder('user_id'),
      item_type: sql.placeholder('item_type'),
      item_id: sql.placeholder('item_id'),
      title: sql.placeholder('title'),
      cover: sql.placeholder('cover'),
      course_type: sql.placeholder('course_type'),
      doctor_name: sql.placeholder('doctor_name'),
      author_id: sql.placeholder('author_id'),
      price_fen: sql.placeholder('price_fen'),
      coupon_code: sql.placeholder('coupon_code'),
      expires_at: sql.placeholder('expires_at'),
      seats: sql.placeholder('seats'),
      group_id: sql.placeholder('group_id'),
    })
    .onConflictDoNothing({
      target: [orders.user_id, orders.item_type, orders.item_id],
      where: sql`status = 1`,
    })
    .returning(),
)

export type NewOrder = Pick<
  OrderRow,
  | 'order_no'
  | 'item_type'
  | 'item_id'
  | 'title'
  | 'cover'
  | 'course_type'
  | 'doctor_name'
  | 'author_id'
  | 'price_fen'
  | 'coupon_code'
  | 'expires_at'
  | 'seats'
  | 'group_id'
> & { user_id: number }

/** Undefined if the person has a pending order for the item. */
export const insertOrder = (db: Db, order: NewOrder): Promise<OrderRow | undefined> =>
  first(newOrder(db).execute(order))

export type BoughtItem = Pick<OrderRow, 'item_type' | 'item_id'>

const pendingOrder = prepared('pending_order', (db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.user_id, user),
        eq(orders.item_type, sql.placeholder('itemType')),
        eq(orders.item_id, sql.placeholder('itemId')),
        eq(orders.status, orderStates.pending),
      ),
    ),
)

export const selectPendingOrder = (
  db: Db,
  userId: number,
  { item_type: itemType, item_id: itemId }: BoughtItem,
): Promise<OrderRow | undefined> => first(pendingOrder(db).execute({ userId, itemType, itemId }))

export const selectOrder = (db: Db, orderId: number): Promise<OrderRow | undefined> =>
  first(db.select().from(orders).where(eq(orders.id, orderId)))

/** Whatever settles, closes or refunds an order comes through here one after the other. */
export const lockOrder = (db: Db, orderId: number): Promise<OrderRow | undefined> =>
  first(db.select().from(orders).where(eq(orders.id, orderId)).for('no key update'))

/** Several in the order of their numbers, before anything of the ledger is locked: as for one, so that nobody waits in a ring. */
export const lockOrders = (db: Db, orderIds: number[]): Promise<OrderRow[]> =>
  db.select().from(orders).where(inArray(orders.id, orderIds)).orderBy(orders.id).for('no key update')

const lockedOrder = prepared('locked_order', (db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.order_no, sql.placeholder('orderNo')))
    .for('no key update'),
)

export const lockOrderByNo = (db: Db, orderNo: string): Promise<OrderRow | undefined> =>
  first(lockedOrder(db).execute({ orderNo }))

type Change = Partial<Omit<typeof orders.$inferInsert, 'id'>> & { status: OneOf<typeof orderStates> }

/** Moves an order from one state to another. False if it is in a third: of two that race one moves it. */
export async function updateStatus(
  db: Db,
  orderId: number,
  from: Change['status'],
  change: Change,
): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, orderId), eq(orders.status, from)))
    .returning({ id: orders.id })
  return rows.length > 0
}

const paidOrder = prepared('paid_order', (db) =>
  db
    .update(orders)
    .set({ status: orderStates.paid, paid_at: sql`${sql.placeholder('paidAt')}::timestamptz` })
    .where(and(eq(orders.id, sql.placeholder('orderId')), eq(orders.status, orderStates.pending))),
)

/** A pending order that is locked is paid. */
export const updatePaid = (db: Db, orderId: number, paidAt: Date) =>
  paidOrder(db).execute({ orderId, paidAt: paidAt.toISOString() })

export const updateDiscount = (db: Db, orderId: number, discountFen: number): Promise<OrderRow> =>
  only(
    db
      .update(orders)
      .set({ discount_fen: sql`least(${discountFen}, ${orders.price_fen})` })
      .where(eq(orders.id, orderId))
      .returning(),
  )

const chargedOrder = prepared('charged_order', (db) =>
  db
    .update(orders)
    .set({ channel: sql`${sql.placeholder('channel')}` })
    .where(
      and(
        eq(orders.id, sql.placeholder('orderId')),
        eq(orders.status, orderStates.pending),
        sql`${orders.expires_at} > now()`,
      ),
    )
    .returning({ id: orders.id }),
)

/** False if the order cannot be paid any more. */
export const updateChannel = async (
  db: Db,
  orderId: number,
  channel: OrderRow['channel'],
): Promise<boolean> => (await chargedOrder(db).execute({ orderId, channel })).length > 0

export const updateHidden = (db: Db, orderId: number) =>
  db
    .update(orders)
    .set({ hidden_at: sql`now()` })
    .where(eq(orders.id, orderId))

/** An order whose time is over is closed for everybody who reads it, before the job has closed it at the providers. */
const shownStatus = sql<OneOf<typeof orderStates>>`case
  when ${orders.status} = ${sql.raw(String(orderStates.pending))} and ${orders.expires_at} <= now()
  then ${sql.raw(String(orderStates.closed))} else ${orders.status} end`

const viewColumns = {
  order: orders,
  status: shownStatus,
  refund: refunds,
  invoice: invoices,
  refunded_fen: sql<number>`(select coalesce(sum(back.amount_fen), 0)::int from ${refunds} back
    join ${payments} pm on pm.id = back.payment_id and not pm.is_late
    where back.order_id = ${orders}.id and back.state = ${sql.raw(String(refundStates.arrived))})`,
}

/** With the latest refund and the latest invoice. */
const selectViews = (db: Db) =>
  db
    .select({ ...viewColumns, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .leftJoin(
      refunds,
      eq(refunds.id, sql`(select max(latest.id) from refunds latest where latest.order_id = ${orders}.id)`),
    )
    .leftJoin(
      invoices,
      eq(invoices.id, sql`(select max(latest.id) from invoices latest where latest.order_id = ${orders}.id)`),
    )

export type OrderView = Awaited<ReturnType<typeof selectViews>>[number]

const isShownTo = (userId: number | Placeholder) => and(eq(orders.user_id, userId), isNull(orders.hidden_at))

const orderToPay = prepared('order_to_pay', (db) =>
  db
    .select({ order: orders, is_bought: isBought(sql`${orders}.item_id`) })
    .from(orders)
    .where(and(isShownTo(user), eq(orders.id, sql.placeholder('orderId')))),
)

/** An order of this person, and whether they have got its item in another way. */
export const selectOrderToPay = (db: Db, userId: number, orderId: number) =>
  first(orderToPay(db).execute({ userId, orderId }))

const orderView = prepared('order_view', (db) =>
  selectViews(db).where(and(isShownTo(user), eq(orders.id, sql.placeholder('orderId')))),
)

/** An order of this person that is not deleted. */
export const selectOrderView = (db: Db, userId: number, orderId: number): Promise<OrderView | undefined> =>
  first(orderView(db).execute({ userId, orderId }))

export const selectOrderViews = (
  db: Db,
  userId: number,
  { status, limit, offset }: { status: number; limit: number; offset: number },
): Promise<OrderView[]> =>
  selectViews(db)
    .where(and(isShownTo(userId), status === 0 ? undefined : sql`${shownStatus} = ${status}`))
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset)

/** Pending orders that can still be paid, the next to expire first. */
export const selectPayableOrders = (db: Db, userId: number): Promise<OrderRow[]> =>
  payableOrders(db).execute({ userId })

const payableOrders = prepared('payable_orders', (db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.user_id, user),
        eq(orders.status, orderStates.pending),
        sql`${orders.expires_at} > now()`,
      ),
    )
    .orderBy(orders.expires_at),
)

/** What a person has bought and may watch, latest first. A removed work still belongs to it. */
export const selectPurchased = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({
      work: itemColumns,
      doctor_name: doctors.name,
      order_id: rights.order_id,
      granted_at: rights.granted_at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(rights)
    .innerJoin(productions, eq(productions.id, rights.item_id))
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(and(eq(rights.user_id, userId), eq(rights.item_type, 'production'), isNull(rights.revoked_at)))
    .orderBy(desc(rights.granted_at), desc(rights.id))
    .limit(limit)
    .offset(offset)

export type PurchasedRow = Awaited<ReturnType<typeof selectPurchased>>[number]

/**
 * Paid orders whose time for a refund is over and whose author waits for the share, oldest first. The tax on it is
 * withheld in the name of the author, who has to be authenticated by then.
 */
export const selectDueShares = (db: Db, paidBefore: Date, limit: number) =>
  db
    .select({ id: orders.id, authorId: orders.author_id })
    .from(orders)
    .where(
      and(
        eq(orders.status, orderStates.paid),
        isNull(orders.share_released_at),
        lt(orders.paid_at, paidBefore),
        or(
          isNull(orders.author_id),
          sql`exists (select from ${expertAuthentications} a where a.user_id = ${orders}.author_id
            and a.state = ${authenticationStates.passed})`,
        ),
      ),
    )
    .orderBy(orders.paid_at)
    .limit(limit)

export const updateShareReleased = (db: Db, orderId: number) =>
  db
    .update(orders)
    .set({ share_released_at: sql`now()` })
    .where(eq(orders.id, orderId))

/** The author's account, which the doctor of the work did not have when it was ordered. Its share waits like any other. */
export const updateAuthor = (db: Db, orderId: number, authorId: number) =>
  db.update(orders).set({ author_id: authorId, share_released_at: null }).where(eq(orders.id, orderId))

/** Orders that should have been closed a while ago. */
export const selectOverdueOrders = (db: Db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.status, orderStates.pending), sql`${orders.expires_at} < now() - interval '10 minutes'`),
    )

/** Paid orders whose group was not complete in time. */
export const selectReturnableOrders = async (db: Db): Promise<number[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(purchaseGroups, eq(purchaseGroups.id, orders.group_id))
    .where(and(eq(orders.status, orderStates.paid), eq(purchaseGroups.state, groupStates.over)))
  return rows.map(({ id }) => id)
}

export const updateGroup = (db: Db, orderId: number, groupId: number): Promise<OrderRow> =>
  only(db.update(orders).set({ group_id: groupId }).where(eq(orders.id, orderId)).returning())
