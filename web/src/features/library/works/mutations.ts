import { workCalls } from '#contract/library/works.ts'
import { mutationOf } from '#web/platform/mutation.ts'

const changes = ['works'] as const

export const workMutations = {
  add: mutationOf(workCalls.add, { changes }),
  edit: mutationOf(workCalls.edit, { changes }),
  save: mutationOf(workCalls.save, { changes }),
  remove: mutationOf(workCalls.delete, { changes }),
}
