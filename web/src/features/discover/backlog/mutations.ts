import { todoCalls } from '#contract/discover/backlog.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { todoTags } from './queries.ts'

export const backlogMutations = {
  /** A refused one was most likely done on another device. */
  dispose: mutationOf(todoCalls.dispose, { changes: todoTags, whenRefused: 'read-again' }),
}
