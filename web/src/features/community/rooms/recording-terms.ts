import type { Room } from '#contract/community/rooms.ts'
import type { roomText } from './text.ts'

type Terms = Pick<typeof roomText.zh, 'recordingOutside' | 'recordingSpeech' | 'paragraph'>

/** A question or notice about a recording, with what somebody agrees to besides. */
export const recordingTerms = (
  first: string,
  { is_recorded_outside, may_transcribe }: Pick<Room, 'is_recorded_outside' | 'may_transcribe'>,
  text: Terms,
): string =>
  text.paragraph(
    [
      first,
      is_recorded_outside === 1 && text.recordingOutside,
      may_transcribe === 1 && text.recordingSpeech,
    ].filter((sentence) => sentence !== false),
  )
