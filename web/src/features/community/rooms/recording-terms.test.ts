import { expect, it } from 'vitest'
import { recordingTerms } from './recording-terms.ts'
import { roomText } from './text.ts'

const { recordingOutside, recordingSpeech } = roomText.en

it.each([
  [0, 0, ''],
  [1, 0, ` ${recordingOutside}`],
  [0, 1, ` ${recordingSpeech}`],
  [1, 1, ` ${recordingOutside} ${recordingSpeech}`],
] as const)('says who makes a recording (%i) and that it may become text (%i)', (outside, text, said) => {
  expect(recordingTerms({ is_recorded_outside: outside, may_transcribe: text }, roomText.en)).toBe(said)
})
