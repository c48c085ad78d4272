import { roomCaptionCalls } from '#contract/community/room-captions.ts'
import { roomFailures } from '#contract/community/rooms.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { findInside } from '#server/features/community/rooms/seats.ts'
import { voiceAddress } from './voice-address.ts'

export const getVoiceAddress = answer(roomCaptionCalls.voice, async (input, context) => {
  const { room, me } = await findInside(context.db, input)
  if (!room.is_captioned) throw refuse(roomFailures.noCaptions)
  return { address: voiceAddress(context.vault, { roomId: room.id, personId: me.person.id }) }
})
