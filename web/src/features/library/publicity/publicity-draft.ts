import type { KeptFile } from './attachments.ts'
import { publicityFields } from './publicity-values.ts'
import type { PublicityValues } from './publicity-values.ts'

export type PublicityDraft = { values: PublicityValues; files: KeptFile[] }

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'publicity_draft'

/** What was typed outlives a reload, in this tab and for this user only. */
export function createDrafts(area: () => Area, userid: string) {
  return {
    read(): PublicityDraft | undefined {
      try {
        return readDraft(JSON.parse(area().getItem(key) ?? 'null'), userid)
      } catch {
        return undefined
      }
    },
    write(draft: PublicityDraft) {
      try {
        area().setItem(key, JSON.stringify({ ...draft, userid }))
      } catch {
        // Without a store the form still works; only a reload loses it.
      }
    },
    clear() {
      try {
        area().removeItem(key)
      } catch {
        // There was no store to keep it in either.
      }
    },
  }
}

function readDraft(source: unknown, userid: string): PublicityDraft | undefined {
  const draft = source as (Partial<PublicityDraft> & { userid?: string }) | null
  if (!draft || draft.userid !== userid) return undefined
  const { values, files } = draft
  if (!values || publicityFields.some((field) => typeof values[field] !== 'string')) return undefined
  if (!Array.isArray(files) || files.some((file) => !isKept(file))) return undefined
  return { values, files }
}

const isKept = (file: Partial<KeptFile> | null) =>
  typeof file?.url === 'string' && typeof file.name === 'string'
