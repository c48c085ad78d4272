import { meetingHomeCalls } from '#contract/meetings/meeting-home.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { preload, preloadForVisitors } from '#kernel/pages/page.ts'
import type { Preload, Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'

const meetingPage = (
  path: string,
  preloadsOf: (meetingId: number, query: Record<string, string>) => Preload[],
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
      preload: preloadsOf(meeting.id, query),
    }
  },
})

/** The page requests these again: a meeting depends on the caller, and requesting it counts a view. */
const meetingPreloads = (meeting_id: number, schedule_id = 0) => [
  preload(meetingCalls.detail, { meeting_id, ...(schedule_id > 0 && { schedule_id }) }),
  preloadForVisitors(meetingCalls.userStatus, { meeting_id }),
  preload(meetingCalls.expertSession, { meeting_id }),
]

const homePreloads = (meeting_id: number) => [
  ...meetingPreloads(meeting_id),
  preload(meetingHomeCalls.introduce, { meeting_id }),
  preload(meetingHomeCalls.menu, { meeting_id }),
  preload(meetingHomeCalls.banner, { meeting_id }),
  preload(meetingHomeCalls.buttonConfig, { meeting_id }),
  preload(meetingHomeCalls.enterpriseLogo, { meeting_id }),
  preload(meetingHomeCalls.carefullyChosen, { meeting_id }),
  preload(meetingHomeCalls.praiseList, { meeting_id, page: 1 }),
  preload(meetingCalls.liveDate, { meeting_id }),
  preload(meetingCalls.expertList, { meeting_id }),
]

export const meetingPages: Page[] = [
  meetingPage('/meetingDetail', (meeting_id, query) =>
    meetingPreloads(meeting_id, readId(query.schedule_id)),
  ),
  meetingPage('/meetingPlaybackDetail', (meeting_id) => meetingPreloads(meeting_id)),
  meetingPage('/meetingHome', homePreloads),
  meetingPage('/meetingLink', (meeting_id) => [preload(meetingCalls.detail, { meeting_id })]),
]
