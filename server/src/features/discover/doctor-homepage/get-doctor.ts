import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { isNewVisit } from '#kernel/visits.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetingsOfDoctor } from '#server/features/meetings/meetings/meetings.queries.ts'
import { addToDay } from './doctor-days.queries.ts'
import { presentDoctor } from './doctor-homepage.present.ts'
import { selectDoctor } from './doctor-homepage.queries.ts'

const meetingCount = 20

export const getDoctor = answer(doctorCalls.detail, async (input, context) => {
  const homepage = await readHomepage(context, input.doctor_id)
  const { doctor_id: doctorId, is_own: isOwn } = homepage
  if (isOwn === 0 && (await isNewVisit(context, `doctor ${doctorId}`)))
    await addToDay(context.db, doctorId, 'views')
  return homepage
})

export const getTestDoctor = answer(doctorCalls.testDetail, async (input, context) => {
  const { env, member } = context
  if (env.NODE_ENV === 'production' && !may(member, 'console.open')) throw refuse(failures.noPermission)
  return readHomepage(context, input.doctor_id, { hidden: true })
})

/** `hidden` includes unpublished meetings. */
async function readHomepage({ db, member, caller }: Context, doctorId: number, { hidden = false } = {}) {
  const [doctor, upcoming, past] = await Promise.all([
    selectDoctor(db, doctorId),
    selectMeetingsOfDoctor(db, { doctorId, period: 'upcoming', hidden }, meetingCount),
    selectMeetingsOfDoctor(db, { doctorId, period: 'over', hidden }, meetingCount),
  ])
  if (!doctor) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  const now = new Date()
  const isOwn = member !== undefined && member.userId === doctor.user_id
  return presentDoctor(doctor, {
    isOwn,
    language: caller.language,
    meetings: {
      upcoming: upcoming.map((row) => presentMeeting(row, now)),
      past: past.map((row) => presentMeeting(row, now)),
    },
  })
}
