import { expect, it } from 'vitest'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { rowsOf } from './lesson-rows.ts'
import { createWorkDraft } from './work-draft.ts'
import { emptyValues } from './work-values.ts'

const saved = { values: emptyValues, rows: [] }
const rows = rowsOf([{ lesson_id: 0, chapter: '上', title: '一', video_id: 3, is_trial: 0 }])
const changed = { values: { ...emptyValues, title: '未完' }, rows }
const open = (area: Parameters<typeof createWorkDraft>[0], workId = 0, userid = '1') =>
  createWorkDraft(area, { workId, userid, saved })

it('gives back what was changed, to its author and for that work only', () => {
  const { area } = createFakeArea()
  open(area).set(changed)
  expect(open(area).get()).toEqual(changed)
  expect(open(area, 5).get()).toBeUndefined()
  expect(open(area, 0, '2').get()).toBeUndefined()
})

it('is gone once nothing differs any more', () => {
  const { area, kept } = createFakeArea()
  open(area).set(changed)
  open(area).set(saved)
  expect(kept.size).toBe(0)
})

it.each([
  '{"userid":"1"}',
  '{"userid":"1","values":{"title":"a"}}',
  '{"userid":"1","values":{"title":"a"},"rows":[{"key":1,"kind":"lesson","title":"b"}]}',
  '{"userid":"1","values":{"title":"a"},"rows":[{"kind":"chapter","title":"b"}]}',
])('does not trust %s', (source) => {
  expect(open(createFakeArea({ work_draft_0: source }).area).get()).toBeUndefined()
})
