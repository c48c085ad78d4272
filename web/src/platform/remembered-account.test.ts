import { expect, it } from 'vitest'
import { maskedName, readRemembered } from './remembered-account.ts'

const now = 1_800_000_000_000
const kept = { name: '王*', refresh_token: 'r', until: now + 1 }
const read = (stored: unknown) => readRemembered(stored, now)

it('is offered while the refresh token is valid', () => {
  expect(read(kept)).toEqual(kept)
  expect(read({ ...kept, until: now })).toBeUndefined()
})

it.each([undefined, null, '{', { name: 'x' }, { name: 'x', refresh_token: '', until: 9e15 }])(
  'is nobody for %o',
  (stored) => expect(read(stored)).toBeUndefined(),
)

it.each([
  [{ truename: '王小明', sysusers_name: 'wang' }, '王**'],
  [{ truename: '王', sysusers_name: 'wang' }, '王*'],
  [{ truename: '', sysusers_name: '139****0001' }, '139****0001'],
  [{ truename: '', sysusers_name: 'doctor1' }, 'do***'],
  [{ truename: '', sysusers_name: '' }, ''],
])('shows %o as %s', (user, name) => expect(maskedName(user)).toBe(name))
