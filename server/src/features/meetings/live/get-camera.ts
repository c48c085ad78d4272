import { liveFailures, studioCalls } from '#contract/meetings/live.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { cameraAddress } from './live-address.ts'
import { demoRelay } from './demo-relay.ts'
import { liveStateOf } from './live.present.ts'
import { ensureStream } from './live.queries.ts'
import { findStartable } from './may-start.ts'
import { newStreamKey } from './stream-key.ts'

/** Explains every obstacle in a message; the WebSocket address itself can only accept or reject. */
export const getCamera = answer(studioCalls.camera, async (input, context) => {
  const { db, vault, providers } = context
  const { meeting } = await findStartable(context, input.meeting_id)
  if (!providers.live.innerAddress) throw refuse(liveFailures.ingestOff)
  if (!providers.live.engine) throw refuse(liveFailures.noTranscoder)
  const stream = await ensureStream(db, meeting.id, newStreamKey(vault).row)
  if (liveStateOf(meeting, stream, new Date()) === 'ended') throw refuse(liveFailures.meetingEnded)
  if (stream.is_streaming && stream.relay !== demoRelay) throw refuse(liveFailures.streamTaken)
  return { address: cameraAddress(vault, meeting.id) }
})
