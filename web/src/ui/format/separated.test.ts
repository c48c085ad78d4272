import { expect, it } from 'vitest'
import { separated } from './separated.ts'

it('joins facts by dots that never end a line, without empty ones', () => {
  expect(separated(['主任医师', '', undefined, false, '江城医院'])).toBe('主任医师 ·\u00a0江城医院')
  expect(separated(['', null])).toBe('')
})
