import { collegeCalls } from '#contract/library/college.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectLiveMeetings, selectRecentMeetings } from './meetings.queries.ts'

const listMeetings = (call: typeof collegeCalls.recentMeetings, select: typeof selectRecentMeetings) =>
  answer(call, async (input, { db }) => {
    const scope = { collegeId: input.college_id, diseaseId: input.disease_id }
    const found = await readPage(input.page, pageSize, (limit, offset) => select(db, scope, limit, offset))
    const now = new Date()
    return presentPage(found, (row) => presentMeeting(row, now))
  })

export const listRecentMeetings = listMeetings(collegeCalls.recentMeetings, selectRecentMeetings)
export const listLiveMeetings = listMeetings(collegeCalls.liveMeetings, selectLiveMeetings)
