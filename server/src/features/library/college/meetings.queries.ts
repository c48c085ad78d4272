import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { cardColumns, hasStream } from '#server/features/meetings/meetings/meetings.queries.ts'
import { meetingDiseases, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

const nearDays = 30

type Scope = { collegeId: number; diseaseId: number }

const isSeen = ({ collegeId, diseaseId }: Scope) =>
  and(
    isNull(meetings.parent_id),
    eq(meetings.published, true),
    collegeId > 0 ? eq(meetings.college_id, collegeId) : undefined,
    diseaseId > 0
      ? sql`exists (select 1 from ${meetingDiseases} md where md.meeting_id = ${meetings}.id and md.disease_id = ${diseaseId})`
      : undefined,
  )

const selectCards = (db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number) =>
  db
    .select({
      ...cardColumns,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(meetings)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

/** Around now: current and upcoming ones, next first; then past ones, latest first. */
export const selectRecentMeetings = (db: Db, scope: Scope, limit: number, offset: number) => {
  const isOver = lte(meetings.end_at, sql`now()`)
  return selectCards(
    db,
    and(
      isSeen(scope),
      gt(meetings.begin_at, sql`now() - ${nearDays} * interval '1 day'`),
      lte(meetings.begin_at, sql`now() + ${nearDays} * interval '1 day'`),
    ),
    [sql`${isOver}`, sql`abs(extract(epoch from ${meetings.begin_at} - now()))`, asc(meetings.id)],
    limit,
    offset,
  )
}

export const selectLiveMeetings = (db: Db, scope: Scope, limit: number, offset: number) =>
  selectCards(
    db,
    and(
      isSeen(scope),
      hasStream,
      eq(meetings.is_offline, false),
      lte(meetings.begin_at, sql`now()`),
      gt(meetings.end_at, sql`now()`),
    ),
    [asc(meetings.begin_at), asc(meetings.id)],
    limit,
    offset,
  )
