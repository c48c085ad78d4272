import { noteCalls } from '#contract/community/notes.ts'
import type { NotedType } from '#contract/community/notes.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's notes. */
    notes: true
  }
}

export const noteQueries = {
  own: (itemType: NotedType, itemId: number) =>
    queryOf(noteCalls.lists, { item_type: itemType, item_id: itemId }, { tags: ['notes'] }),
}
