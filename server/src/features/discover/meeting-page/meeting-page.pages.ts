import { commentCalls } from '#contract/community/comments.ts'
import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { liveCalls } from '#contract/meetings/live.ts'
import { meetingHomeCalls } from '#contract/discover/meeting-home.ts'
import { digestCalls } from '#contract/library/recording-digests.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { watchCalls } from '#contract/meetings/watching.ts'
import type { Db } from '#kernel/database.ts'
import { preload, preloadForVisitors } from '#kernel/pages/page.ts'
import type { Preload, Page } from '#kernel/pages/page.ts'
import { readId } from '#kernel/pages/read-id.ts'
import { summary } from '#kernel/pages/summary.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { asPlainText } from '#kernel/rich-text.ts'
import { itemPreloads } from '#server/features/library/encyclopedia/item-preloads.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { selectRecordings } from '#server/features/meetings/meetings/programme.queries.ts'

type Meeting = MeetingRow['meeting']

const meetingPage = (
  path: string,
  preloadsOf: (meeting: Meeting, query: Record<string, string>, db: Db) => Preload[] | Promise<Preload[]>,
): Page => ({
  path,
  async describe(query, { db }) {
    const row = await selectMeeting(db, readId(query.meeting_id))
    if (!row) return undefined
    const { meeting } = row
    return {
      title: meeting.title,
      description: summary(
        `${shanghaiTime(meeting.begin_at)} ${meeting.speaker} ${asPlainText(meeting.intro)}`,
      ),
      image: meeting.cover,
      preload: await preloadsOf(meeting, query, db),
    }
  },
})

/** The page requests these again: a meeting depends on the caller, and requesting it counts a view. */
const meetingPreloads = (meeting_id: number, schedule_id = 0) => [
  preload(meetingCalls.detail, { meeting_id, ...(schedule_id > 0 && { schedule_id }) }),
  preload(meetingCalls.expertSession, { meeting_id }),
  ...itemPreloads('meeting', meeting_id),
]

const restriction = (meeting_id: number, schedule_id = 0) =>
  schedule_id > 0
    ? preload(watchCalls.sessionSettings, { meeting_id, schedule_id })
    : preload(watchCalls.whiteConfig, { meeting_id })

const discussion = (item_id: number, schedule_id = 0) => {
  const below = { item_type: 'meeting', item_id, schedule_id } as const
  return [
    preloadForVisitors(commentCalls.get, { ...below, page: 1 }),
    preloadForVisitors(commentCalls.top, below),
  ]
}

const detailPreloads = ({ id: meeting_id, begin_at, end_at }: Meeting, schedule_id: number) => {
  const now = new Date()
  const isRunning = begin_at <= now && now < end_at
  return [
    ...meetingPreloads(meeting_id, schedule_id),
    preloadForVisitors(meetingCalls.userStatus, { meeting_id }),
    restriction(meeting_id, schedule_id),
    preload(watchCalls.checkinConfig, { meeting_id }),
    preloadForVisitors(liveCalls.info, { meeting_id }),
    preload(meetingCalls.recommendList, { meeting_id }),
    ...discussion(meeting_id, schedule_id),
    ...(isRunning
      ? [
          preloadForVisitors(liveRoomCalls.enter, { meeting_id }),
          preloadForVisitors(liveRoomCalls.viewers, { meeting_id }),
        ]
      : []),
  ]
}

const playbackPreloads = async ({ id: meeting_id }: Meeting, query: Record<string, string>, db: Db) => [
  ...meetingPreloads(meeting_id),
  ...(await digestPreloads(db, meeting_id, readId(query.l_r_id))),
  restriction(meeting_id),
  preloadForVisitors(meetingCalls.meetingPlayback, { meeting_id }),
  ...discussion(meeting_id),
]

/** Of the recording that the page begins with. */
async function digestPreloads(db: Db, meeting_id: number, askedId: number): Promise<Preload[]> {
  const recordings = await selectRecordings(db, meeting_id)
  const first = recordings.find(({ id }) => id === askedId) ?? recordings[0]
  return first ? [preloadForVisitors(digestCalls.get, { meeting_id, l_r_id: first.id })] : []
}

const homePreloads = ({ id: meeting_id }: Meeting) => [
  ...meetingPreloads(meeting_id),
  preloadForVisitors(meetingCalls.userStatus, { meeting_id }),
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
  meetingPage('/meetingDetail', (meeting, query) => detailPreloads(meeting, readId(query.schedule_id))),
  meetingPage('/meetingPlaybackDetail', playbackPreloads),
  meetingPage('/meetingHome', homePreloads),
  meetingPage('/meetingLink', ({ id }) => [preload(meetingCalls.detail, { meeting_id: id })]),
]
