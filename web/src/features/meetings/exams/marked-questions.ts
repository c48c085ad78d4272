import { createKept, deviceArea, fieldsOf } from '#web/platform/kept.ts'

type Marked = { tryId: number; questionIds: number[] }

/** The questions that somebody wants to come back to, of the latest attempt on this device: they are a note, not an answer. */
const kept = createKept(deviceArea, 'exam-marked', (stored): Marked => {
  const { tryId, questionIds } = fieldsOf(stored)
  return {
    tryId: Number(tryId ?? 0),
    questionIds: Array.isArray(questionIds) ? questionIds.filter((id) => typeof id === 'number') : [],
  }
})

export function markedOf(tryId: number): number[] {
  const marked = kept.get()
  return marked.tryId === tryId ? marked.questionIds : []
}

/** Marks a question or takes the mark off; resolves to what is marked now. */
export function toggleMark(tryId: number, questionId: number): number[] {
  const before = markedOf(tryId)
  const questionIds = before.includes(questionId)
    ? before.filter((id) => id !== questionId)
    : [...before, questionId]
  kept.set({ tryId, questionIds })
  return questionIds
}
