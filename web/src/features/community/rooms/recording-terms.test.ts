import { expect, it } from 'vitest'
import { recordingTerms } from './recording-terms.ts'
import { roomText } from './text.ts'

const { recordingOutside, recordingSpeech } = roomText.en

it.each([
  [0, 0, 'Do you agree?'],
  [1, 0, `Do you agree? ${recordingOutside}`],
  [0, 1, `Do you agree? ${recordingSpeech}`],
  [1, 1, `Do you agree? ${recordingOutside} ${recordingSpeech}`],
] as const)('says who makes a recording (%i) and that it may become text (%i)', (outside, text, said) => {
  const room = { is_recorded_outside: outside, may_transcribe: text }
  expect(recordingTerms('Do you agree?', room, roomText.en)).toBe(said)
})

it('has no blank between Chinese sentences', () => {
  const room = { is_recorded_outside: 0, may_transcribe: 1 } as const
  expect(recordingTerms('同意吗？', room, roomText.zh)).toBe(`同意吗？${roomText.zh.recordingSpeech}`)
})
