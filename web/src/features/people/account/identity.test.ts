import { expect, it, vi } from 'vitest'
import { CallFailure } from '#web/platform/call-failure.ts'
import type { Caller } from '#web/platform/call.ts'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createStorage } from '#web/platform/storage.ts'
import { checkIdentity } from './identity.ts'

function setUp(answer: () => unknown, userid = '7') {
  const storage = createStorage(createFakeArea().area)
  storage.set('userid', userid)
  const api = vi.fn(async () => answer())
  const reload = vi.fn()
  return { storage, api, reload, check: () => checkIdentity({ api: api as Caller, storage, reload }) }
}

it.each([
  [{ user_type: 0 }, 0],
  [{ user_type: 3 }, 3],
  [{}, -1],
])('stores what %o says', async (answer, stored) => {
  const { check, storage, reload } = setUp(() => answer)
  await check()
  expect(storage.get('user_type')).toBe(stored)
  expect(reload).not.toHaveBeenCalled()
})

it('reloads the page on 401, and only then', async () => {
  const refused = setUp(() => Promise.reject(new CallFailure('refused', '', 401)))
  await refused.check()
  expect(refused.reload).toHaveBeenCalledOnce()
  const faulty = setUp(() => Promise.reject(new CallFailure('busy', '', 500)))
  await faulty.check()
  expect(faulty.reload).not.toHaveBeenCalled()
})

it('asks nothing about a visitor', async () => {
  const { check, api } = setUp(() => ({ user_type: 1 }), '')
  await check()
  expect(api).not.toHaveBeenCalled()
})
