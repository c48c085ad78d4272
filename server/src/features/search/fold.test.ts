import { expect, it } from 'vitest'
import { fold, foldWithPlaces } from './fold.ts'

it.each([
  ['ＰＣＩ 术后', 'pci术后'],
  ['《心力衰竭》：2026（更新）', '心力衰竭2026更新'],
  ['β-Blocker', 'βblocker'],
  ['５ ㎎', '5mg'],
  ['%_\\\'"&|!():*<->', ''],
  ['𠮷田', '𠮷田'],
])('folds %s to %s', (source, folded) => expect(fold(source)).toBe(folded))

it('knows where each character came from', () => {
  const { text, places } = foldWithPlaces('𠮷 ㎎A')
  expect(text).toBe('𠮷mga')
  expect(places).toEqual([
    { start: 0, end: 2 },
    { start: 0, end: 2 },
    { start: 3, end: 4 },
    { start: 3, end: 4 },
    { start: 4, end: 5 },
  ])
})
