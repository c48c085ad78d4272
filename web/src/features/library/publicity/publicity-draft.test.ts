import { expect, it } from 'vitest'
import { createDrafts } from './publicity-draft.ts'
import { publicityFields } from './publicity-values.ts'
import type { PublicityValues } from './publicity-values.ts'

const values = Object.fromEntries(publicityFields.map((field) => [field, `${field} 值`])) as PublicityValues
const draft = { values, files: [{ url: '/files/u/a.pdf', name: '提纲.pdf' }] }

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('comes back after a reload, to the same user alone', () => {
  const area = memory()
  createDrafts(() => area, '1').write(draft)
  expect(createDrafts(() => area, '1').read()).toEqual(draft)
  expect(createDrafts(() => area, '2').read()).toBeUndefined()
})

it('is gone once it is cleared', () => {
  const area = memory()
  const drafts = createDrafts(() => area, '1')
  drafts.write(draft)
  drafts.clear()
  expect(drafts.read()).toBeUndefined()
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
  const area = memory()
  area.setItem('publicity_draft', source)
  expect(createDrafts(() => area, '1').read()).toBeUndefined()
})

it('lives without a store', () => {
  const drafts = createDrafts(() => {
    throw new Error('denied')
  }, '1')
  drafts.write(draft)
  drafts.clear()
  expect(drafts.read()).toBeUndefined()
})
