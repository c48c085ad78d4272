import { expect, it } from 'vitest'
import { createFakeArea, forbiddenArea } from '#web/platform/fake-area.ts'
import { createPublicityDraft } from './publicity-draft.ts'
import { publicityFields } from './publicity-values.ts'
import type { PublicityValues } from './publicity-values.ts'

const values = Object.fromEntries(publicityFields.map((field) => [field, `${field} 值`])) as PublicityValues
const draft = { values, files: [{ url: '/files/u/a.pdf', name: '提纲.pdf' }] }

it('comes back after a reload, to the same user alone', () => {
  const { area } = createFakeArea()
  createPublicityDraft(area, '1').set(draft)
  expect(createPublicityDraft(area, '1').get()).toEqual(draft)
  expect(createPublicityDraft(area, '2').get()).toBeUndefined()
})

it('is gone once it is cleared', () => {
  const { area } = createFakeArea()
  const drafts = createPublicityDraft(area, '1')
  drafts.set(draft)
  drafts.clear()
  expect(drafts.get()).toBeUndefined()
})

it.each([
  'not json',
  'null',
  '[]',
  '{"userid":"1"}',
  '{"userid":"1","values":{"name":"a"},"files":[]}',
  JSON.stringify({ userid: '1', values, files: [null] }),
  JSON.stringify({ userid: '1', values, files: 'x' }),
])('does not trust %s', (source) => {
  const { area } = createFakeArea({ publicity_draft: source })
  expect(createPublicityDraft(area, '1').get()).toBeUndefined()
})

it('lives without a storage', () => {
  const drafts = createPublicityDraft(forbiddenArea, '1')
  drafts.set(draft)
  drafts.clear()
  expect(drafts.get()).toBeUndefined()
})
