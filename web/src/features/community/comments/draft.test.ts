import { expect, it } from 'vitest'
import { createCommentDrafts } from './draft.ts'

const target = { itemType: 'information', itemId: 7, scheduleId: 0 } as const
const elsewhere = { ...target, itemId: 8 }

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
  drafts.write(target, '讲得好 ')
  expect(drafts.read(target)).toBe('讲得好 ')
  expect(drafts.read(elsewhere)).toBe('')
  drafts.write(target, '  ')
  expect(area.kept.size).toBe(0)
})

it('opens again once, and only where the person left from', () => {
  const drafts = createCommentDrafts(createArea)
  const area = createArea()
  const kept = createCommentDrafts(() => area)
  kept.wait(target)
  expect(kept.takeWaiting(elsewhere)).toBe(false)
  expect(kept.takeWaiting(target)).toBe(true)
  expect(kept.takeWaiting(target)).toBe(false)
  expect(drafts.takeWaiting(target)).toBe(false)
})

it('does without a store', () => {
  const drafts = createCommentDrafts(() => {
    throw new Error('no store here')
  })
  drafts.write(target, '好')
  drafts.wait(target)
  expect([drafts.read(target), drafts.takeWaiting(target)]).toEqual(['', false])
})
