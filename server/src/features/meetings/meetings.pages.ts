import { meetingCalls } from '#contract/meetings.ts'
import { ahead } from '#kernel/pages/page.ts'
import type { Ahead, Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectMeeting } from './meetings.queries.ts'

/** The meeting itself is never answered ahead: what it says depends on who asks, and asking for it counts a view. */
const meetingPage = (path: string, aheadOf: (meetingId: number) => Ahead[]): Page => ({
  path,
  async describe(query, { db }) {
    const row = await selectMeeting(db, readId(query.meeting_id))
    if (!row) return undefined
    const { meeting } = row
    return {
      title: meeting.title,
      description: summary(`${shanghaiTime(meeting.begin_at)} ${meeting.speaker} ${meeting.intro}`),
      image: meeting.cover,
      ahead: aheadOf(meeting.id),
    }
  },
})

const programme = (meeting_id: number) => [ahead(meetingCalls.expertSession, { meeting_id })]

export const meetingPages: Page[] = [
  meetingPage('/meetingDetail', programme),
  meetingPage('/meetingPlaybackDetail', programme),
  meetingPage('/meetingHome', (meeting_id) => [
    ...programme(meeting_id),
    ahead(meetingCalls.liveDate, { meeting_id }),
    ahead(meetingCalls.expertList, { meeting_id }),
  ]),
]
