import { expect, it } from 'vitest'
import { createStorage } from '#web/platform/storage.ts'
import { createShownMessages } from './shown-messages.ts'

const message = (id: number) => ({
  id,
  pushTitle: '',
  pushContent: '',
  messageRecordStatus: 0,
  targetKind: '',
  targetId: 0,
  createTime: '',
})

const storage = () => {
  const kept = new Map<string, string>()
  return createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
}

it('shows no message twice, over visits', () => {
  const browser = storage()
  const first = createShownMessages(browser)
  expect(first.next([message(2), message(1)], 1)?.id).toBe(2)
  first.remember(message(2))
  const second = createShownMessages(browser)
  expect(second.next([message(2), message(1)], 1)?.id).toBe(1)
  second.remember(message(1))
  expect(createShownMessages(browser).next([message(2), message(1)], 1)).toBeUndefined()
})

it('shows no more in one visit than the limit allows', () => {
  const visit = createShownMessages(storage())
  visit.remember(message(5))
  expect(visit.next([message(6)], 1)).toBeUndefined()
  expect(visit.next([message(6)], 2)?.id).toBe(6)
})
