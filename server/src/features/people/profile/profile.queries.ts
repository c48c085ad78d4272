import { and, asc, eq, isNull, like, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { literally } from '#kernel/like.ts'
import { files } from '#kernel/kernel.tables.ts'
import { portrait } from './portrait.ts'
import { hospitals, meetingProfileFields } from './profile.tables.ts'

export const selectMeetingFields = (db: Db, meetingId: number) =>
  db
    .select({ field: meetingProfileFields.field, required: meetingProfileFields.required })
    .from(meetingProfileFields)
    .where(eq(meetingProfileFields.meeting_id, meetingId))
    .orderBy(asc(meetingProfileFields.sort), asc(meetingProfileFields.field))

/** In the order given; a field that is named twice is asked for once. */
export async function replaceMeetingFields(
  db: Db,
  meetingId: number,
  fields: Pick<typeof meetingProfileFields.$inferInsert, 'field' | 'required'>[],
): Promise<void> {
  await db.delete(meetingProfileFields).where(eq(meetingProfileFields.meeting_id, meetingId))
  if (fields.length > 0)
    await db
      .insert(meetingProfileFields)
      .values(fields.map((field, sort) => ({ ...field, sort, meeting_id: meetingId })))
      .onConflictDoNothing()
}

const isPicture = like(files.mime, 'image/%')

/** Whether everybody may see a picture, which is the user's own or came with the platform. */
export const isShownPicture = async (db: Db, userId: number, key: string): Promise<boolean> => {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.key, key),
        isPicture,
        eq(files.private, false),
        or(eq(files.owner_id, userId), isNull(files.owner_id)),
      ),
    )
  return rows.length === 1
}

/** Only what was sent as a portrait: another picture that served as one may be shown elsewhere as well. */
export const deletePortrait = (db: Db, userId: number, key: string) =>
  db
    .delete(files)
    .where(and(eq(files.key, key), eq(files.owner_id, userId), eq(files.purpose, portrait.name)))
    .returning()

export const hasHospitals = async (db: Db): Promise<boolean> =>
  (await db.select({ id: hospitals.id }).from(hospitals).limit(1)).length > 0

/** Several servers may start at once: each name is kept once. */
export const insertHospitals = (db: Db, rows: (typeof hospitals.$inferInsert)[]) =>
  db.insert(hospitals).values(rows).onConflictDoNothing()

/**
 * Those that hold the characters of a word in their order, as people shorten names (浙大一院), or its letters as
 * initials. Names that hold the word itself come first, and of those the ones that begin with it.
 */
export const selectHospitals = (db: Db, word: string, limit: number) => {
  const loose = `%${Array.from(word.replaceAll(/\s/g, ''), literally).join('%')}%`
  const place = sql`${hospitals.province} || ${hospitals.city} || ${hospitals.name}`
  const at = sql`position(lower(${word}) in lower(${hospitals.name}))`
  const atInitials = sql`position(${word.toLowerCase()} in ${hospitals.initials})`
  return db
    .select()
    .from(hospitals)
    .where(or(sql`${place} ilike ${loose}`, sql`${atInitials} > 0`))
    .orderBy(
      sql`nullif(${at}, 0) nulls last`,
      sql`nullif(${atInitials}, 0) nulls last`,
      sql`char_length(${hospitals.name})`,
      asc(hospitals.id),
    )
    .limit(limit)
}
