import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { cardColumns } from '#server/features/meetings/meetings/meetings.queries.ts'
import {
  meetingDoctors,
  meetings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { reports } from '#server/features/meetings/reports/reports.tables.ts'
import { meetingBanners, meetingHomes, meetingMenuItems } from './meeting-home.tables.ts'
import { halls } from '#server/features/library/halls/halls.tables.ts'

/** Undefined for a meeting without its own setup. */
export const selectHome = (db: Db, meetingId: number) =>
  first(db.select().from(meetingHomes).where(eq(meetingHomes.meeting_id, meetingId)))

export type HomeRow = NonNullable<Awaited<ReturnType<typeof selectHome>>>

export const selectBanners = (db: Db, meetingId: number) =>
  db
    .select()
    .from(meetingBanners)
    .where(eq(meetingBanners.meeting_id, meetingId))
    .orderBy(asc(meetingBanners.sort), asc(meetingBanners.id))

export type BannerRow = Awaited<ReturnType<typeof selectBanners>>[number]

export const selectMenu = (db: Db, meetingId: number) =>
  db
    .select()
    .from(meetingMenuItems)
    .where(eq(meetingMenuItems.meeting_id, meetingId))
    .orderBy(asc(meetingMenuItems.sort), asc(meetingMenuItems.id))

export type MenuRow = Awaited<ReturnType<typeof selectMenu>>[number]

/** The amount of content of a meeting. */
export const countParts = (db: Db, meetingId: number) =>
  only(
    db.execute<Record<'sessions' | 'experts' | 'halls' | 'reports', number>>(sql`
    with own as (select id from ${meetings} where published and (id = ${meetingId} or parent_id = ${meetingId}))
    select (select count(*)::int from own where id <> ${meetingId}) as sessions,
      (select count(distinct doctor_id)::int from ${meetingDoctors} where meeting_id in (select id from own)) as experts,
      (select count(*)::int from ${halls} where published and meeting_id = ${meetingId}) as halls,
      (select count(*)::int from ${reports} where published and meeting_id in (select id from own)) as reports`),
  )

export type PartCounts = Awaited<ReturnType<typeof countParts>>

/** Child meetings, each with the hall where it begins. */
export const selectChannelMeetings = (db: Db, parentId: number) =>
  db
    .select({
      ...cardColumns,
      hall: sql<string>`coalesce((select s.hall from ${meetingSessions} s where s.meeting_id = ${meetings}.id
        and s.taken_back_at is null
        order by s.begin_at, s.id limit 1), '')`,
    })
    .from(meetings)
    .where(and(eq(meetings.parent_id, parentId), eq(meetings.published, true)))
    .orderBy(asc(meetings.begin_at), asc(meetings.id))

export const selectChosenMeetings = (db: Db, parentId: number) =>
  db
    .select(cardColumns)
    .from(meetings)
    .where(and(eq(meetings.parent_id, parentId), eq(meetings.published, true), eq(meetings.is_chosen, true)))
    .orderBy(asc(meetings.begin_at), asc(meetings.id))
