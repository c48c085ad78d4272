import { createKept, createKeptText, deviceArea, fieldsOf } from '#web/platform/kept.ts'
import { createSignal } from '#web/ui/signal.ts'

/** The followed subjects in order, and the one that the home opens with, 0 for all. */
export type Subjects = { ids: number[]; home: number }

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** A value stored by another version, or by hand, counts as nothing chosen. */
export function readSubjects(stored: unknown): Subjects {
  const { ids, home } = fieldsOf(stored)
  const known = Array.isArray(ids) ? [...new Set(ids.filter(isId))] : []
  return { ids: known, home: isId(home) && known.includes(home) ? home : 0 }
}

const stored = createKept(deviceArea, 'focused_colleges', readSubjects)

/** A visitor's subjects. */
export const deviceSubjects = createSignal(stored.get())

export function saveOnDevice(subjects: Subjects): void {
  stored.set(subjects)
  deviceSubjects.set(subjects)
}

const offer = createKeptText(deviceArea, 'subject_offer')

/** Choosing subjects is offered once. */
export const subjectOffer = { isOpen: () => offer.get() !== 'done', close: () => offer.set('done') }
