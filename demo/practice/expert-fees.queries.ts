import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { liveWatchers } from '#server/features/meetings/live/live.tables.ts'
import { onAirPeriods } from '#server/features/meetings/meetings/on-air.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertAgreements } from '#server/features/practice/expert-agreements/expert-agreements.tables.ts'
import { expertFees } from '#server/features/practice/expert-fees/expert-fees.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

/** The sheets of an expert whose meetings are still to come, in the order in which they were loaded. */
export const selectSheetIdsOf = async (db: Db, userId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: expertSheets.id })
    .from(expertSheets)
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
    .where(and(eq(expertSheets.user_id, userId), sql`${meetings.end_at} > now()`))
    .orderBy(asc(expertSheets.id))
  return rows.map(({ id }) => id)
}

/** A meeting that is over and has invited nobody yet, of these or of all: the one that was talked about most. */
export const selectFreePastMeeting = (db: Db, now: Date, among?: number[]) =>
  first(
    db
      .select({
        id: meetings.id,
        title: meetings.title,
        begin_at: meetings.begin_at,
        end_at: meetings.end_at,
      })
      .from(meetings)
      .where(
        and(
          lt(meetings.end_at, now),
          among && inArray(meetings.id, among),
          eq(meetings.published, true),
          eq(meetings.is_big, false),
          sql`not exists (select from ${expertTasks} t where t.meeting_id = ${meetings}.id)`,
        ),
      )
      .orderBy(
        sql`(select count(*) from ${comments} c where c.item_type = 'meeting' and c.item_id = ${meetings}.id) desc`,
        desc(meetings.end_at),
      )
      .limit(1),
  )

/** Where the meeting was on air already, that holds. */
export const insertOnAir = (db: Db, period: typeof onAirPeriods.$inferInsert) =>
  db.insert(onAirPeriods).values(period).onConflictDoNothing()

/** Viewers who come and go during a meeting: most of them stay for one talk and then leave, some until the end. */
export const insertWatchers = (db: Db, meetingId: number, count: number) =>
  db.execute(sql`insert into ${liveWatchers} (meeting_id, viewer, first_at, last_at)
    select m.id, 'demo-' || n, v.first_at, least(m.end_at, v.first_at + (15 + n * 37 % 110) * interval '1 minute')
    from ${meetings} m, generate_series(1, ${count}) n,
      lateral (select m.begin_at + (case when n % 4 = 0 then n * 13 % 60 else n % 14 end) * interval '1 minute' as first_at) v
    where m.id = ${meetingId} on conflict do nothing`)

/** The sheets whose agreement holds. */
export const selectAgreedSheetIds = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: expertFees.sheet_id })
    .from(expertFees)
    .where(isNotNull(expertFees.agreed_at))
  return rows.map(({ id }) => id)
}

export const updateTerms = (db: Db, sheetId: number, terms: Buffer) =>
  db.update(expertAgreements).set({ terms_digest: terms }).where(eq(expertAgreements.sheet_id, sheetId))
