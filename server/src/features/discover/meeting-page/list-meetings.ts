import { asBit } from '#contract/wire/fields.ts'
import { meetingCalls, subjectPageSize } from '#contract/meetings/meetings.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetings, selectRelatedMeetings } from '#server/features/meetings/meetings/meetings.queries.ts'

const relatedCount = 6

export const checkSubject = answer(meetingCalls.checkSubject, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  return { is_subject: asBit(meeting.is_subject) }
})

export const listSubjectMeetings = answer(meetingCalls.subjectMeetings, async (input, { db }) => {
  const { page } = input
  const now = new Date()
  const found = await readPage(page, subjectPageSize, (limit, offset) =>
    selectMeetings(
      db,
      input.period === 'all' ? 'any' : input.period,
      { collegeId: input.college_id, diseaseId: 0, isSubject: true },
      limit,
      offset,
    ),
  )
  return presentPage(found, (row) => presentMeeting(row, now))
})

export const listRelated = answer(meetingCalls.recommendList, async (input, { db }) => {
  const { meeting } = await findMeeting(db, input.meeting_id)
  const now = new Date()
  const rows = await selectRelatedMeetings(db, meeting, relatedCount)
  return rows.map((row) => presentMeeting(row, now))
})
