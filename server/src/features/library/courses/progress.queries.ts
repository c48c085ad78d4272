import { and, asc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { today } from './courses.queries.ts'
import { lessonProgress, productionEpisodes } from './courses.tables.ts'

export const selectLesson = (db: Db, productionId: number, lessonId: number) =>
  first(
    db
      .select({
        id: productionEpisodes.id,
        seconds: productionEpisodes.seconds,
        is_trial: productionEpisodes.is_trial,
      })
      .from(productionEpisodes)
      .where(and(eq(productionEpisodes.id, lessonId), eq(productionEpisodes.production_id, productionId))),
  )

const lengthOf = (ranges: SQL) =>
  sql<number>`(select coalesce(sum(upper(r) - lower(r)), 0) from unnest(${ranges}) r)::int`

const coveredMs = lengthOf(sql`${lessonProgress}.covered`)

const progressColumns = {
  lesson_id: lessonProgress.lesson_id,
  position: lessonProgress.position,
  covered_ms: coveredMs,
  is_completed: sql<boolean>`${lessonProgress.completed_at} is not null`,
}

export const selectProgress = (db: Db, userId: number, productionId: number) =>
  db
    .select(progressColumns)
    .from(lessonProgress)
    .where(and(eq(lessonProgress.user_id, userId), eq(lessonProgress.production_id, productionId)))
    .orderBy(asc(lessonProgress.lesson_id))

export type ProgressRow = Awaited<ReturnType<typeof selectProgress>>[number]

type Watched = { userId: number; productionId: number; lessonId: number }

const isOf = ({ userId, lessonId }: Watched) =>
  and(eq(lessonProgress.lesson_id, lessonId), eq(lessonProgress.user_id, userId))

/** Locks the progress of a member in a lesson, so that two reports of one moment count one after the other. */
export async function lockProgress(db: Db, watched: Watched): Promise<Date> {
  const { userId, productionId, lessonId } = watched
  await db
    .insert(lessonProgress)
    .values({ lesson_id: lessonId, user_id: userId, production_id: productionId, claimed_until: new Date(0) })
    .onConflictDoNothing()
  return (
    await only(
      db
        .select({ claimedUntil: lessonProgress.claimed_until })
        .from(lessonProgress)
        .where(isOf(watched))
        .for('update'),
    )
  ).claimedUntil
}

type Addition = {
  /** In PostgreSQL's notation. */
  covered: string
  watchedMs: number
  claimedUntil: Date
  position: number | undefined
  /** The lesson is completed when so much of it is covered. */
  completedMs: number | undefined
}

/** Adds to locked progress. `completedNow` says that this addition has completed the lesson. */
export async function addProgress(
  db: Db,
  watched: Watched,
  { covered, watchedMs, claimedUntil, position, completedMs }: Addition,
): Promise<ProgressRow & { completedNow: boolean }> {
  const together = sql`${lessonProgress}.covered + ${covered}::int4multirange`
  const row = await only(
    db
      .update(lessonProgress)
      .set({
        covered: together,
        watched_ms: sql`${lessonProgress.watched_ms} + ${watchedMs}`,
        claimed_until: claimedUntil,
        position,
        completed_at:
          completedMs === undefined
            ? undefined
            : sql`coalesce(${lessonProgress.completed_at}, case when ${lengthOf(together)} >= ${completedMs} then now() end)`,
        updated_at: sql`now()`,
      })
      .where(isOf(watched))
      .returning({ ...progressColumns, completedNow: sql<boolean>`${lessonProgress.completed_at} = now()` }),
  )
  return { ...row, completedNow: row.is_completed && row.completedNow }
}

type DayAddition = { watchedMs: number; completions: number }

/** Adds to the figures of today. */
export const addToDay = (db: Db, productionId: number, { watchedMs, completions }: DayAddition) =>
  db.execute(sql`
    insert into work_days as d (production_id, day, watched_ms, completions)
    values (${productionId}, ${today}, ${watchedMs}, ${completions})
    on conflict (production_id, day) do update set
      watched_ms = d.watched_ms + excluded.watched_ms, completions = d.completions + excluded.completions`)

/** How much of each work a member has watched, from 0 to 1; lessons of unknown length are left out. */
export async function watchedShares(
  db: Db,
  userId: number,
  productionIds: number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; share: number }>(sql`
    select e.production_id as id,
      coalesce(sum(least(${coveredMs}, e.seconds * 1000))::float8 / nullif(sum(e.seconds * 1000), 0), 0) as share
    from ${productionEpisodes} e
    left join ${lessonProgress} on ${lessonProgress}.lesson_id = e.id and ${lessonProgress}.user_id = ${userId}
    where e.production_id = any(${sql.param(productionIds)}::bigint[])
    group by e.production_id`)
  return new Map(rows.map(({ id, share }) => [id, share]))
}

export const watchedShare = async (db: Db, userId: number, productionId: number): Promise<number> =>
  (await watchedShares(db, userId, [productionId])).get(productionId) ?? 0

/** Whether a member has completed every lesson of a work. */
export async function hasCompletedWork(db: Db, userId: number, productionId: number): Promise<boolean> {
  return (
    await only(
      db.execute<{ is_completed: boolean }>(sql`
    select coalesce(bool_and(p.completed_at is not null), false) as is_completed
    from ${productionEpisodes} e left join lesson_progress p on p.lesson_id = e.id and p.user_id = ${userId}
    where e.production_id = ${productionId}`),
    )
  ).is_completed
}
