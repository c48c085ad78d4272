import type { LiveState } from '#contract/meetings/live.ts'
import { liveTopics } from '#contract/meetings/live.ts'
import { showLive } from '#kernel/show-live.ts'
import type { Live } from '#kernel/show-live.ts'
import { selectMeeting } from '#server/features/meetings/meetings/meetings.queries.ts'
import { presentLiveState } from './live.present.ts'
import { selectStream } from './live.queries.ts'

/** Publishes the current state of a meeting to everybody in it. */
export async function publishState(services: Live, meetingId: number): Promise<LiveState | undefined> {
  const { db } = services
  const [row, stream] = await Promise.all([selectMeeting(db, meetingId), selectStream(db, meetingId)])
  if (!row) return undefined
  const state = presentLiveState(row.meeting, stream, new Date())
  const groups = [meetingId, ...(row.meeting.parent_id ? [row.meeting.parent_id] : [])]
  await showLive(services, ({ rooms }) =>
    Promise.all(groups.map((id) => rooms.toGroup(liveTopics.state, `meeting:${id}`, state))),
  )
  return state
}
