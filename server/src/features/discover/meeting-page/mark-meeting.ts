import { collectPageSize, meetingCalls } from '#contract/meetings/meetings.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { markItem } from '#server/features/community/marks/mark-item.ts'
import { presentReportItem } from '#server/features/meetings/reports/reports.present.ts'
import { selectCollectedReports } from '#server/features/meetings/reports/reports.queries.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectCollectedMeetings } from '#server/features/meetings/meetings/meetings.queries.ts'

const meeting = (itemId: number) => ({ itemType: 'meeting', itemId }) as const

export const praiseMeeting = answer(meetingCalls.praise, (input, context) =>
  markItem(context, meeting(input.meeting_id), 'praise', input.type),
)

export const collectMeeting = answer(meetingCalls.collect, (input, context) =>
  markItem(context, meeting(input.meeting_id), 'collect', input.type),
)

export const listCollectedMeetings = answer(meetingCalls.collectList, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const { page } = input
  if (input.item_type === 'report') {
    const reports = await readPage(page, collectPageSize, (limit, offset) =>
      selectCollectedReports(db, userId, limit, offset),
    )
    return presentPage(reports, (row) => ({
      meeting: null,
      report: presentReportItem(row),
      collect_time: shanghaiTime(row.collected_at),
    }))
  }
  const now = new Date()
  const meetings = await readPage(page, collectPageSize, (limit, offset) =>
    selectCollectedMeetings(db, userId, limit, offset),
  )
  return presentPage(meetings, (row) => ({
    meeting: presentMeeting(row, now),
    report: null,
    collect_time: shanghaiTime(row.collected_at),
  }))
})
