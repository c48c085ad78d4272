import { liveDashboardCalls } from '#contract/console/live-dashboard.ts'
import { answer } from '#kernel/answer.ts'
import { sourcesOf } from '#server/features/meetings/live/live-sources.ts'
import { selectStream } from '#server/features/meetings/live/live.queries.ts'
import { findAnyMeeting } from '#server/features/meetings/meetings/find-meeting.ts'

export const getLivePicture = answer(liveDashboardCalls.picture, async (input, context) => {
  const { meeting } = await findAnyMeeting(context.db, input.meeting_id)
  const stream = await selectStream(context.db, meeting.id)
  return { sources: stream?.is_streaming ? sourcesOf(context, stream) : [] }
})
