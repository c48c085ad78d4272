/** What is typed is kept in this browser until it is saved: neither a lost line nor a closed tab loses it. */
const keyOf = (resource: string, id: number) => `console-draft ${resource} ${id}`

export type KeptDraft = { values: Record<string, unknown>; version: number }

export function readKept(resource: string, id: number): KeptDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(resource, id)) ?? 'null') ?? undefined
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
