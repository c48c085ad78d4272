import { beforeEach, expect, it, vi } from 'vitest'
import { keepDraft, readKept } from './kept-draft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

it('keeps what is typed for who has typed it', () => {
  const draft = { values: { title: '年会' }, base: { title: '' } }
  localStorage.setItem('userid', '7')
  keepDraft('articles', 1, draft)
  expect(readKept('articles', 1)).toEqual(draft)
  expect(readKept('articles', 2)).toBeUndefined()

  localStorage.setItem('userid', '8')
  expect(readKept('articles', 1)).toBeUndefined()

  localStorage.setItem('userid', '7')
  keepDraft('articles', 1, undefined)
  expect(readKept('articles', 1)).toBeUndefined()
})
