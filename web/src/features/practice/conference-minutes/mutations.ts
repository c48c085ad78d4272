import { minutesCalls } from '#contract/practice/conference-minutes.ts'
import { mutationOf } from '#web/platform/mutation.ts'

const changed = { changes: ['minutes'], whenRefused: 'read-again' } as const

export const minutesMutations = {
  make: mutationOf(minutesCalls.make, changed),
  correct: mutationOf(minutesCalls.correct, changed),
  summarise: mutationOf(minutesCalls.summarise, changed),
}
