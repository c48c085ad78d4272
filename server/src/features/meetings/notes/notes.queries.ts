import { and, asc, eq, sql } from 'drizzle-orm'
import { noteLimits } from '#contract/meetings/notes.ts'
import type { Db } from '#kernel/database.ts'
import { playbackNotes } from './notes.tables.ts'

export type NoteRow = typeof playbackNotes.$inferSelect

export const selectNotes = (db: Db, userId: number, meetingId: number) =>
  db
    .select()
    .from(playbackNotes)
    .where(and(eq(playbackNotes.user_id, userId), eq(playbackNotes.meeting_id, meetingId)))
    .orderBy(asc(playbackNotes.recording_id), asc(playbackNotes.at_seconds), asc(playbackNotes.id))
    .limit(noteLimits.perMeeting)

export const countNotes = async (db: Db, userId: number, meetingId: number): Promise<number> => {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(playbackNotes)
    .where(and(eq(playbackNotes.user_id, userId), eq(playbackNotes.meeting_id, meetingId)))
  return rows[0]!.count
}

export const insertNote = async (db: Db, note: typeof playbackNotes.$inferInsert): Promise<NoteRow> => {
  const rows = await db.insert(playbackNotes).values(note).returning()
  return rows[0]!
}

const own = (noteId: number, userId: number) =>
  and(eq(playbackNotes.id, noteId), eq(playbackNotes.user_id, userId))

/** Undefined for another user's note, as for a missing one. */
export const updateNote = async (db: Db, noteId: number, userId: number, content: Buffer) => {
  const rows = await db
    .update(playbackNotes)
    .set({ content_sealed: content })
    .where(own(noteId, userId))
    .returning()
  return rows[0]
}

export const deleteNote = async (db: Db, noteId: number, userId: number): Promise<boolean> => {
  const rows = await db.delete(playbackNotes).where(own(noteId, userId)).returning({ id: playbackNotes.id })
  return rows.length > 0
}
