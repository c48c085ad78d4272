import { expect, it } from 'vitest'
import { createDraft } from './draft.ts'
import { createFakeArea, forbiddenArea } from './fake-area.ts'

const readName = ({ name }: { name?: unknown }) => (typeof name === 'string' ? { name } : undefined)
const draftOf = (area: Parameters<typeof createDraft>[0], userid: string) =>
  createDraft(area, 'name_draft', userid, readName)

it('is returned to its author only', () => {
  const { area } = createFakeArea()
  draftOf(area, '1').set({ name: '王一' })
  expect(draftOf(area, '1').get()).toEqual({ name: '王一' })
  expect(draftOf(area, '2').get()).toBeUndefined()
  expect(draftOf(area, '').get()).toBeUndefined()
})

it('goes from a visitor to the user who logs in', () => {
  const { area } = createFakeArea()
  draftOf(area, '').set({ name: '王一' })
  expect(draftOf(area, '1').get()).toEqual({ name: '王一' })
})

it('is gone once it is cleared', () => {
  const { area, kept } = createFakeArea()
  const draft = draftOf(area, '1')
  draft.set({ name: '王一' })
  draft.clear()
  expect(draft.get()).toBeUndefined()
  expect(kept.size).toBe(0)
})

it.each(['no json', 'null', '[]', '{"name":"of nobody"}', '{"userid":1,"name":"x"}'])(
  'does not trust %s',
  (source) => {
    expect(draftOf(createFakeArea({ name_draft: source }).area, '1').get()).toBeUndefined()
  },
)

it('works without a storage', () => {
  const draft = draftOf(forbiddenArea, '1')
  draft.set({ name: '王一' })
  draft.clear()
  expect(draft.get()).toBeUndefined()
})
