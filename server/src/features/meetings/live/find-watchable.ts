import type { ItemContext } from '#kernel/items.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'
import { requireWatching } from '#server/features/meetings/watching/admission.ts'

/** A meeting that the caller may watch; the policy of meetings decides, and explains a rejection. */
export async function findWatchable(
  context: ItemContext,
  meetingId: number,
  sessionId = 0,
): Promise<MeetingRow> {
  const row = await findMeeting(context.db, meetingId)
  await requireWatching(context, row.meeting, sessionId > 0 ? [sessionId] : [])
  return row
}
