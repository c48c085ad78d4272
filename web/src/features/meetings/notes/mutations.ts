import { noteCalls } from '#contract/meetings/notes.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { noteTag } from './queries.ts'

export const noteMutations = {
  add: mutationOf(noteCalls.add, { tips: false, changes: [noteTag] }),
  edit: mutationOf(noteCalls.edit, { tips: false, changes: [noteTag] }),
  remove: mutationOf(noteCalls.remove, { changes: [noteTag] }),
}
