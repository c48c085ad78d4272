import { recordingCalls } from '#contract/community/room-recordings.ts'
import type { RecordingPart } from '#contract/community/room-recordings.ts'
import { roomCaptionCalls } from '#contract/community/room-captions.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { sendBytes } from '#web/platform/upload.ts'

/** Failures are shown in the room, not as toasts. */
const quiet = { tips: false } as const

export const roomMutations = {
  enter: mutationOf(roomCalls.enter, quiet),
  /** A read that also says that the page is still there. */
  stay: mutationOf(roomCalls.state, quiet),
  update: mutationOf(roomCalls.update),
  manage: mutationOf(roomCalls.manage),
  extend: mutationOf(roomCalls.extend),
  record: mutationOf(roomCalls.record),
  askVoice: mutationOf(roomCaptionCalls.voice, quiet),
  consent: mutationOf(roomCalls.consent),
  appendRecording: (input: RecordingPart, bytes: Blob) => sendBytes(recordingCalls.append, input, bytes),
  signal: mutationOf(roomCalls.signal, quiet),
  /** Completes while the page is being closed. */
  leave: mutationOf(roomCalls.leave, { ...quiet, keepalive: true }),
  exportAttendance: mutationOf(roomCalls.exportAttendance),
}
