import { expect, it } from 'vitest'
import { createProfileDraft } from './draft.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    area: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  }
}

it('gives back what was typed, to the same user only', () => {
  const { area } = memory()
  createProfileDraft(() => area, '7').write({ truename: '王一', hospital: '' })
  expect(createProfileDraft(() => area, '7').read()).toEqual({ truename: '王一', hospital: '' })
  expect(createProfileDraft(() => area, '8').read()).toEqual({})
})

it('is gone once cleared', () => {
  const { area, kept } = memory()
  const draft = createProfileDraft(() => area, '7')
  draft.write({ truename: '王一' })
  draft.clear()
  expect(draft.read()).toEqual({})
  expect(kept.size).toBe(0)
})

it('passes over what is no draft, and a store that refuses', () => {
  const { area, kept } = memory()
  kept.set('profile_draft', '{"userid":"7","truename":3,"other":"x"}')
  expect(createProfileDraft(() => area, '7').read()).toEqual({})
  kept.set('profile_draft', 'no json')
  expect(createProfileDraft(() => area, '7').read()).toEqual({})
  const refuses = createProfileDraft(() => {
    throw new Error('no store')
  }, '7')
  refuses.write({ truename: '王一' })
  refuses.clear()
  expect(refuses.read()).toEqual({})
})
