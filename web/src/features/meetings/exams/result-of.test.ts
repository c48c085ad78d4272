import { expect, it } from 'vitest'
import { resultOf } from './result-of.ts'

const [a, b, c] = [1, 2, 3]

it.each([
  ['a right answer, explained', { right: [a], chosen: [a], is_right: 1 }, ['right', undefined, undefined]],
  ['a wrong answer, explained', { right: [a], chosen: [b], is_right: 0 }, ['right', 'wrong', undefined]],
  ['half an answer, explained', { right: [a, b], chosen: [a, c], is_right: 0 }, ['right', 'right', 'wrong']],
  ['a right answer, not explained', { right: [], chosen: [a], is_right: 1 }, ['right', undefined, undefined]],
  ['a wrong answer, not explained', { right: [], chosen: [b], is_right: 0 }, [undefined, 'wrong', undefined]],
  ['no answer', { right: [], chosen: [], is_right: 0 }, [undefined, undefined, undefined]],
] as const)('colours %s', (_, question, colours) => {
  const given = { ...question, right: [...question.right], chosen: [...question.chosen] }
  expect([a, b, c].map((id) => resultOf(given, id))).toEqual(colours)
})
