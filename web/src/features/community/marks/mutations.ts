import { markCalls } from '#contract/community/marks.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { markQueries } from './queries.ts'

export const markMutations = {
  /** Likes or collects an item, or takes that back. Most likely a refused mark was set on another device. */
  set: mutationOf(markCalls.set, {
    patches: ({ item_type, item_id }) => markQueries.state(item_type, item_id),
    whenRefused: 'read-again',
  }),
  removeFavorites: mutationOf(markCalls.removeFavorites, { changes: ['favorites'] }),
  restoreFavorites: mutationOf(markCalls.restoreFavorites, { changes: ['favorites'] }),
}
