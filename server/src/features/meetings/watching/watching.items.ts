import { meetingFailures } from '#contract/meetings/meetings.ts'
import { watchFailures } from '#contract/meetings/watching.ts'
import { refuse } from '#kernel/fail.ts'
import { defineItem } from '#kernel/items.ts'
import {
  findMeeting,
  findMeetingFor,
  findSession,
  requireSession,
} from '#server/features/meetings/meetings/find-meeting.ts'
import { selectRecordings } from '#server/features/meetings/meetings/programme.queries.ts'
import { selectTimelines } from '#server/features/meetings/meetings/recordings.queries.ts'
import { isForCaller, judgeCallersEntry, requireEntry, requireWatching } from './admission.ts'
import { findShownSessions, showsSession } from './shown-sessions.ts'
import { selectGuardedSessions } from './watching.queries.ts'

/** A meeting is for those whom its audience and its list admit, and discussed by those who may watch; its parts are its sessions. */
export const admittedMeeting = defineItem({
  type: 'meeting',
  async find(context, meetingId, sessionId) {
    const meeting = await findSession(context.db, meetingId, sessionId)
    if (!(await isForCaller(context, meeting))) throw refuse(meetingFailures.notForYou)
  },
  async findDiscussion(context, meetingId, sessionId) {
    const { meeting } = await findMeetingFor(context, meetingId)
    await requireSession(context.db, meetingId, sessionId)
    await requireEntry(context, meeting, sessionId > 0 ? [sessionId] : [])
  },
  async closedParts(context, meetingId) {
    const guarded = await selectGuardedSessions(context.db, meetingId)
    if (guarded.length === 0) return []
    const { meeting } = await findMeetingFor(context, meetingId)
    const [recordings, judged] = await Promise.all([
      selectTimelines(context.db, meetingId),
      Promise.all(guarded.map(({ id }) => judgeCallersEntry(context, meeting, [id]))),
    ])
    const closed = guarded.filter((_, at) => judged[at]!.verdict.is === 'refused')
    return closed.map((session) => ({
      partId: session.id,
      recordingIds: recordings.flatMap((row) => (showsSession(row, session) ? row.id : [])),
      beginAt: session.begin_at,
      endAt: session.end_at,
    }))
  },
  async findVideo(context, meetingId, recordingId) {
    const { meeting } = await findMeeting(context.db, meetingId)
    const recording = (await selectRecordings(context.db, meeting.id)).find((row) => row.id === recordingId)
    await requireWatching(context, meeting, await findShownSessions(context.db, meeting.id, recording))
    if (!recording) throw refuse(watchFailures.recordingMissing)
    return recording
  },
})
