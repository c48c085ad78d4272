import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { MeetingRules } from '#contract/meetings/meeting-settings.ts'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { checkinForms } from '#server/features/meetings/checkin/checkin.tables.ts'
import { meetingEntries } from '#server/features/meetings/meetings/entries.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import {
  meetingGuests,
  watchSettings,
  watchWhitelist,
} from '#server/features/meetings/watching/watching.tables.ts'

export const selectGuests = (db: Db, meetingId: number) =>
  db
    .select({ userid: users.id, truename: users.truename })
    .from(meetingGuests)
    .innerJoin(users, eq(users.id, meetingGuests.user_id))
    .where(eq(meetingGuests.meeting_id, meetingId))
    .orderBy(asc(users.truename), asc(users.id))

export const insertGuest = (db: Db, meetingId: number, userId: number) =>
  db.insert(meetingGuests).values({ meeting_id: meetingId, user_id: userId }).onConflictDoNothing()

export const deleteGuest = (db: Db, meetingId: number, userId: number) =>
  db
    .delete(meetingGuests)
    .where(and(eq(meetingGuests.meeting_id, meetingId), eq(meetingGuests.user_id, userId)))

export type SettingRow = typeof watchSettings.$inferSelect

/** The meeting's own setting; that of the large meeting applies besides. */
export const selectOwnSetting = async (db: Db, meetingId: number) => {
  const rows = await db
    .select()
    .from(watchSettings)
    .where(and(eq(watchSettings.meeting_id, meetingId), isNull(watchSettings.session_id)))
  return rows[0]
}

export const countWhitelist = async (db: Db, settingId: number): Promise<number> => {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(watchWhitelist)
    .where(eq(watchWhitelist.setting_id, settingId))
  return rows[0]!.count
}

/** Returns how many are new on the list. */
export const insertWhitelisted = async (db: Db, settingId: number, digests: Buffer[]): Promise<number> => {
  const rows = await db
    .insert(watchWhitelist)
    .values(digests.map((phone_digest) => ({ setting_id: settingId, phone_digest })))
    .onConflictDoNothing()
    .returning({ one: sql`1` })
  return rows.length
}

export const deleteWhitelisted = async (db: Db, settingId: number, digests: Buffer[]): Promise<number> => {
  const rows = await db
    .delete(watchWhitelist)
    .where(and(eq(watchWhitelist.setting_id, settingId), inArray(watchWhitelist.phone_digest, digests)))
    .returning({ one: sql`1` })
  return rows.length
}

type WatchRow = Pick<typeof watchSettings.$inferInsert, 'watch_status' | 'watch_type' | 'password_hash'>

export const upsertSetting = async (db: Db, meetingId: number, setting: WatchRow) => {
  const rows = await db
    .insert(watchSettings)
    .values({ meeting_id: meetingId, ...setting })
    .onConflictDoUpdate({ target: [watchSettings.meeting_id, watchSettings.session_id], set: setting })
    .returning()
  return rows[0]!
}

/** Whom a meeting is for. */
export const selectLevel = async (db: Db, meetingId: number) => {
  const rows = await db
    .select({ audience: meetings.audience, needs_licence: meetings.needs_licence })
    .from(meetings)
    .where(eq(meetings.id, meetingId))
  return rows[0]!
}

export const updateAudience = (db: Db, meetingId: number, rules: MeetingRules) =>
  db
    .update(meetings)
    .set({
      audience: rules.audience,
      needs_licence: rules.needs_licence === 1,
      reservable: rules.is_reservable === 1,
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
