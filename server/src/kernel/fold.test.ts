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

it('maps each character to its origin', () => {
  expect(foldWithPlaces('𠮷 ㎎A')).toEqual({
    text: '𠮷mga',
    starts: [0, 0, 3, 3, 4],
    ends: [2, 2, 4, 4, 5],
  })
})
