import { asBit } from '#contract/wire/fields.ts'
import { studioCalls } from '#contract/meetings/live.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { may } from '#kernel/member.ts'
import { mayCallerWatch } from '#server/features/meetings/watching/admission.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectAllRecordings } from './live-recordings.queries.ts'
import { presentLiveInfo, presentLiveRecording } from './live.present.ts'
import { countWatchers, ensureStream, selectStartable } from './live.queries.ts'
import { findStartable } from './may-start.ts'
import { publishRecording } from './publish-recording.ts'
import { renewKey } from './renew-key.ts'
import { newStreamKey } from './stream-key.ts'

export const listStartable = answer(studioCalls.list, async (_input, context) => {
  const member = memberOf(context)
  const rows = await selectStartable(context.db, {
    userId: member.userId,
    mayEdit: may(member, 'meetings.edit'),
  })
  const now = new Date()
  return rows.map((row) => presentMeeting(row, now))
})

export const openStudio = answer(studioCalls.open, async (input, context) => {
  const { db, vault, providers } = context
  const row = await findStartable(context, input.meeting_id)
  const stream = await ensureStream(db, row.meeting.id, newStreamKey(vault).row)
  const [watchers, recordings, watch] = await Promise.all([
    countWatchers(db, row.meeting.id),
    selectAllRecordings(db, row.meeting.id),
    mayCallerWatch(context, row),
  ])
  const name = { meetingId: row.meeting.id, key: vault.openText(stream.key_sealed) }
  return {
    ...presentLiveInfo(row, stream, { watch, start: true }, new Date()),
    push_address: providers.live.pushAddress,
    stream_key: providers.live.pushKey(name),
    has_ffmpeg: asBit(providers.live.engine !== undefined),
    watchers,
    recordings: recordings.map((recording) => presentLiveRecording(recording, vault)),
  }
})

export const rotateKey = answer(studioCalls.rotateKey, async ({ meeting_id }, context) => ({
  stream_key: await renewKey(context, meeting_id),
}))

export const publishPlayback = answer(studioCalls.publish, async (input, context) => {
  const { type, name, reason = '' } = input
  const recording = await publishRecording(context, input.l_r_id, { isPublished: type, name, reason })
  return presentLiveRecording(recording, context.vault)
})
