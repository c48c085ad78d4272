import { expect, it } from 'vitest'
import { readEnv } from '#kernel/env.ts'
import { deviceCookie, loginCookie, readDeviceCookie, readLoginCookie } from './login-cookie.ts'

it('is shared across the parent domain when one is configured, and Secure on https', () => {
  const env = readEnv({ COOKIE_DOMAIN: '.xinglin.example' })
  expect(loginCookie(env, true, 'secret')).toBe(
    'med_login=secret; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure; Domain=.xinglin.example',
  )
})

it('is cleared by an empty value that has expired', () => {
  expect(loginCookie(readEnv({}), false, undefined)).toMatch(/^med_login=; .*Max-Age=0/)
})

it('is found among others', () => {
  expect(readLoginCookie('a=1; med_login=x-Y_1; b=2')).toBe('x-Y_1')
  expect(readLoginCookie('not_med_login=x')).toBeUndefined()
})

it('names a browser for as long as browsers allow, apart from its login', () => {
  const secret = 'x'.repeat(32)
  expect(deviceCookie(readEnv({}), false, secret)).toBe(
    `med_device=${secret}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`,
  )
  expect(readDeviceCookie(`med_login=a; med_device=${secret}`)).toBe(secret)
  for (const header of [undefined, 'med_login=a', 'med_device=short', `not_med_device=${secret}`])
    expect(readDeviceCookie(header)).toBe('')
})
