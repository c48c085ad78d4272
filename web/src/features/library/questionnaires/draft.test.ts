import { beforeEach, expect, it } from 'vitest'
import { createFakeArea, forbiddenArea } from '#web/platform/fake-area.ts'
import { createAnswerDraft } from './draft.ts'

const { kept, area } = createFakeArea()
beforeEach(() => kept.clear())

const answers = { 1: { optionIds: [2], text: '' }, 3: { optionIds: [], text: '好' } }

it('is restored for the same user and the same questionnaire', () => {
  createAnswerDraft(area, 7, '100').set({ answers })
  expect(createAnswerDraft(area, 7, '100').get().answers).toEqual(answers)
  expect(createAnswerDraft(area, 8, '100').get().answers).toEqual({})
})

it('goes from a visitor to the user who logs in, and never between users', () => {
  createAnswerDraft(area, 7, '').set({ answers })
  expect(createAnswerDraft(area, 7, '100').get().answers).toEqual(answers)
  createAnswerDraft(area, 7, '100').set({ answers })
  expect(createAnswerDraft(area, 7, '200').get().answers).toEqual({})
  expect(createAnswerDraft(area, 7, '').get().answers).toEqual({})
})

it('is deleted once it was sent', () => {
  const draft = createAnswerDraft(area, 7, '100')
  draft.set({ answers })
  draft.clear()
  expect(draft.get().answers).toEqual({})
})

it.each([
  'x',
  '[]',
  '{"userid":"100","answers":{"1":{"optionIds":"2"}}}',
  '{"userid":"100","answers":{"1":null}}',
])('reads %s as no draft', (source) => {
  kept.set('questionnaire_7_draft', source)
  expect(createAnswerDraft(area, 7, '100').get().answers).toEqual({})
})

it('works without a storage', () => {
  const draft = createAnswerDraft(forbiddenArea, 7, '100')
  draft.set({ answers })
  draft.clear()
  expect(draft.get().answers).toEqual({})
})
