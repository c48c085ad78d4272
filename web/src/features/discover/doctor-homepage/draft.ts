import { createDraft } from '#web/platform/draft.ts'
import type { Draft } from '#web/platform/draft.ts'
import type { StorageArea } from '#web/platform/kept.ts'
import { isSame } from './edit-values.ts'
import type { EditPage, HomepageValues } from './edit-values.ts'

type DraftOptions = { page: EditPage; userid: string; saved: HomepageValues }

/** What was changed and not saved yet outlives a crash, on this device. Without changes there is no draft. */
export function createHomepageDraft(
  area: StorageArea,
  { page, userid, saved }: DraftOptions,
): Draft<HomepageValues | undefined> {
  const draft = createDraft(area, `homepage_draft_${page}`, userid, (fields) => readValues(fields, saved))
  return {
    get: draft.get,
    clear: draft.clear,
    set: (values) => (isSame(values, saved) ? draft.clear() : draft.set(values)),
  }
}

function readValues(fields: Readonly<Record<string, unknown>>, saved: HomepageValues) {
  const known = Object.keys(saved).filter((field) => typeof fields[field] === 'string')
  if (known.length === 0) return undefined
  const values = { ...saved, ...Object.fromEntries(known.map((field) => [field, fields[field]])) }
  return isSame(values, saved) ? undefined : values
}
