import { eq, sql } from 'drizzle-orm'
import { defineRows, pageAt } from '#kernel/console-framework/rows.queries.ts'
import { ownedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingBanners, meetingHomes, meetingMenuItems } from './meeting-home.tables.ts'

export const meetingHomePage = '/meetingHome?meeting_id='

const countOf = (table: typeof meetingBanners | typeof meetingMenuItems) =>
  sql<number>`(select count(*)::int from ${table} t where t.meeting_id = ${meetings}.id)`

/** Every large meeting has a home, set up or not. */
export const meetingHomeRows = defineRows({
  id: meetings.id,
  values: {
    title: meetings.title,
    begin_at: meetings.begin_at,
    is_set_up: sql<boolean>`${meetingHomes.meeting_id} is not null`.as('is_set_up'),
    banners: countOf(meetingBanners).as('banners'),
    menu: countOf(meetingMenuItems).as('menu'),
    page: pageAt(meetingHomePage, meetings.id),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(meetings)
      .leftJoin(meetingHomes, eq(meetingHomes.meeting_id, meetings.id))
      .$dynamic(),
  where: eq(meetings.is_big, true),
  filters: { q: ofMeeting },
})

export const bannersOfHome = ownedRows(meetingBanners, 'meeting_id', 'sort')
export const menuOfHome = ownedRows(meetingMenuItems, 'meeting_id', 'sort')

type Home = Omit<typeof meetingHomes.$inferInsert, 'meeting_id'>

export const upsertHome = (db: Db, meetingId: number, home: Home) =>
  db
    .insert(meetingHomes)
    .values({ ...home, meeting_id: meetingId })
    .onConflictDoUpdate({ target: meetingHomes.meeting_id, set: home })
