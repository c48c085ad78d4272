import { expect, it } from 'vitest'
import { drawQuestion, formCount, readAnswer } from './question-forms.ts'

it('has many forms, each with one answer that can be given in words', () => {
  expect(formCount).toBeGreaterThanOrEqual(12)
  for (let form = 0; form < formCount; form++) {
    for (let draw = 0; draw < 40; draw++) {
      const { zh, en, answer } = drawQuestion(form)
      expect(zh).toMatch(/^[^0-9]+？$/)
      expect(en).toMatch(/^[A-Z][^0-9]+\?$/)
      expect(zh + en).not.toMatch(/undefined|NaN/)
      expect(readAnswer(String(answer))).toBe(answer)
      expect(answer).toBeGreaterThanOrEqual(0)
      expect(answer).toBeLessThanOrEqual(29)
    }
  }
})

it('asks differently from time to time', () => {
  expect(new Set(Array.from({ length: 60 }, () => drawQuestion().zh)).size).toBeGreaterThan(20)
})

it.each([
  ['7', 7],
  [' 12 ', 12],
  ['１２', 12],
  ['七', 7],
  ['十二', 12],
  ['二十七', 27],
  ['两', 2],
  ['三个', 3],
  ['twelve', 12],
  ['Twenty One', 21],
  ['twenty-one', 21],
  ['lots', undefined],
  ['', undefined],
  ['7 or 8', undefined],
])('reads "%s" as %s', (text, value) => {
  expect(readAnswer(text)).toBe(value)
})
