import { createDraft } from '#web/platform/draft.ts'
import { fieldsOf } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'
import type { KeptFile } from '#web/shell/uploads.ts'
import { publicityFields } from './publicity-values.ts'
import type { PublicityValues } from './publicity-values.ts'

export type PublicityDraft = { values: PublicityValues; files: KeptFile[] }

/** What was typed outlives a reload, in this tab and for this user only. */
export const createPublicityDraft = (area: StorageArea, userid: string) =>
  createDraft(area, 'publicity_draft', userid, readDraft)

function readDraft(stored: { values?: unknown; files?: unknown }): PublicityDraft | undefined {
  const values = fieldsOf(stored.values)
  if (publicityFields.some((field) => typeof values[field] !== 'string')) return undefined
  if (!Array.isArray(stored.files) || !stored.files.every(isKept)) return undefined
  return { values: values as PublicityValues, files: stored.files }
}

function isKept(file: unknown): file is KeptFile {
  const { url, name } = fieldsOf(file)
  return typeof url === 'string' && typeof name === 'string'
}
