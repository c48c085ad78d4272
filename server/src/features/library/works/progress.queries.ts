import { and, asc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { today } from './works.queries.ts'
import { rights } from '#server/features/library/rights/rights.tables.ts'
import { lessonProgress, productionEpisodes } from './works.tables.ts'

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

/** A lesson of unknown length counts as one of so many seconds, so that nobody watches all of it as if it were nothing. */
const assumedSeconds = 300

const lengthMs = sql`(coalesce(nullif(e.seconds, 0), ${sql.raw(String(assumedSeconds))}) * 1000)`

const ownProgress = (userId: number) =>
  sql`left join ${lessonProgress} on ${lessonProgress}.lesson_id = e.id and ${lessonProgress}.user_id = ${userId}`

/** How much of each work a member has watched, from 0 to 1, without the lessons that were given back. */
export async function watchedShares(
  db: Db,
  userId: number,
  productionIds: number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; share: number }>(sql`
    select e.production_id as id, sum(least(${coveredMs}, ${lengthMs}))::float8 / sum(${lengthMs}) as share
    from ${productionEpisodes} e
    ${ownProgress(userId)}
    left join ${rights} r on r.user_id = ${userId} and r.item_type = 'production'
      and r.item_id = e.production_id and r.revoked_at is null
    where e.production_id = any(${sql.param(productionIds)}::bigint[])
      and e.id <> all(coalesce(r.returned_lessons, '{}'))
    group by e.production_id`)
  return new Map(rows.map(({ id, share }) => [id, share]))
}

export type WatchedLesson = { id: number; chapter: string; title: string; seconds: number; watched: number }

/** The lessons of a work in their order, with how much of each a member has watched, from 0 to 1. */
export async function selectWatchedLessons(
  db: Db,
  userId: number,
  productionId: number,
): Promise<WatchedLesson[]> {
  const { rows } = await db.execute<WatchedLesson>(sql`
    select e.id::float8 as id, e.chapter, e.title, (${lengthMs} / 1000)::int as seconds,
      least(${coveredMs}, ${lengthMs})::float8 / ${lengthMs} as watched
    from ${productionEpisodes} e
    ${ownProgress(userId)}
    where e.production_id = ${productionId} order by e.sort, e.id`)
  return rows
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
