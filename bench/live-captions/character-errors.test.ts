import { expect, it } from 'vitest'
import { characterErrors } from './character-errors.ts'

it.each([
  ['射血分数', '射血分数', 0],
  ['射血分数', '射血指数', 1],
  ['射血分数', '血分数', 1],
  ['射血分数', '射血的分数', 1],
  ['射血分数', '', 4],
])('of %s heard as %s: %d', (wanted, said, errors) => {
  expect(characterErrors(wanted, said)).toBe(errors)
})
