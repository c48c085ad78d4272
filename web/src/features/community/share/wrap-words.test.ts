import { expect, it } from 'vitest'
import { wrapWords } from './wrap-words.ts'

/** Chinese letters are two wide, others one, as on a terminal. */
const width = (line: string) =>
  Array.from(line).reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? 2 : 1), 0)
const fits = (max: number) => (line: string) => width(line) <= max

it('keeps what fits on one line', () => {
  expect(wrapWords('心力衰竭', fits(8), 2)).toEqual(['心力衰竭'])
  expect(wrapWords('  心力衰竭 ', fits(8), 2)).toEqual(['心力衰竭'])
  expect(wrapWords('', fits(8), 2)).toEqual([])
})

it('breaks Chinese anywhere and words not at all', () => {
  expect(wrapWords('慢性心力衰竭的管理', fits(8), 3)).toEqual(['慢性心力', '衰竭的管', '理'])
  expect(wrapWords('heart failure today', fits(12), 3)).toEqual(['heart', 'failure', 'today'])
  expect(wrapWords('使用SGLT2抑制剂', fits(8), 3)).toEqual(['使用', 'SGLT2抑', '制剂'])
})

it('does not begin a line with a mark', () => {
  expect(wrapWords('慢性心衰，新进展', fits(8), 3)).toEqual(['慢性心衰，', '新进展'])
})

it('says that there is more', () => {
  const lines = wrapWords('慢性心力衰竭患者的长期管理', fits(8), 2)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe('衰竭患…')
  expect(lines.every(fits(8))).toBe(true)
})

it('cuts a word that is longer than a line', () => {
  expect(wrapWords('pneumonoultramicroscopic', fits(8), 2)).toEqual(['pneumo…'])
})
