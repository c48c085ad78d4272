import { meetingFailures } from '#contract/meetings/meetings.ts'
import { studyCalls, studyPageSize } from '#contract/meetings/study.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { pageOf, readPage } from '#kernel/paging.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetingsByIds } from '#server/features/meetings/meetings/meetings.queries.ts'
import { isEarned } from './conditions.ts'
import { loadProgress } from './load-progress.ts'
import { grantCredit } from './grant-credit.ts'
import { selectFinished, selectUnfinished } from './study.queries.ts'

export const getProgress = answer(studyCalls.progress, async (input, context) => {
  const { userId } = memberOf(context)
  const progress = await grantCredit(context, userId, input.meeting_id)
  if (!progress) throw refuse(meetingFailures.meetingMissing)
  return progress
})

const finishedType = 2

export const listStudies = answer(studyCalls.lists, async ({ type, meeting_id, page }, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const select = type === finishedType ? selectFinished : selectUnfinished
  const asked = { userId, meetingId: meeting_id }
  const { rows, total } = await readPage(page, studyPageSize, (limit, offset) =>
    select(db, asked, limit, offset),
  )
  const found = await selectMeetingsByIds(
    db,
    rows.map((row) => row.meeting_id),
  )
  const meetings = rows.flatMap((row) => found.find(({ id }) => id === row.meeting_id) ?? [])
  const loaded = await loadProgress(db, userId, meetings)
  // Grants what was met without a call, as when an exam ran out of time.
  const progress = await Promise.all(
    loaded.map(async (one) =>
      one.is_finished === 0 && one.is_revoked === 0 && isEarned(one.conditions)
        ? ((await grantCredit(context, userId, one.meeting_id)) ?? one)
        : one,
    ),
  )
  const now = new Date()
  const data = meetings.map((meeting, at) => ({ ...progress[at]!, meeting: presentMeeting(meeting, now) }))
  return pageOf(data, total, page, studyPageSize)
})
