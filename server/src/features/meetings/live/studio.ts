import { asBit } from '#contract/wire/fields.ts'
import { liveFailures, studioCalls } from '#contract/meetings/live.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { mayCallerWatch } from '#server/features/meetings/watching/admission.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectAllRecordings, selectRecording, updateRecording } from './live-recordings.queries.ts'
import { recordingPublishing } from './live.events.ts'
import { presentLiveInfo, presentLiveRecording } from './live.present.ts'
import { countWatchers, ensureStream, selectStartable, updateKey } from './live.queries.ts'
import { findStartable } from './may-start.ts'
import { newStreamKey } from './stream-key.ts'

export const listStartable = answer(studioCalls.list, async (_input, context) => {
  const member = memberOf(context)
  const rows = await selectStartable(context.db, member.userId, may(member, 'meetings.edit'))
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
    has_ffmpeg: asBit(providers.live.ffmpeg !== undefined),
    watchers,
    recordings: recordings.map((recording) => presentLiveRecording(recording, vault)),
  }
})

/** The process that holds the running stream rechecks the key within a second, and cuts a stream with the old one. */
export const rotateKey = answer(studioCalls.rotateKey, async (input, context) => {
  const { db, vault, providers } = context
  const { meeting } = await findStartable(context, input.meeting_id)
  const { key, row } = newStreamKey(vault)
  await ensureStream(db, meeting.id, row)
  await updateKey(db, meeting.id, row)
  return { stream_key: providers.live.pushKey({ meetingId: meeting.id, key }) }
})

export const publishPlayback = answer(studioCalls.publish, async (input, context) => {
  const recording = await selectRecording(context.db, input.l_r_id)
  if (!recording) throw refuse(liveFailures.recordingMissing)
  await findStartable(context, recording.meeting_id)
  if (input.type && !recording.published)
    await context.events.publish(recordingPublishing, {
      recordingId: recording.id,
      meetingId: recording.meeting_id,
      sessionId: recording.session_id,
      userId: memberOf(context).userId,
      reason: input.reason ?? '',
    })
  const changed = await updateRecording(context.db, recording.id, {
    published: input.type,
    ...(input.name && { name: input.name }),
  })
  return presentLiveRecording(changed, context.vault)
})
