import { expect, it, vi } from 'vitest'
import { createBridge } from './bridge.ts'
import { installBridgeSimulator } from './bridge-simulator.ts'
import type { SimulatedHost } from './bridge-simulator.ts'
import { detectEnvironment } from './environment.ts'
import { createFakeArea } from './fake-area.ts'
import { clearLoginData } from './login-data.ts'
import { createStorage } from './storage.ts'
import { adoptAppVisitorId, makeVisitorId, visitorId } from './visitor-id.ts'

const createMemory = () => createStorage(createFakeArea().area)

const createApp = (guestId?: unknown) => {
  const host: SimulatedHost = {}
  installBridgeSimulator({ os: 'ios', answers: { getStorage: { guest_id: guestId } } }, host)
  return createBridge(host)
}

it('is 8 digits, different each time (R251)', () => {
  const ids = Array.from({ length: 200 }, makeVisitorId)
  for (const id of ids) expect(id).toMatch(/^[1-9][0-9]{7}$/)
  expect(new Set(ids).size).toBeGreaterThan(190)
})

it('stays the same from visit to visit (R250)', () => {
  const storage = createMemory()
  const id = visitorId(storage)
  expect(visitorId(storage)).toBe(id)
  expect(storage.get('guest_id')).toBe(id)
})

it('is a new one after logout', () => {
  const storage = createMemory()
  const id = visitorId(storage)
  clearLoginData(storage, detectEnvironment('', 'XinglinApp'))
  expect(visitorId(storage)).toMatch(/^[0-9]{8}$/)
  expect(visitorId(storage)).not.toBe(id)
})

it.each([
  ['text', '87654321'],
  ['a number', 87_654_321],
])("is the app's inside the app, sent as %s (R251)", async (_name, answer) => {
  const storage = createMemory()
  visitorId(storage)
  expect(await adoptAppVisitorId(storage, createApp(answer))).toBe('87654321')
  expect(visitorId(storage)).toBe('87654321')
})

it('is generated when the app has none, or there is no app', async () => {
  const storage = createMemory()
  const id = visitorId(storage)
  expect(await adoptAppVisitorId(storage, createApp())).toBe(id)
  expect(await adoptAppVisitorId(storage, createApp(''))).toBe(id)
  expect(await adoptAppVisitorId(storage, createApp({ odd: 1 }))).toBe(id)
  expect(await adoptAppVisitorId(storage, createBridge({}))).toBe(id)
})

it('does not hold the page up for an app that answers late', async () => {
  vi.useFakeTimers()
  try {
    const storage = createMemory()
    const id = visitorId(storage)
    let answer = (_id: string) => undefined as void
    const slow = { ask: () => new Promise<unknown>((resolve) => (answer = resolve)) }
    const adopted = adoptAppVisitorId(storage, slow)
    await vi.advanceTimersByTimeAsync(300)
    expect(await adopted).toBe(id)
    answer('87654321')
    await vi.advanceTimersByTimeAsync(0)
    expect(visitorId(storage)).toBe('87654321')
  } finally {
    vi.useRealTimers()
  }
})
