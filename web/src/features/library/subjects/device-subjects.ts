import { storage } from '#web/platform/storage.ts'
import { createSignal } from '#web/ui/signal.ts'

/** Followed subjects in their order, and the one that the home opens with, 0 for all. */
export type Subjects = { ids: number[]; home: number }

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** What was stored by another version, or by hand, counts as nothing chosen. */
export function parseSubjects(source: string): Subjects {
  try {
    const { ids, home } = JSON.parse(source) as Partial<Record<keyof Subjects, unknown>>
    const known = Array.isArray(ids) ? [...new Set(ids.filter(isId))] : []
    return { ids: known, home: isId(home) && known.includes(home) ? home : 0 }
  } catch {
    return { ids: [], home: 0 }
  }
}

/** The choice of a visitor. */
export const deviceSubjects = createSignal(parseSubjects(storage.get('focused_colleges')))

export function saveOnDevice(subjects: Subjects): void {
  storage.set('focused_colleges', JSON.stringify(subjects))
  deviceSubjects.set(subjects)
}
