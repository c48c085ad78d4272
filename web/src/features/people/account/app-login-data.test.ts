import { expect, it } from 'vitest'
import { readAppLogin } from './app-login-data.ts'

const stored = { userid: 7, token: 't', refresh_token: 'r', sys_token: 's' }

it.each([stored, JSON.stringify(stored), { ...stored, userid: '7' }])('reads %o', (answer) => {
  expect(readAppLogin(answer)).toMatchObject(stored)
})

it.each([
  null,
  undefined,
  '',
  '{',
  7,
  {},
  { ...stored, token: '' },
  { ...stored, userid: 'x' },
  { ...stored, userid: 0 },
])('takes %o for nobody', (answer) => expect(readAppLogin(answer)).toBeUndefined())
