import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { externalCredits } from '#server/features/meetings/credit-wallet/credit-wallet.tables.ts'
import { exams, examTries } from '#server/features/meetings/exams/exams.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { credits, watchDays } from '#server/features/meetings/study/study.tables.ts'

const watchedSeconds = {
  live_seconds: sql<number>`(coalesce(sum(watched_ms) filter (where kind = 'live'), 0) / 1000)::int`,
  recording_seconds: sql<number>`(coalesce(sum(watched_ms) filter (where kind = 'recording'), 0) / 1000)::int`,
  lesson_seconds: sql<number>`(coalesce(sum(watched_ms) filter (where kind = 'lesson'), 0) / 1000)::int`,
}

export const selectWatchMonths = (db: Db, userId: number, year: number) => {
  const month = sql<string>`to_char(${watchDays.day}, 'YYYY-MM')`
  return db
    .select({ month, ...watchedSeconds })
    .from(watchDays)
    .where(
      and(
        eq(watchDays.user_id, userId),
        sql`${watchDays.day} between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
      ),
    )
    .groupBy(month)
}

export type MonthRow = Awaited<ReturnType<typeof selectWatchMonths>>[number]

export const selectWatchYears = (db: Db, userId: number) => {
  const year = sql<number>`extract(year from ${watchDays.day})::int`
  return db
    .select({ year, ...watchedSeconds })
    .from(watchDays)
    .where(eq(watchDays.user_id, userId))
    .groupBy(year)
}

/** The year in Shanghai of a moment. */
const yearOf = (moment: unknown) =>
  sql<number>`extract(year from ${moment} at time zone 'Asia/Shanghai')::int`

/** The credits of each year, here and elsewhere, as far as they count. */
export const selectCreditYears = async (db: Db, userId: number) => {
  const { rows } = await db.execute<{ year: number; tenths: number }>(sql`
    select year, sum(points_tenths)::int as tenths from (
      select ${yearOf(sql`granted_at`)} as year, points_tenths from ${credits}
      where user_id = ${userId} and revoked_at is null
      union all
      select extract(year from earned_on)::int, points_tenths from ${externalCredits}
      where user_id = ${userId} and confirmed_at is not null
    ) earned group by year having sum(points_tenths) > 0`)
  return rows
}

export const selectCertificateYears = (db: Db, userId: number) => {
  const year = sql<number>`extract(year from ${certificates.issued_on})::int`
  return db
    .select({ year, count: sql<number>`count(*)::int` })
    .from(certificates)
    .where(and(eq(certificates.user_id, userId), isNull(certificates.revoked_at)))
    .groupBy(year)
}

/** One row for each exam and year in which attempts were closed: the best of them. */
export const selectTakenExams = (db: Db, userId: number) => {
  const year = yearOf(examTries.closed_at)
  return db
    .select({
      year,
      meeting_id: exams.meeting_id,
      title: exams.title,
      meeting_title: meetings.title,
      pass_mark: exams.pass_mark,
      score: sql<number>`max(${examTries.score})::int`,
      tries: sql<number>`count(*)::int`,
      closed_on: sql<string>`to_char(max(${examTries.closed_at}) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
    })
    .from(examTries)
    .innerJoin(exams, eq(exams.id, examTries.exam_id))
    .innerJoin(meetings, eq(meetings.id, exams.meeting_id))
    .where(and(eq(examTries.user_id, userId), sql`${examTries.closed_at} is not null`))
    .groupBy(year, exams.id, meetings.id)
    .orderBy(desc(sql`max(${examTries.closed_at})`))
}

export type TakenExamRow = Awaited<ReturnType<typeof selectTakenExams>>[number]

export const selectCertificatesIn = (db: Db, userId: number, year: number) =>
  db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.user_id, userId),
        isNull(certificates.revoked_at),
        sql`${certificates.issued_on} between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
      ),
    )
    .orderBy(desc(certificates.issued_on), desc(certificates.id))
