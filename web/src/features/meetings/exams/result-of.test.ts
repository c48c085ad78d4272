import { expect, it } from 'vitest'
import { resultOf } from './result-of.ts'

const [a, b, c] = [1, 2, 3]

it.each([
  ['a right answer', { right: [a], chosen: [a] }, ['right', undefined, undefined]],
  ['a wrong answer', { right: [a], chosen: [b] }, ['right', 'wrong', undefined]],
  ['half an answer', { right: [a, b], chosen: [a, c] }, ['right', 'right', 'wrong']],
  ['an answer before passing', { right: undefined, chosen: [a] }, [undefined, undefined, undefined]],
] as const)('colours %s', (_, { right, chosen }, colours) => {
  const result = right ? { right: [...right], is_right: 0 as const, explanation: '' } : null
  expect([a, b, c].map((id) => resultOf({ result, chosen: [...chosen] }, id))).toEqual(colours)
})
