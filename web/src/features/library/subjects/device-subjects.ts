import { createKept, createKeptText, deviceArea, fieldsOf } from '#web/platform/kept.ts'
import { createSignal } from '#web/ui/signal.ts'

/** Followed subjects in their order, and the one that the home opens with, 0 for all. */
export type Subjects = { ids: number[]; home: number }

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** What was stored by another version, or by hand, counts as nothing chosen. */
export function readSubjects(stored: unknown): Subjects {
  const { ids, home } = fieldsOf(stored)
  const known = Array.isArray(ids) ? [...new Set(ids.filter(isId))] : []
  return { ids: known, home: isId(home) && known.includes(home) ? home : 0 }
}

const kept = createKept(deviceArea, 'focused_colleges', readSubjects)

/** The choice of a visitor. */
export const deviceSubjects = createSignal(kept.get())

export function saveOnDevice(subjects: Subjects): void {
  kept.set(subjects)
  deviceSubjects.set(subjects)
}

const offer = createKeptText(deviceArea, 'subject_offer')

/** Choosing subjects is offered once. */
export const subjectOffer = { isOpen: () => offer.get() !== 'done', close: () => offer.set('done') }
