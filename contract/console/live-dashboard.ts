import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { id } from '../wire/fields.ts'
import { liveSource, liveState } from '../meetings/live.ts'

/** A live meeting as those who look after it see it. How many are present comes by the socket, with the group of the meeting. */
export const liveFigures = z.object({
  ...liveState.shape,
  title: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  /** Members whose player reported within the last minute. */
  watching: z.int(),
  /** Everybody who has watched it so far. */
  watched: z.int(),
  /** How often the stream broke and came back. */
  drops: z.int(),
  /** Since when the stream arrives or is missing; empty where there was none. */
  changed_time: z.string(),
  /** What arrives; null where another server takes the stream. */
  bitrate_kbps: z.nullable(z.int()),
  slow_seconds: z.int(),
  open_tip_offs: z.int(),
})
export type LiveFigures = z.infer<typeof liveFigures>

export const liveDashboardCalls = {
  get: defineCall({
    id: 'console.live',
    path: '/api/console/live/get',
    about: 'The figures of a live meeting.',
    access: 'operator',
    right: 'meetings.moderate',
    input: z.object({ meeting_id: id }),
    output: liveFigures,
  }),
  picture: defineCall({
    id: 'console.livePicture',
    path: '/api/console/live/picture',
    about:
      'The addresses of a live picture for operators. They do not depend on who may watch the meeting or on whether viewers see the picture. Empty while no stream arrives.',
    access: 'operator',
    right: 'meetings.moderate',
    input: z.object({ meeting_id: id }),
    output: z.object({ sources: z.array(liveSource) }),
  }),
  curve: defineCall({
    id: 'console.liveCurve',
    path: '/api/console/live/curve',
    about: 'How many members watched a live meeting in each minute so far, of the last four hours at most.',
    access: 'operator',
    right: 'meetings.moderate',
    input: z.object({ meeting_id: id }),
    output: z.object({ points: z.array(z.object({ time: z.string(), watching: z.int() })) }),
  }),
}
