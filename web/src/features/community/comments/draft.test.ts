import { expect, it } from 'vitest'
import { createCommentDrafts } from './draft.ts'

const place = { itemType: 'information', itemId: 7, scheduleId: 0 } as const
const elsewhere = { ...place, itemId: 8 }

function createArea() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('keeps what was typed at its place, until it is sent', () => {
  const area = createArea()
  const drafts = createCommentDrafts(() => area)
  drafts.write(place, '讲得好 ')
  expect(drafts.read(place)).toBe('讲得好 ')
  expect(drafts.read(elsewhere)).toBe('')
  drafts.write(place, '  ')
  expect(area.kept.size).toBe(0)
})

it('opens again once, and only where the person left from', () => {
  const drafts = createCommentDrafts(createArea)
  const area = createArea()
  const kept = createCommentDrafts(() => area)
  kept.wait(place)
  expect(kept.takeWaiting(elsewhere)).toBe(false)
  expect(kept.takeWaiting(place)).toBe(true)
  expect(kept.takeWaiting(place)).toBe(false)
  expect(drafts.takeWaiting(place)).toBe(false)
})

it('does without a store', () => {
  const drafts = createCommentDrafts(() => {
    throw new Error('no store here')
  })
  drafts.write(place, '好')
  drafts.wait(place)
  expect([drafts.read(place), drafts.takeWaiting(place)]).toEqual(['', false])
})
