import { defineRoomKind, userKey } from '#kernel/room-kinds.ts'
import type { Db } from '#kernel/database.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectConsultation } from './consultations.queries.ts'
import type { ConsultationRow } from './consultations.queries.ts'
import { roleOf } from './find-consultation.ts'
import { insertView } from './views.queries.ts'

/** The room of the doctors while they consult; the receiving doctor is its host. */
export const consultationRoomKind = defineRoomKind({
  kind: 'consultation',
  earlyMinutes: 0,
  // Who consulted whom is part of the file of a patient.
  attendanceRight: undefined,
  // As long as the medical record that they belong to.
  recordingYears: 15,
  onRecordingViewed: ({ db }, { subjectId }, userId) =>
    insertView(db, { id: subjectId, userId, what: 'recording' }),
  // A specialist who was taken out reads and hears nothing of it any more.
  async mayStillWatch(db, subjectId, userId) {
    const row = await selectConsultation(db, subjectId, userId)
    return row !== undefined && roleOf(row, userId) !== undefined
  },
  async findGuest({ db, member }, { subjectId }) {
    const row = member && (await selectConsultation(db, subjectId, member.userId))
    const role = row && roleOf(row, member.userId)
    const person = await personOf(db, row, role, member?.userId)
    if (!person) return undefined
    return {
      key: userKey(person.userId),
      userId: person.userId,
      name: person.truename,
      title: person.title,
      hospital: person.hospital,
      role: role === 'receiver' ? 'host' : 'guest',
      waits: false,
    }
  },
})

/** A candidate only reads; specialists are no part of the row. */
async function personOf(
  db: Db,
  row: ConsultationRow | undefined,
  role: ReturnType<typeof roleOf>,
  userId: number | undefined,
) {
  if (role === 'applicant') return row?.applicant
  if (role === 'receiver') return row?.receiver
  const user = role === 'specialist' ? await selectUser(db, userId!) : undefined
  return user && { ...user, userId: user.id }
}
