import { and, eq, inArray } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { meetingDoctors, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
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

/** The meetings in which a user speaks: as a doctor of its page, or as an invited expert. */
export const spokenBy = (db: Db, userId: number | Placeholder) =>
  db
    .select({ id: meetingDoctors.meeting_id })
    .from(meetingDoctors)
    .innerJoin(doctors, eq(doctors.id, meetingDoctors.doctor_id))
    .where(eq(doctors.user_id, userId))
    .unionAll(
      db
        .select({ id: meetingGuests.meeting_id })
        .from(meetingGuests)
        .where(and(eq(meetingGuests.user_id, userId), eq(meetingGuests.is_lecturer, true))),
    )

/** Whether a user speaks in this meeting itself. */
export const speaksIn = async (db: Db, meetingId: number, userId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.id, meetingId), inArray(meetings.id, spokenBy(db, userId))))
  return rows.length > 0
}
