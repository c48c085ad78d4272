import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { bit, id, words } from '../wire/fields.ts'
import { defineTopic } from '../wire/topic.ts'

/** The containers in which browsers record sound; `kind` in the address of a voice names the one used. */
export const voiceKinds = ['webm', 'mp4'] as const

/** The close codes with which the server ends a voice that it does not hear (any more). */
export const voiceClosings = { full: 4001, failed: 4002, over: 4003 } as const

export const roomCaptionCalls = {
  voice: defineCall({
    id: 'room.voiceaddress',
    path: '/api/web/v3/room/voiceaddress',
    about:
      'Where a page sends the sound of its person while captions are on: a WebSocket address that can be opened within a minute. `kind`, which is added to it, says in which container the browser records.',
    input: z.object({ room_id: id, seat: words(64) }),
    output: z.object({ address: z.string() }),
  }),
}

export const roomCaptionTopics = {
  said: defineTopic(
    'roomSaid',
    'Captions: what somebody says, or the words so far of the sentence that they are saying.',
    z.object({
      groupId: z.string(),
      person_id: z.int(),
      /** Counts the sentences of this person. */
      sentence: z.int(),
      words: z.string(),
      is_final: bit,
    }),
  ),
}

export type RoomSaid = z.infer<typeof roomCaptionTopics.said.message>
export type VoiceKind = (typeof voiceKinds)[number]
