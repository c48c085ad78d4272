import { expect, it } from 'vitest'
import { createFakeArea, forbiddenArea } from '#web/platform/fake-area.ts'
import { createCommentDrafts } from './draft.ts'

const target = { itemType: 'information', itemId: 7, scheduleId: 0 } as const
const elsewhere = { ...target, itemId: 8 }

it('keeps what was typed at its place, until it is sent', () => {
  const { area, kept } = createFakeArea()
  const drafts = createCommentDrafts(area)
  drafts.write(target, '讲得好 ')
  expect(drafts.read(target)).toBe('讲得好 ')
  expect(drafts.read(elsewhere)).toBe('')
  drafts.write(target, '  ')
  expect(kept.size).toBe(0)
})

it('opens again once, and only where the person left from', () => {
  const drafts = createCommentDrafts(createFakeArea().area)
  const kept = createCommentDrafts(createFakeArea().area)
  kept.wait(target)
  expect(kept.takeWaiting(elsewhere)).toBe(false)
  expect(kept.takeWaiting(target)).toBe(true)
  expect(kept.takeWaiting(target)).toBe(false)
  expect(drafts.takeWaiting(target)).toBe(false)
})

it('does without a storage', () => {
  const drafts = createCommentDrafts(forbiddenArea)
  drafts.write(target, '好')
  drafts.wait(target)
  expect([drafts.read(target), drafts.takeWaiting(target)]).toEqual(['', false])
})
