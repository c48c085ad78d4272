import { meetingHomeCalls } from '#contract/meetings/meeting-home.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { ahead, aheadAndAgain, aheadForVisitors } from '#kernel/pages/page.ts'
import type { Ahead, Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectMeeting } from './meetings.queries.ts'

const meetingPage = (
  path: string,
  aheadOf: (meetingId: number, query: Record<string, string>) => Ahead[],
): Page => ({
  path,
  async describe(query, { db }) {
    const row = await selectMeeting(db, readId(query.meeting_id))
    if (!row) return undefined
    const { meeting } = row
    return {
      title: meeting.title,
      description: summary(`${shanghaiTime(meeting.begin_at)} ${meeting.speaker} ${meeting.intro}`),
      image: meeting.cover,
      ahead: aheadOf(meeting.id, query),
    }
  },
})

/** Asked again by the page: what a meeting says depends on who asks, and asking counts a view. */
const meetingAhead = (meeting_id: number, schedule_id = 0) => [
  aheadAndAgain(meetingCalls.detail, { meeting_id, ...(schedule_id > 0 && { schedule_id }) }),
  aheadForVisitors(meetingCalls.userStatus, { meeting_id }),
  ahead(meetingCalls.expertSession, { meeting_id }),
]

const homeAhead = (meeting_id: number) => [
  ...meetingAhead(meeting_id),
  ahead(meetingHomeCalls.introduce, { meeting_id }),
  ahead(meetingHomeCalls.menu, { meeting_id }),
  ahead(meetingHomeCalls.banner, { meeting_id }),
  ahead(meetingHomeCalls.buttonConfig, { meeting_id }),
  ahead(meetingHomeCalls.enterpriseLogo, { meeting_id }),
  ahead(meetingHomeCalls.carefullyChosen, { meeting_id }),
  ahead(meetingHomeCalls.praiseList, { meeting_id, page: 1 }),
  ahead(meetingCalls.liveDate, { meeting_id }),
  ahead(meetingCalls.expertList, { meeting_id }),
]

export const meetingPages: Page[] = [
  meetingPage('/meetingDetail', (meeting_id, query) => meetingAhead(meeting_id, readId(query.schedule_id))),
  meetingPage('/meetingPlaybackDetail', (meeting_id) => meetingAhead(meeting_id)),
  meetingPage('/meetingHome', homeAhead),
  meetingPage('/meetingLink', (meeting_id) => [aheadAndAgain(meetingCalls.detail, { meeting_id })]),
]
