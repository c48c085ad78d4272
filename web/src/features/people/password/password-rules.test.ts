import { expect, it } from 'vitest'
import { isGoodPassword } from '#contract/people/password.ts'
import { faultOf, meets, passwordRules } from './password-rules.ts'

it.each([
  'abcdefg1',
  'a1!-~*&^%$',
  'short1',
  'x'.repeat(20),
  'x'.repeat(19) + '1',
  'x'.repeat(20) + '1',
  '12345678',
  '密码密码密码1a',
  'abc 12345',
  '',
])('the parts say together what the server says of %o (C7)', (password) => {
  expect(passwordRules.every((rule) => meets(password, rule))).toBe(isGoodPassword(password))
})

it('tells the first thing that is wrong', () => {
  const good = { old: 'Initial123', password: 'Better1234', again: 'Better1234' }
  expect(faultOf(good)).toBeUndefined()
  expect(faultOf({ ...good, old: undefined })).toBeUndefined()
  expect(faultOf({ ...good, old: '' })).toBe('needPassword')
  expect(faultOf({ ...good, password: '' })).toBe('needPassword')
  expect(faultOf({ ...good, password: 'short1', again: 'x' })).toBe('weak')
  expect(faultOf({ old: 'Better1234', password: 'Better1234', again: '' })).toBe('same')
  expect(faultOf({ ...good, again: 'Better123' })).toBe('differs')
})
