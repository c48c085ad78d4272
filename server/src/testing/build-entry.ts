import { watchTypes } from '#contract/meetings/watching.ts'
import type { CheckinField } from '#contract/meetings/checkin.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { checkinForms } from '#server/features/meetings/checkin/checkin.tables.ts'
import { meetingEntries } from '#server/features/meetings/meetings/entries.tables.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import {
  meetingGuests,
  watchSettings,
  watchWhitelist,
} from '#server/features/meetings/watching/watching.tables.ts'
import { hashCheaply } from './hash-cheaply.ts'
import type { TestApp } from './test-app.ts'

/** What a meeting asks before it is watched, as it lies in the database. */

type Watch = { sessionId?: number; status?: 0 | 1 }

export const buildSetting = (
  db: Db,
  meetingId: number,
  given: Watch & { type: OneOf<typeof watchTypes>; password_hash?: string },
) => {
  const { sessionId = null, status = 1, type, password_hash } = given
  return only(
    db
      .insert(watchSettings)
      .values({
        meeting_id: meetingId,
        session_id: sessionId,
        watch_status: status,
        watch_type: type,
        password_hash,
      })
      .returning(),
  )
}

/** A setting of a type that adds no check. */
export const buildOtherType = (db: Db, meetingId: number, given: Watch = {}) =>
  buildSetting(db, meetingId, { ...given, type: watchTypes.other })

export const buildPassword = async (db: Db, meetingId: number, password: string, given: Watch = {}) =>
  buildSetting(db, meetingId, {
    ...given,
    type: watchTypes.password,
    password_hash: await hashCheaply(password),
  })

export async function buildWhitelist(
  app: TestApp,
  meetingId: number,
  phones: string[],
  given: Watch = {},
): Promise<void> {
  const { db, vault } = app.services
  const setting = await buildSetting(db, meetingId, { ...given, type: watchTypes.whitelist })
  for (const phone of phones)
    await db.insert(watchWhitelist).values({
      setting_id: setting.id,
      phone_digest: digestPhone(vault, '86', phone),
      phone_sealed: vault.seal(phone),
    })
}

export const buildEntry = (
  db: Db,
  meetingId: number,
  given: Partial<typeof meetingEntries.$inferInsert> = {},
) => db.insert(meetingEntries).values({ meeting_id: meetingId, ...given })

export const buildGuest = (db: Db, meetingId: number, userId: number) =>
  db.insert(meetingGuests).values({ meeting_id: meetingId, user_id: userId })

export const buildManager = (db: Db, meetingId: number, userId: number) =>
  db.insert(meetingManagers).values({ meeting_id: meetingId, user_id: userId })

/** A meeting that has to be checked in to, with this form. */
export async function buildCheckinForm(
  db: Db,
  meetingId: number,
  fields: CheckinField[],
  isReviewed = false,
): Promise<void> {
  await buildEntry(db, meetingId, { needs_sign_in: true })
  await db.insert(checkinForms).values({
    meeting_id: meetingId,
    fields: fields.map((field) => ({ field, required: true })),
    is_reviewed: isReviewed,
  })
}
