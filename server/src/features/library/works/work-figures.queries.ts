import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { today } from './works.queries.ts'
import { productionEpisodes, productions } from './works.tables.ts'

/** What the author of works is told about them. Nobody who watched can be found in it. */

export type DayFigures = { day: string; views: number; watched_ms: number; completions: number }

const sums = sql`coalesce(sum(d.views), 0)::int as views, coalesce(sum(d.watched_ms), 0)::float8 as watched_ms,
  coalesce(sum(d.completions), 0)::int as completions`

/** All works of a doctor together on each of the last days, the oldest first; days without a view are there too. */
export async function selectDayFigures(db: Db, doctorId: number, days: number): Promise<DayFigures[]> {
  const { rows } = await db.execute<DayFigures>(sql`
    select to_char(n.day, 'YYYY-MM-DD') as day, ${sums}
    from generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day') as n (day)
    left join work_days d on d.day = n.day::date
      and d.production_id in (select p.id from ${productions} p where p.doctor_id = ${doctorId})
    group by n.day order by n.day`)
  return rows
}

export type WorkFigures = Omit<DayFigures, 'day'> & {
  production_id: number
  title: string
  /** Members who have begun a lesson of it, ever. */
  viewers: number
  /** The share of begun lessons that were completed, from 0 to 1. */
  completed_share: number
}

/** Each work of a doctor over the last days, the most watched first; removed works are left out. */
export async function selectWorkFigures(db: Db, doctorId: number, days: number): Promise<WorkFigures[]> {
  const { rows } = await db.execute<WorkFigures>(sql`
    select p.id::float8 as production_id, p.title, recent.*, ever.*
    from ${productions} p
    cross join lateral (
      select ${sums} from work_days d where d.production_id = p.id and d.day > ${today} - ${days}::int
    ) recent
    cross join lateral (
      select count(distinct l.user_id)::int as viewers,
        coalesce(count(l.completed_at)::float8 / nullif(count(*), 0), 0) as completed_share
      from lesson_progress l where l.production_id = p.id
    ) ever
    where p.doctor_id = ${doctorId} and p.removed_at is null
    order by recent.watched_ms desc, recent.views desc, p.id desc`)
  return rows
}

export type RetentionPoint = { second: number; share: number }

/**
 * How many of the members who began a lesson have watched each part of it, from 0 to 1. Only for a lesson of the doctor;
 * nothing if nobody began it or its length is unknown. A short lesson has a point a second.
 */
export async function selectRetention(
  db: Db,
  { doctorId, lessonId, points }: { doctorId: number; lessonId: number; points: number },
): Promise<RetentionPoint[]> {
  const { rows } = await db.execute<RetentionPoint>(sql`
    select (n.at * e.seconds / c.points)::int as second,
      avg((l.covered @> ((n.at + 0.5) * e.seconds * 1000 / c.points)::int)::int)::float8 as share
    from ${productionEpisodes} e
    join ${productions} p on p.id = e.production_id and p.doctor_id = ${doctorId}
    join lesson_progress l on l.lesson_id = e.id
    cross join lateral (select least(${points}::int, e.seconds::int) as points) c
    cross join lateral generate_series(0, c.points - 1) as n (at)
    where e.id = ${lessonId} and e.seconds > 0
    group by n.at, e.seconds, c.points order by n.at`)
  return rows
}
