import { expect, it } from 'vitest'
import { stillShown, withSaid } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

const said = (person_id: number, sentence: number, words: string, is_final: 0 | 1 = 0) => ({
  groupId: 'room:1:a',
  person_id,
  sentence,
  words,
  is_final,
})
const wordsOf = (lines: SaidLine[]) => lines.map(({ words }) => words)

it('shows the words of each person in their line, the latest three', () => {
  let lines: SaidLine[] = []
  for (const one of [said(1, 1, '先'), said(2, 1, '好'), said(1, 1, '先看', 1), said(1, 1, '先看看')])
    lines = withSaid(lines, one, 0)
  expect(wordsOf(lines)).toEqual(['先看', '好'])
  for (const one of [said(1, 2, '二'), said(2, 2, '三')]) lines = withSaid(lines, one, 0)
  expect(wordsOf(lines)).toEqual(['好', '二', '三'])
})

it('lets a line go after a while without words', () => {
  const lines = withSaid(withSaid([], said(1, 1, '旧', 1), 0), said(2, 1, '新'), 5000)
  expect(wordsOf(stillShown(lines, 7000))).toEqual(['旧', '新'])
  expect(wordsOf(stillShown(lines, 9000))).toEqual(['新'])
})
