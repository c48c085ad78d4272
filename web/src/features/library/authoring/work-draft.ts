import { createDraft } from '#web/platform/draft.ts'
import type { Draft } from '#web/platform/draft.ts'
import { fieldsOf } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'
import type { LessonRow } from './lesson-rows.ts'
import type { WorkValues } from './work-values.ts'

export type WorkDraft = { values: WorkValues; rows: LessonRow[] }

type DraftOptions = { workId: number; userid: string; saved: WorkDraft }

/** What was changed and not sent yet outlives a crash, on this device. Without changes there is no draft. */
export function createWorkDraft(
  area: StorageArea,
  { workId, userid, saved }: DraftOptions,
): Draft<WorkDraft | undefined> {
  const draft = createDraft(area, `work_draft_${workId}`, userid, (fields) => readDraft(fields, saved))
  return {
    get: draft.get,
    clear: draft.clear,
    set: (value) => (isSame(value, saved) ? draft.clear() : draft.set(value)),
  }
}

const isSame = (a: WorkDraft, b: WorkDraft) => JSON.stringify(a) === JSON.stringify(b)

function readDraft(stored: { values?: unknown; rows?: unknown }, saved: WorkDraft): WorkDraft | undefined {
  const values = fieldsOf(stored.values)
  const known = (Object.keys(saved.values) as (keyof WorkValues)[]).filter(
    (field) => typeof values[field] === 'string',
  )
  if (known.length === 0 || !Array.isArray(stored.rows) || !stored.rows.every(isRow)) return undefined
  const draft = {
    values: { ...saved.values, ...Object.fromEntries(known.map((field) => [field, values[field]])) },
    rows: stored.rows,
  }
  return isSame(draft, saved) ? undefined : draft
}

function isRow(stored: unknown): stored is LessonRow {
  const { key, kind, title, lesson_id, video_id, is_trial } = fieldsOf(stored)
  if (typeof key !== 'number' || typeof title !== 'string') return false
  if (kind === 'chapter') return true
  return (
    kind === 'lesson' &&
    Number.isInteger(lesson_id) &&
    Number.isInteger(video_id) &&
    (is_trial === 0 || is_trial === 1)
  )
}
