import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { count, id, words } from '../wire/fields.ts'

export const recordingLimits = {
  /** A part of a recording: some seconds. */
  partBytes: 8 * 2 ** 20,
  wholeBytes: 4 * 2 ** 30,
  /** The last part may come so long after the recording has ended. */
  lateMinutes: 10,
} as const

export const recordingFailures = defineFailures({
  recordingUnknown: [6456, '录制不存在', 'the recording does not exist'],
  recordingPartWrong: [6457, '录制分段不连续', 'this part does not follow the one before'],
  recordingTooLarge: [6458, '录制已达上限', 'the recording cannot become larger'],
})

/** What browsers record. */
export const recordingMimes = ['video/webm', 'video/mp4'] as const

const recording = z.object({
  recording_id: z.int(),
  begin_time: z.string(),
  seconds: z.int(),
  bytes: z.int(),
  mime: z.string(),
  /** Plays it, by the login of the caller; each look is logged. */
  url: z.string(),
  /** Who has agreed to it. */
  agreed: z.array(z.string()),
})

const recordingPart = z.object({
  room_id: id,
  seat: words(64),
  recording_id: id,
  part: count,
  mime: z.enum(recordingMimes),
})

/** Where recordings are served: `/room-recordings/12`. */
export const recordingPath = '/room-recordings/'

export const recordingCalls = {
  append: defineCall({
    id: 'room.appendrecording',
    path: '/api/web/v3/room/appendrecording',
    about:
      'The next part of a recording, from the page that makes it; the fields are in the address. `part` counts from 0; one that has arrived may be sent again. Parts are stored encrypted.',
    bytes: true,
    input: recordingPart,
    output: z.object({ parts: z.int() }),
  }),
  list: defineCall({
    id: 'room.recordings',
    path: '/api/web/v3/room/recordings',
    about: 'The recordings of a room, for members who have been inside, the latest first; none for others.',
    access: 'member',
    input: z.object({ room_id: id }),
    output: z.array(recording),
  }),
}

export type RecordingPart = z.infer<typeof recordingPart>
