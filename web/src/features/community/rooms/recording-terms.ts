import type { Room } from '#contract/community/rooms.ts'
import type { roomText } from './text.ts'

type Terms = Pick<typeof roomText.zh, 'recordingOutside' | 'recordingSpeech'>

/** What somebody agrees to besides being recorded, as sentences that follow the question. */
export const recordingTerms = (
  { is_recorded_outside, may_transcribe }: Pick<Room, 'is_recorded_outside' | 'may_transcribe'>,
  text: Terms,
): string =>
  [is_recorded_outside === 1 && text.recordingOutside, may_transcribe === 1 && text.recordingSpeech]
    .filter((sentence) => sentence !== false)
    .map((sentence) => ` ${sentence}`)
    .join('')
