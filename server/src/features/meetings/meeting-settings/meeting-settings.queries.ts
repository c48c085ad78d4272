import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { MeetingRules } from '#contract/meetings/meeting-settings.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { checkinForms } from '#server/features/meetings/checkin/checkin.tables.ts'
import { meetingEntries } from '#server/features/meetings/meetings/entries.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import {
  meetingGuests,
  watchSettings,
  watchWhitelist,
} from '#server/features/meetings/watching/watching.tables.ts'

/** Nobody else changes the settings of a meeting until the transaction ends. */
export const lockMeeting = (db: Db, meetingId: number) =>
  db.select({ id: meetings.id }).from(meetings).where(eq(meetings.id, meetingId)).for('update')

export const selectGuests = (db: Db, meetingId: number) =>
  db
    .select({ userid: users.id, truename: users.truename })
    .from(meetingGuests)
    .innerJoin(users, eq(users.id, meetingGuests.user_id))
    .where(eq(meetingGuests.meeting_id, meetingId))
    .orderBy(asc(users.truename), asc(users.id))

/** False for somebody who is a guest already. */
export const insertGuest = async (db: Db, meetingId: number, userId: number): Promise<boolean> => {
  const rows = await db
    .insert(meetingGuests)
    .values({ meeting_id: meetingId, user_id: userId })
    .onConflictDoNothing()
    .returning({ one: sql`1` })
  return rows.length > 0
}

/** False for somebody who was no guest. */
export const deleteGuest = async (db: Db, meetingId: number, userId: number): Promise<boolean> => {
  const rows = await db
    .delete(meetingGuests)
    .where(and(eq(meetingGuests.meeting_id, meetingId), eq(meetingGuests.user_id, userId)))
    .returning({ one: sql`1` })
  return rows.length > 0
}

export type SettingRow = typeof watchSettings.$inferSelect

/** The meeting's own setting; that of the large meeting applies besides. */
export const selectOwnSetting = (db: Db, meetingId: number) =>
  first(
    db
      .select()
      .from(watchSettings)
      .where(and(eq(watchSettings.meeting_id, meetingId), isNull(watchSettings.session_id))),
  )

export const countWhitelist = async (db: Db, settingId: number): Promise<number> =>
  (
    await only(
      db
        .select({ count: sql<number>`count(*)::int` })
        .from(watchWhitelist)
        .where(eq(watchWhitelist.setting_id, settingId)),
    )
  ).count

/** In an order that says nothing but stays the same from page to page. */
export const selectWhitelisted = (db: Db, settingId: number, limit: number, offset: number) =>
  db
    .select({ phone_sealed: watchWhitelist.phone_sealed, total: sql<number>`(count(*) over ())::int` })
    .from(watchWhitelist)
    .where(eq(watchWhitelist.setting_id, settingId))
    .orderBy(asc(watchWhitelist.phone_digest))
    .limit(limit)
    .offset(offset)

type Whitelisted = { phone_digest: Buffer; phone_sealed: Buffer }

/** Returns how many are new on the list. */
export const insertWhitelisted = async (
  db: Db,
  settingId: number,
  entries: Whitelisted[],
): Promise<number> => {
  const rows = await db
    .insert(watchWhitelist)
    .values(entries.map((entry) => ({ setting_id: settingId, ...entry })))
    .onConflictDoNothing()
    .returning({ one: sql`1` })
  return rows.length
}

export const deleteWhitelisted = async (
  db: Db,
  settingId: number,
  entries: Whitelisted[],
): Promise<number> => {
  const digests = entries.map(({ phone_digest }) => phone_digest)
  const rows = await db
    .delete(watchWhitelist)
    .where(and(eq(watchWhitelist.setting_id, settingId), inArray(watchWhitelist.phone_digest, digests)))
    .returning({ one: sql`1` })
  return rows.length
}

type WatchRow = Pick<typeof watchSettings.$inferInsert, 'watch_status' | 'watch_type' | 'password_hash'>

export const upsertSetting = (db: Db, meetingId: number, setting: WatchRow) =>
  only(
    db
      .insert(watchSettings)
      .values({ meeting_id: meetingId, ...setting })
      .onConflictDoUpdate({ target: [watchSettings.meeting_id, watchSettings.session_id], set: setting })
      .returning(),
  )

/** The part that was selected, 0 for none; a meeting otherwise shows the one that is on air or comes next. */
export const selectSelectedPart = async (db: Db, meetingId: number): Promise<number> =>
  (await only(db.select({ id: meetings.selected_son_id }).from(meetings).where(eq(meetings.id, meetingId))))
    .id

/** Whom a meeting is for. */
export const selectLevel = (db: Db, meetingId: number) =>
  only(
    db
      .select({ audience: meetings.audience, needs_licence: meetings.needs_licence })
      .from(meetings)
      .where(eq(meetings.id, meetingId)),
  )

export const updateMeeting = (db: Db, meetingId: number, rules: MeetingRules) =>
  db
    .update(meetings)
    .set({
      audience: rules.audience,
      needs_licence: rules.needs_licence === 1,
      reservable: rules.is_reservable === 1,
      venue: rules.venue,
      selected_son_id: rules.selected_son_id,
    })
    .where(eq(meetings.id, meetingId))

export const upsertEntry = (db: Db, meetingId: number, rules: MeetingRules) => {
  const entry = {
    needs_completion: rules.completion_information === 1,
    needs_sign_in: rules.checkin_status === 1,
    contact: rules.contact,
  }
  return db
    .insert(meetingEntries)
    .values({ meeting_id: meetingId, ...entry })
    .onConflictDoUpdate({ target: meetingEntries.meeting_id, set: entry })
}

export const upsertForm = (db: Db, meetingId: number, rules: MeetingRules) => {
  const fields = rules.fields.map(({ field, required }) => ({ field, required: required === 1 }))
  const form = { fields, is_reviewed: rules.is_reviewed === 1 }
  return db
    .insert(checkinForms)
    .values({ meeting_id: meetingId, ...form })
    .onConflictDoUpdate({ target: checkinForms.meeting_id, set: form })
}
