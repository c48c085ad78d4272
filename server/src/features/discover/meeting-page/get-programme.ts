import { meetingCalls } from '#contract/meetings/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { presentLiveDates, presentScheduleItem } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectChildMeetings } from '#server/features/meetings/meetings/meetings.queries.ts'
import {
  selectExpertsOfMeeting,
  selectProgramme,
} from '#server/features/meetings/meetings/programme.queries.ts'

/** The programme and the speakers of a meeting, including the child meetings of a large one. */

export const getProgramme = answer(meetingCalls.expertSession, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const rows = await selectProgramme(db, meeting.id)
  return rows.map(presentScheduleItem)
})

export const getLiveDates = answer(meetingCalls.liveDate, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  return presentLiveDates(await selectChildMeetings(db, meeting.id), new Date())
})

export const listMeetingExperts = answer(meetingCalls.expertList, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const rows = await selectExpertsOfMeeting(db, meeting.id)
  return rows.map(presentDoctorItem)
})
