import { expect, it } from 'vitest'
import { resultOf } from './result-of.ts'

const [a, b, c] = [1, 2, 3]

it.each([
  ['a right answer', { right: [a], chosen: [a], is_right: 1 }, ['right', undefined, undefined]],
  ['a wrong answer', { right: [a], chosen: [b], is_right: 0 }, ['right', 'wrong', undefined]],
  ['half an answer', { right: [a, b], chosen: [a, c], is_right: 0 }, ['right', 'right', 'wrong']],
  ['an answer before passing', { right: [], chosen: [a], is_right: null }, [undefined, undefined, undefined]],
] as const)('colours %s', (_, question, colours) => {
  const given = { ...question, right: [...question.right], chosen: [...question.chosen] }
  expect([a, b, c].map((id) => resultOf(given, id))).toEqual(colours)
})
