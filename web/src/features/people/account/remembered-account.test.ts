import { expect, it } from 'vitest'
import { parseRemembered } from './remembered-account.ts'

const now = 1_800_000_000_000
const kept = { name: '王*', refresh_token: 'r', until: now + 1 }
const read = (value: unknown) => parseRemembered(JSON.stringify(value), now)

it('is offered while the refresh token is valid', () => {
  expect(read(kept)).toEqual(kept)
  expect(read({ ...kept, until: now })).toBeUndefined()
})

it.each(['', 'null', '{', '{"name":"x"}', '{"name":"x","refresh_token":"","until":9e15}'])(
  'is nobody for %s',
  (source) => expect(parseRemembered(source, now)).toBeUndefined(),
)
