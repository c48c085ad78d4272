import { noteCalls } from '#contract/community/notes.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const noteMutations = {
  add: mutationOf(noteCalls.add, { tips: false, changes: ['notes'] }),
  edit: mutationOf(noteCalls.edit, { tips: false, changes: ['notes'] }),
  remove: mutationOf(noteCalls.remove, { changes: ['notes'] }),
}
