import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { coffeeCampaignCounters, coffeeCounters, coffeeStaff } from './coffee.tables.ts'

export type CounterRow = typeof coffeeCounters.$inferSelect

/** Undefined if another counter has the name. */
export function insertCounter(
  db: Db,
  row: typeof coffeeCounters.$inferInsert,
): Promise<CounterRow | undefined> {
  return first(db.insert(coffeeCounters).values(row).onConflictDoNothing().returning())
}

export const updateCounter = (db: Db, counterId: number, row: Pick<CounterRow, 'name' | 'address'>) =>
  db.update(coffeeCounters).set(row).where(eq(coffeeCounters.id, counterId))

/** Closing it again changes nothing. Undefined if there is none. */
export function updateClosed(db: Db, counterId: number): Promise<CounterRow | undefined> {
  return first(
    db
      .update(coffeeCounters)
      .set({ closed_at: sql`coalesce(${coffeeCounters.closed_at}, now())` })
      .where(eq(coffeeCounters.id, counterId))
      .returning(),
  )
}

export function selectCounter(db: Db, counterId: number): Promise<CounterRow | undefined> {
  return first(db.select().from(coffeeCounters).where(eq(coffeeCounters.id, counterId)))
}

export const selectOpenCounters = (db: Db, counterIds: number[]): Promise<CounterRow[]> =>
  db
    .select()
    .from(coffeeCounters)
    .where(and(inArray(coffeeCounters.id, counterIds), isNull(coffeeCounters.closed_at)))

/** The open counters of campaigns. */
export const selectCountersOf = (db: Db, campaignIds: number[]) =>
  db
    .select({ campaignId: coffeeCampaignCounters.campaign_id, counter: coffeeCounters })
    .from(coffeeCampaignCounters)
    .innerJoin(coffeeCounters, eq(coffeeCounters.id, coffeeCampaignCounters.counter_id))
    .where(and(inArray(coffeeCampaignCounters.campaign_id, campaignIds), isNull(coffeeCounters.closed_at)))
    .orderBy(asc(coffeeCounters.id))

/** The counter, if the user is staff of it. */
export async function selectCounterOfStaff(
  db: Db,
  counterId: number,
  userId: number,
): Promise<CounterRow | undefined> {
  return (
    await first(
      db
        .select({ counter: coffeeCounters })
        .from(coffeeStaff)
        .innerJoin(coffeeCounters, eq(coffeeCounters.id, coffeeStaff.counter_id))
        .where(and(eq(coffeeStaff.counter_id, counterId), eq(coffeeStaff.user_id, userId))),
    )
  )?.counter
}

export const selectCountersOfStaff = (db: Db, userId: number) =>
  db
    .select({ counter: coffeeCounters })
    .from(coffeeStaff)
    .innerJoin(coffeeCounters, eq(coffeeCounters.id, coffeeStaff.counter_id))
    .where(and(eq(coffeeStaff.user_id, userId), isNull(coffeeCounters.closed_at)))
    .orderBy(asc(coffeeCounters.id))

/** Adding somebody again changes nothing, and is false. */
export async function insertStaff(db: Db, counterId: number, userId: number): Promise<boolean> {
  const rows = await db
    .insert(coffeeStaff)
    .values({ counter_id: counterId, user_id: userId })
    .onConflictDoNothing()
    .returning({ id: coffeeStaff.user_id })
  return rows.length > 0
}

/** False for somebody who was not. */
export async function deleteStaff(db: Db, counterId: number, userId: number): Promise<boolean> {
  const rows = await db
    .delete(coffeeStaff)
    .where(and(eq(coffeeStaff.counter_id, counterId), eq(coffeeStaff.user_id, userId)))
    .returning({ id: coffeeStaff.user_id })
  return rows.length > 0
}
