import { defineRoomKind, userKey } from '#kernel/room-kinds.ts'
import { selectConsultation } from './consultations.queries.ts'
import { roleOf } from './find-consultation.ts'

/** The room of both doctors while they consult; the receiving doctor is its host. */
export const consultationRoomKind = defineRoomKind({
  kind: 'consultation',
  earlyMinutes: 0,
  // Who consulted whom is part of the file of a patient.
  attendanceRight: undefined,
  async findGuest({ db, member }, { subjectId }) {
    const row = member && (await selectConsultation(db, subjectId, member.userId))
    const role = row && roleOf(row, member.userId)
    const person = role === 'applicant' ? row?.applicant : role === 'receiver' ? row?.receiver : null
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
