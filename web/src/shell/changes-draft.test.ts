import { expect, it } from 'vitest'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { createChangesDraft } from './changes-draft.ts'

const saved = { title: '主任医师', good_at: '脑血管病', introduction: '' }

const { area, kept } = createFakeArea()
const draftOf = (userid: string, key = 'homepage_draft', now = saved) =>
  createChangesDraft(area, { key, userid, saved: now })

it('is of one person and one form, until it is cleared', () => {
  draftOf('5').set({ good_at: '动脉瘤' })
  expect(draftOf('5').get()).toEqual({ good_at: '动脉瘤' })
  expect(draftOf('6').get()).toBeUndefined()
  expect(draftOf('5', 'card_draft').get()).toBeUndefined()
  draftOf('5').clear()
  expect(draftOf('5').get()).toBeUndefined()
})

it('is gone when nothing is changed any more, here or elsewhere', () => {
  draftOf('5').set({ good_at: '动脉瘤' })
  expect(draftOf('5', 'homepage_draft', { ...saved, good_at: '动脉瘤' }).get()).toBeUndefined()
  draftOf('5').set({})
  expect(kept.size).toBe(0)
})

it.each([
  'no json',
  '[]',
  '{"userid":"5"}',
  '{"userid":"5","changes":{"good_at":7,"toString":"x","stranger":"y"}}',
])('is none for %s', (source) => {
  kept.set('homepage_draft', source)
  expect(draftOf('5').get()).toBeUndefined()
})
