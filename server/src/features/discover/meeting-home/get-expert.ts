import { failures } from '#contract/wire/failure.ts'
import { meetingHomeCalls } from '#contract/discover/meeting-home.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { presentScheduleItem } from '#server/features/meetings/meetings/meetings.present.ts'
import {
  selectExpertOfMeeting,
  selectProgramme,
} from '#server/features/meetings/meetings/programme.queries.ts'

export const getMeetingExpert = answer(meetingHomeCalls.expertInfo, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const expert = await selectExpertOfMeeting(db, meeting.id, input.doctor_id)
  if (!expert) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  const programme = await selectProgramme(db, meeting.id)
  return {
    ...presentDoctorItem(expert),
    introduction: expert.introduction,
    sessions: programme
      .filter(({ session }) => session.doctor_id === input.doctor_id)
      .map(presentScheduleItem),
  }
})
