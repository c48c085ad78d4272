import { and, eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { meetingGuests } from './watching.tables.ts'

/** Gives an account the rights of those who speak in a meeting. */
export const upsertLecturer = (db: Db, meetingId: number, userId: number) =>
  db
    .insert(meetingGuests)
    .values({ meeting_id: meetingId, user_id: userId, is_lecturer: true })
    .onConflictDoUpdate({
      target: [meetingGuests.meeting_id, meetingGuests.user_id],
      set: { is_lecturer: true },
    })

export const deleteLecturer = (db: Db, meetingId: number, userId: number) =>
  db
    .delete(meetingGuests)
    .where(and(eq(meetingGuests.meeting_id, meetingId), eq(meetingGuests.user_id, userId)))
