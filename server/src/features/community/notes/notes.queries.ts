import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { noteLimits } from '#contract/community/notes.ts'
import type { NotedType } from '#contract/community/notes.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { playbackNotes } from './notes.tables.ts'

export type NoteRow = typeof playbackNotes.$inferSelect

type NotesOn = { userId: number; itemType: NotedType; itemId: number }

const isOn = ({ userId, itemType, itemId }: NotesOn) =>
  and(
    eq(playbackNotes.user_id, userId),
    eq(playbackNotes.item_type, itemType),
    eq(playbackNotes.item_id, itemId),
  )

export const selectNotes = (db: Db, on: NotesOn) =>
  db
    .select()
    .from(playbackNotes)
    .where(isOn(on))
    .orderBy(asc(playbackNotes.part_id), asc(playbackNotes.at_seconds), asc(playbackNotes.id))
    .limit(noteLimits.perItem)

export const selectOwnNotes = (
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({ note: playbackNotes, total: sql<number>`(count(*) over ())::int` })
    .from(playbackNotes)
    .where(eq(playbackNotes.user_id, userId))
    .orderBy(desc(playbackNotes.id))
    .limit(limit)
    .offset(offset)

export const countNotes = (db: Db, on: NotesOn): Promise<number> => db.$count(playbackNotes, isOn(on))

/** Undefined if the same attempt has added it already. */
export const insertNote = (db: Db, note: typeof playbackNotes.$inferInsert): Promise<NoteRow | undefined> =>
  first(db.insert(playbackNotes).values(note).onConflictDoNothing().returning())

export const selectNoteByEntry = (db: Db, userId: number, entryId: string): Promise<NoteRow | undefined> =>
  first(
    db
      .select()
      .from(playbackNotes)
      .where(and(eq(playbackNotes.user_id, userId), eq(playbackNotes.entry_id, entryId))),
  )

const own = (noteId: number, userId: number) =>
  and(eq(playbackNotes.id, noteId), eq(playbackNotes.user_id, userId))

/** Undefined for another user's note, as for a missing one. */
export const updateNote = (db: Db, noteId: number, userId: number, content: Buffer) =>
  first(db.update(playbackNotes).set({ content_sealed: content }).where(own(noteId, userId)).returning())

export const deleteNote = async (db: Db, noteId: number, userId: number): Promise<boolean> => {
  const rows = await db.delete(playbackNotes).where(own(noteId, userId)).returning({ id: playbackNotes.id })
  return rows.length > 0
}
