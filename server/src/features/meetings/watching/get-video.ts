import { watchCalls, watchFailures } from '#contract/meetings/watching.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectRecordings } from '#server/features/meetings/meetings/programme.queries.ts'
import { requireWatching } from '#server/features/meetings/watching/admission.ts'
import { findShownSessions } from './shown-sessions.ts'
import { playKind, playLifeMs, watchAddress } from './play-address.ts'

export const getVideo = answer(watchCalls.getVideo, async (input, context) => {
  const { meeting } = await findMeeting(context.db, input.meeting_id)
  const rows = new Date() < meeting.end_at ? [] : await selectRecordings(context.db, meeting.id)
  const found = input.l_r_id ? rows.find((row) => row.id === input.l_r_id) : rows[0]
  await requireWatching(context, meeting, await findShownSessions(context.db, meeting.id, found))
  if (!found) throw refuse(watchFailures.recordingMissing)
  return {
    l_r_id: found.id,
    address: watchAddress(context, found.video, context.member?.userId),
    kind: playKind(found.video),
    life_seconds: playLifeMs / 1000,
  }
})
