import { storage } from '#web/platform/storage.ts'

/**
 * What is typed is kept in this browser until it is saved: neither a lost line nor a closed tab loses it. Another operator who
 * logs in here later does not see it.
 */
const keyOf = (resource: string, id: number) => `console-draft ${storage.get('userid')} ${resource} ${id}`

/** What was typed, and what the fields said when they were read. */
export type KeptDraft = { values: Record<string, unknown>; base: Record<string, unknown> }

export function readKept(resource: string, id: number): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(resource, id)) ?? 'null') as KeptDraft | null
    return kept?.base ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(resource: string, id: number, draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(resource, id), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(resource, id))
  } catch {
    // A full storage keeps nothing; what is on the screen is still there.
  }
}
