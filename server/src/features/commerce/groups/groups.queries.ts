import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { groupStates } from '#contract/commerce/groups.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { groupMembers, groupOffers, purchaseGroups } from './groups.tables.ts'

export type GroupRow = typeof purchaseGroups.$inferSelect
export type OfferRow = typeof groupOffers.$inferSelect

/** The group price of a work; undefined if it has none at this time. */
export const selectGroupOffer = (db: Db, productionId: number): Promise<OfferRow | undefined> =>
  first(
    db
      .select()
      .from(groupOffers)
      .where(and(eq(groupOffers.production_id, productionId), isNull(groupOffers.stopped_at))),
  )

/** Undefined if the work has one already. */
export const insertOffer = (db: Db, row: typeof groupOffers.$inferInsert): Promise<OfferRow | undefined> =>
  first(db.insert(groupOffers).values(row).onConflictDoNothing().returning())

export const updateOffer = (db: Db, id: number, values: Pick<OfferRow, 'price_fen' | 'size' | 'hours'>) =>
  db.update(groupOffers).set(values).where(eq(groupOffers.id, id))

export const updateOfferStopped = (db: Db, id: number, isStopped: boolean) =>
  db
    .update(groupOffers)
    .set({ stopped_at: isStopped ? sql`now()` : null })
    .where(eq(groupOffers.id, id))

export const selectWorkPrice = (db: Db, productionId: number) =>
  first(
    db
      .select({
        is_free: productions.is_free,
        price_fen: productions.price_fen,
        former_price_fen: productions.former_price_fen,
        offer_ends_at: productions.offer_ends_at,
      })
      .from(productions)
      .where(eq(productions.id, productionId)),
  )

export const insertGroup = (db: Db, row: typeof purchaseGroups.$inferInsert): Promise<GroupRow> =>
  only(db.insert(purchaseGroups).values(row).returning())

export const selectGroup = (db: Db, id: number): Promise<GroupRow | undefined> =>
  first(db.select().from(purchaseGroups).where(eq(purchaseGroups.id, id)))

/** Everything that joins, leaves or ends a group comes through here one after the other. After the lock of an order, never before. */
export const lockGroup = (db: Db, id: number): Promise<GroupRow | undefined> =>
  first(db.select().from(purchaseGroups).where(eq(purchaseGroups.id, id)).for('update'))

/** By the clock of the database, which starts the job too. */
export const isPastDeadline = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(
    purchaseGroups,
    and(eq(purchaseGroups.id, id), sql`${purchaseGroups.deadline_at} <= clock_timestamp()`),
  )) > 0

const isIn = (groupId: number) => and(eq(groupMembers.group_id, groupId), isNull(groupMembers.left_at))

export const countMembers = (db: Db, groupId: number): Promise<number> =>
  db.$count(groupMembers, isIn(groupId))

export const selectMembers = (db: Db, groupId: number) =>
  db
    .select({ order_id: groupMembers.order_id, user_id: groupMembers.user_id })
    .from(groupMembers)
    .where(isIn(groupId))
    .orderBy(groupMembers.order_id)

/** False if the person or the order has a place already. */
export async function insertMember(
  db: Db,
  member: { group_id: number; order_id: number; user_id: number },
): Promise<boolean> {
  const rows = await db
    .insert(groupMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ id: groupMembers.order_id })
  return rows.length > 0
}

export const updateLeft = (db: Db, orderId: number) =>
  db
    .update(groupMembers)
    .set({ left_at: sql`now()` })
    .where(and(eq(groupMembers.order_id, orderId), isNull(groupMembers.left_at)))

export const selectGroupOfOrder = (db: Db, orderId: number) =>
  first(
    db
      .select({ group_id: groupMembers.group_id })
      .from(groupMembers)
      .where(and(eq(groupMembers.order_id, orderId), isNull(groupMembers.left_at))),
  )

export const updateEnded = (db: Db, id: number, state: GroupRow['state']) =>
  db
    .update(purchaseGroups)
    .set({ state, ended_at: sql`now()` })
    .where(eq(purchaseGroups.id, id))

/** Whether somebody has a place in an open group for a work. */
export const isInOpenGroup = async (db: Db, userId: number, productionId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: purchaseGroups.id })
    .from(groupMembers)
    .innerJoin(purchaseGroups, eq(purchaseGroups.id, groupMembers.group_id))
    .where(
      and(
        eq(groupMembers.user_id, userId),
        isNull(groupMembers.left_at),
        eq(purchaseGroups.production_id, productionId),
        eq(purchaseGroups.state, groupStates.open),
      ),
    )
    .limit(1)
  return rows.length > 0
}

const joined = sql<number>`(select count(*) from ${groupMembers} m
  where m.group_id = ${purchaseGroups}.id and m.left_at is null)::int`

const viewColumns = { group: purchaseGroups, joined, opener: users.truename }

/** Groups for a work that somebody has paid for and that have places left, the next to end first. */
export const selectOpenGroups = (db: Db, productionId: number, limit: number) =>
  db
    .select(viewColumns)
    .from(purchaseGroups)
    .leftJoin(users, eq(users.id, purchaseGroups.opener_id))
    .where(
      and(
        eq(purchaseGroups.production_id, productionId),
        eq(purchaseGroups.state, groupStates.open),
        gt(purchaseGroups.deadline_at, sql`now()`),
        sql`${joined} between 1 and ${purchaseGroups.size} - 1`,
      ),
    )
    .orderBy(asc(purchaseGroups.deadline_at))
    .limit(limit)

export type GroupView = Awaited<ReturnType<typeof selectOpenGroups>>[number]

export const selectGroupByCode = (db: Db, code: string): Promise<GroupRow | undefined> =>
  first(db.select().from(purchaseGroups).where(eq(purchaseGroups.code, code)))

/** A group with what it is for. */
export const selectGroupPage = (db: Db, code: string, userId: number) =>
  first(
    db
      .select({
        ...viewColumns,
        work: {
          title: productions.title,
          cover: productions.cover,
          course_type: productions.course_type,
          is_free: productions.is_free,
          price_fen: productions.price_fen,
          former_price_fen: productions.former_price_fen,
          offer_ends_at: productions.offer_ends_at,
        },
        doctor: doctors.name,
        isMember: sql<boolean>`exists (select from ${groupMembers} own where own.group_id = ${purchaseGroups}.id
          and own.user_id = ${userId} and own.left_at is null)`,
      })
      .from(purchaseGroups)
      .innerJoin(productions, eq(productions.id, purchaseGroups.production_id))
      .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
      .leftJoin(users, eq(users.id, purchaseGroups.opener_id))
      .where(eq(purchaseGroups.code, code)),
  )

export type GroupPage = NonNullable<Awaited<ReturnType<typeof selectGroupPage>>>

/** Groups of an order's list, by their number. */
export const selectGroupViews = async (db: Db, ids: number[]): Promise<Map<number, GroupView>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(viewColumns)
    .from(purchaseGroups)
    .leftJoin(users, eq(users.id, purchaseGroups.opener_id))
    .where(sql`${purchaseGroups.id} = any(${sql.param(ids)}::bigint[])`)
  return new Map(rows.map((row) => [row.group.id, row]))
}

/** Groups that should have ended a while ago. */
export const selectOverdueGroups = (db: Db) =>
  db
    .select({ id: purchaseGroups.id })
    .from(purchaseGroups)
    .where(
      and(
        eq(purchaseGroups.state, groupStates.open),
        sql`${purchaseGroups.deadline_at} < now() - interval '10 minutes'`,
      ),
    )
