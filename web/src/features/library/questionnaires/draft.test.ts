import { beforeEach, expect, it } from 'vitest'
import { createDraft } from './draft.ts'

const kept = new Map<string, string>()
const area = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
beforeEach(() => kept.clear())

const answers = { 1: { optionIds: [2], text: '' }, 3: { optionIds: [], text: '好' } }

it('is there again for the same user and the same questionnaire', () => {
  createDraft(area, 7, '100').write(answers)
  expect(createDraft(area, 7, '100').read()).toEqual(answers)
  expect(createDraft(area, 8, '100').read()).toEqual({})
})

it('goes from a visitor to whoever logs in, and from nobody else to anybody', () => {
  createDraft(area, 7, '').write(answers)
  expect(createDraft(area, 7, '100').read()).toEqual(answers)
  createDraft(area, 7, '100').write(answers)
  expect(createDraft(area, 7, '200').read()).toEqual({})
  expect(createDraft(area, 7, '').read()).toEqual({})
})

it('is gone once it was sent', () => {
  const draft = createDraft(area, 7, '100')
  draft.write(answers)
  draft.clear()
  expect(draft.read()).toEqual({})
})

it.each([
  'x',
  '[]',
  '{"userid":"100","answers":{"1":{"optionIds":"2"}}}',
  '{"userid":"100","answers":{"1":null}}',
])('takes %s for none', (source) => {
  kept.set('questionnaire_7_draft', source)
  expect(createDraft(area, 7, '100').read()).toEqual({})
})

it('does without a store', () => {
  const draft = createDraft(
    () => {
      throw new Error('private page')
    },
    7,
    '100',
  )
  draft.write(answers)
  draft.clear()
  expect(draft.read()).toEqual({})
})
