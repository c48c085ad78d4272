import { noteCalls } from '#contract/community/notes.ts'
import type { NotedType } from '#contract/community/notes.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's notes. */
    notes: true
  }
}

export const noteQueries = {
  /** All of them, by a word. */
  all: (keyword: string) => pagedQueryOf(noteCalls.own, { keyword }, { tags: ['notes'] }),
  own: (itemType: NotedType, itemId: number) =>
    queryOf(noteCalls.lists, { item_type: itemType, item_id: itemId }, { tags: ['notes'] }),
}
