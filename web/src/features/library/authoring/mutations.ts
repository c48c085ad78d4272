import { authoringCalls } from '#contract/library/authoring.ts'
import { mutationOf } from '#web/platform/mutation.ts'

const changes = ['works'] as const

export const authoringMutations = {
  add: mutationOf(authoringCalls.add, { changes }),
  edit: mutationOf(authoringCalls.edit, { changes }),
  save: mutationOf(authoringCalls.save, { changes }),
  remove: mutationOf(authoringCalls.delete, { changes }),
}
