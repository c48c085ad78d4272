import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { bit, id, largeCount } from '../wire/fields.ts'
import { defineTopic } from '../wire/topic.ts'

/** So many milliseconds are asked for at a time. */
export const captionWindowMs = 5 * 60_000

/** What was said between two moments, in milliseconds since 1970: those at which its sound arrived. */
export const liveCaptionLine = z.object({
  /** 0 while it is being said: its words may still change. */
  line_id: z.int(),
  from_ms: z.int(),
  to_ms: z.int(),
  words: z.string(),
})

/** The socket group of those who read the captions of a broadcast. */
export const liveCaptionGroup = (meetingId: number) => `captions:${meetingId}`

export const readLiveCaptionGroup = (groupId: string): number | undefined => {
  const [, meetingId] = /^captions:([1-9]\d{0,14})$/.exec(groupId) ?? []
  return meetingId === undefined ? undefined : Number(meetingId)
}

export const liveCaptionTopics = {
  heard: defineTopic(
    'liveCaption',
    'To those who read the captions of a broadcast: a line, or the words so far of the one that is being said.',
    z.object({ meeting_id: z.int(), line: liveCaptionLine }),
  ),
}

export const liveCaptionCalls = {
  window: defineCall({
    id: 'meeting.livecaptions',
    path: '/api/web/v3/meeting/livecaptions',
    about:
      'What was recognised of a broadcast in the five minutes from a moment on, for those who may watch it. `is_offered` says whether its captions can be switched on.',
    input: z.object({ meeting_id: id, from_ms: largeCount }),
    output: z.object({ is_offered: bit, lines: z.array(liveCaptionLine) }),
  }),
}

export type LiveCaptionLine = z.infer<typeof liveCaptionLine>
