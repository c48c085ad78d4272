import { expect, it } from 'vitest'
import { createFakeArea, forbidden } from './fake-area.ts'
import { createArea } from './kept.ts'
import { createStorage } from './storage.ts'

it('reads defaults where nothing is stored (R108, R440)', () => {
  const { area } = createFakeArea()
  const storage = createStorage(area)
  expect(storage.get('user_type')).toBe(-1)
  expect(storage.get('locale')).toBe('zh')
  expect(storage.get('theme')).toBe('system')
  expect(storage.get('text_size')).toBe('normal')
  expect(storage.get('token')).toBe('')
  expect(storage.get('unread_im_group')).toBe(0)
})

it('keeps values under their stated names (R219)', () => {
  const { kept, area } = createFakeArea()
  const storage = createStorage(area)
  storage.set('userid', '7')
  storage.set('user_type', 0)
  storage.set('wxopenid', 'o-1')
  storage.set('locale', 'en')
  expect(Object.fromEntries(kept)).toEqual({ userid: '7', user_type: '0', wxopenid: 'o-1', locale: 'en' })
  expect(storage.get('user_type')).toBe(0)
  storage.remove('userid')
  expect(kept.has('userid')).toBe(false)
  expect(storage.get('userid')).toBe('')
})

it('reads the default where something foreign is stored', () => {
  const { area } = createFakeArea({ user_type: 'doctor', locale: 'fr', theme: '', unread_im_group: '1e5' })
  const storage = createStorage(area)
  expect(storage.get('user_type')).toBe(-1)
  expect(storage.get('locale')).toBe('zh')
  expect(storage.get('theme')).toBe('system')
  expect(storage.get('unread_im_group')).toBe(0)
})

it('remembers for the life of the page where the browser forbids storage', () => {
  const storage = createStorage(createArea(forbidden, new Map()))
  storage.set('guest_id', '12345678')
  expect(storage.get('guest_id')).toBe('12345678')
  storage.remove('guest_id')
  expect(storage.get('guest_id')).toBe('')
})

it('prefers what it remembers to what a full storage still holds', () => {
  const kept = new Map([
    ['token', 'old'],
    ['userid', '7'],
  ])
  let isFull = true
  const refuse = () => {
    if (isFull) throw new Error('QuotaExceededError')
  }
  const browser = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (refuse(), void kept.set(key, value)),
    removeItem: (key: string) => (refuse(), void kept.delete(key)),
  }
  const storage = createStorage(createArea(() => browser, new Map()))
  storage.set('token', 'new')
  storage.remove('userid')
  expect(storage.get('token')).toBe('new')
  expect(storage.get('userid')).toBe('')

  isFull = false
  storage.set('token', 'newest')
  kept.set('token', 'of another tab')
  expect(storage.get('token')).toBe('of another tab')
})
