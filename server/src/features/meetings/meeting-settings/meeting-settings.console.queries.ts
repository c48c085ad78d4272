import { eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import {
  meetingGuests,
  watchSettings,
  watchWhitelist,
} from '#server/features/meetings/watching/watching.tables.ts'

const watch = sql<string>`case when ${watchSettings}.password_hash is not null then 'password'
  when ${watchSettings}.watch_status = 1 and ${watchSettings}.watch_type = 1 then 'whitelist' else 'open' end`

export const accessRows = defineRows({
  id: meetings.id,
  values: {
    title: meetings.title,
    begin_at: meetings.begin_at,
    audience: meetings.audience,
    needs_licence: meetings.needs_licence,
    watch: watch.as('watch'),
    whitelisted: sql<number>`(select count(*)::int from ${watchWhitelist} w
      where w.setting_id = ${watchSettings}.id)`.as('whitelisted'),
    guests:
      sql<number>`(select count(*)::int from ${meetingGuests} g where g.meeting_id = ${meetings}.id)`.as(
        'guests',
      ),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(meetings)
      .leftJoin(
        watchSettings,
        sql`${watchSettings.meeting_id} = ${meetings.id} and ${isNull(watchSettings.session_id)}`,
      )
      .$dynamic(),
  filters: {
    q: ofMeeting,
    audience: (value) => sql`${meetings.audience} = ${value}`,
    watch: (value) => sql`${watch} = ${value}`,
    begin_at: within(meetings.begin_at),
  },
})

export const whitelistRows = defineRows({
  id: watchWhitelist.id,
  values: {
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    meeting_id: watchSettings.meeting_id,
    phone_sealed: watchWhitelist.phone_sealed,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(watchWhitelist)
      .innerJoin(watchSettings, eq(watchSettings.id, watchWhitelist.setting_id))
      .innerJoin(meetings, eq(meetings.id, watchSettings.meeting_id))
      .$dynamic(),
  filters: { meeting: ofMeeting },
})

export const deleteWhitelistRow = (db: Db, id: number) =>
  db.delete(watchWhitelist).where(eq(watchWhitelist.id, id))

const personValues = {
  meeting: sql<string>`${meetings.title}`.as('meeting'),
  truename: users.truename,
  hospital: users.hospital,
  phone_sealed: users.phone_sealed,
}

export const guestRows = defineRows({
  id: meetingGuests.id,
  values: { ...personValues, meeting_id: meetingGuests.meeting_id, is_lecturer: meetingGuests.is_lecturer },
  from: (db, values) =>
    db
      .select(values)
      .from(meetingGuests)
      .innerJoin(meetings, eq(meetings.id, meetingGuests.meeting_id))
      .innerJoin(users, eq(users.id, meetingGuests.user_id))
      .$dynamic(),
  filters: { meeting: ofMeeting, name: contains(users.truename) },
})

export const managerRows = defineRows({
  id: meetingManagers.id,
  values: { ...personValues, meeting_id: meetingManagers.meeting_id },
  from: (db, values) =>
    db
      .select(values)
      .from(meetingManagers)
      .innerJoin(meetings, eq(meetings.id, meetingManagers.meeting_id))
      .innerJoin(users, eq(users.id, meetingManagers.user_id))
      .$dynamic(),
  filters: { meeting: ofMeeting, name: contains(users.truename) },
})

export const selectGuestId = async (db: Db, meetingId: number, userId: number) =>
  (
    await only(
      db
        .select({ id: meetingGuests.id })
        .from(meetingGuests)
        .where(sql`${meetingGuests.meeting_id} = ${meetingId} and ${meetingGuests.user_id} = ${userId}`),
    )
  ).id

/** Whose it was. */
export const deleteGuestRow = async (db: Db, id: number): Promise<number | undefined> =>
  (
    await first(
      db.delete(meetingGuests).where(eq(meetingGuests.id, id)).returning({ userId: meetingGuests.user_id }),
    )
  )?.userId

export const upsertManager = (db: Db, meetingId: number, userId: number) =>
  only(
    db
      .insert(meetingManagers)
      .values({ meeting_id: meetingId, user_id: userId })
      .onConflictDoUpdate({
        target: [meetingManagers.meeting_id, meetingManagers.user_id],
        set: { user_id: userId },
      })
      // A row that was there has been updated, so that it has a transaction that ended its former version.
      .returning({ id: meetingManagers.id, isNew: sql<boolean>`xmax = 0` }),
  )

/** Whose it was. */
export const deleteManagerRow = async (db: Db, id: number): Promise<number | undefined> =>
  (
    await first(
      db
        .delete(meetingManagers)
        .where(eq(meetingManagers.id, id))
        .returning({ userId: meetingManagers.user_id }),
    )
  )?.userId

/** The newest entry of a meeting's list. */
export const selectNewestWhitelisted = async (db: Db, meetingId: number) =>
  (
    await only(
      db
        .select({ id: sql<number>`max(${watchWhitelist.id})::int` })
        .from(watchWhitelist)
        .innerJoin(watchSettings, eq(watchSettings.id, watchWhitelist.setting_id))
        .where(eq(watchSettings.meeting_id, meetingId)),
    )
  ).id
