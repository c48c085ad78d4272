import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetingsOfDoctor } from '#server/features/meetings/meetings/meetings.queries.ts'
import { presentDoctor } from './doctor-homepage.present.ts'
import { selectDoctor } from './doctor-homepage.queries.ts'

const meetingCount = 20

export const getDoctor = answer(doctorCalls.detail, async (input, { db }) => {
  const [doctor, upcoming, past] = await Promise.all([
    selectDoctor(db, input.doctor_id),
    selectMeetingsOfDoctor(db, input.doctor_id, 'upcoming', meetingCount),
    selectMeetingsOfDoctor(db, input.doctor_id, 'over', meetingCount),
  ])
  if (!doctor) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  const now = new Date()
  return presentDoctor(doctor, {
    upcoming: upcoming.map((row) => presentMeeting(row, now)),
    past: past.map((row) => presentMeeting(row, now)),
  })
})
