import { expect, it } from 'vitest'
import { createFakeArea, forbiddenArea } from '#web/platform/fake-area.ts'
import { createProfileDraft } from './draft.ts'

it('gives back what was typed, to the same user only', () => {
  const { area } = createFakeArea()
  createProfileDraft(area, '7').set({ truename: '王一', hospital: '' })
  expect(createProfileDraft(area, '7').get()).toEqual({ truename: '王一', hospital: '' })
  expect(createProfileDraft(area, '8').get()).toEqual({})
})

it('is gone once cleared', () => {
  const { area, kept } = createFakeArea()
  const draft = createProfileDraft(area, '7')
  draft.set({ truename: '王一' })
  draft.clear()
  expect(draft.get()).toEqual({})
  expect(kept.size).toBe(0)
})

it('passes over what is no draft, and a storage that refuses', () => {
  const { area, kept } = createFakeArea()
  kept.set('profile_draft', '{"userid":"7","truename":3,"other":"x"}')
  expect(createProfileDraft(area, '7').get()).toEqual({})
  kept.set('profile_draft', 'no json')
  expect(createProfileDraft(area, '7').get()).toEqual({})
  const refuses = createProfileDraft(forbiddenArea, '7')
  refuses.set({ truename: '王一' })
  refuses.clear()
  expect(refuses.get()).toEqual({})
})
