import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { opinionField } from './opinions.ts'

const empty = { diagnosis: '', advice: '', medication: '', follow_up: '' }

it.each([
  ['{"diagnosis":"心衰","follow_up":"两周"}', { ...empty, diagnosis: '心衰', follow_up: '两周' }],
  ['建议转诊', { ...empty, advice: '建议转诊', no_diagnosis: true }],
  ['[1]', { ...empty, advice: '[1]', no_diagnosis: true }],
  ['3', { ...empty, advice: '3', no_diagnosis: true }],
])('reads %s', (field, opinion) => {
  expect(z.decode(opinionField, field)).toEqual(opinion)
})

it('refuses a part that is no text or too long', () => {
  expect(() => z.decode(opinionField, '{"diagnosis":3}')).toThrow()
  expect(() => z.decode(opinionField, JSON.stringify({ advice: '长'.repeat(5001) }))).toThrow()
})
