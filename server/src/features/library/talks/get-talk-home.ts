import { talkCalls } from '#contract/library/talks.ts'
import { answer } from '#kernel/answer.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { presentTalk } from './talks.present.ts'
import { selectNextTalks, selectTalkMeetings } from './talks.queries.ts'

const meetingCount = 4
const talkCount = 8

export const getTalkHome = answer(talkCalls.home, async (_input, { db, caller }) => {
  const [upcoming, talks] = await Promise.all([
    selectTalkMeetings(db, 'all', 'upcoming', meetingCount),
    selectNextTalks(db, talkCount),
  ])
  const now = new Date()
  return {
    upcoming: upcoming.map((row) => presentMeeting(row, now)),
    talks: talks.map((row) => presentTalk(row, caller.language)),
  }
})
