import type { ItemType, MarkType } from '#contract/wire/item-types.ts'
import { markCalls } from '#contract/community/marks.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What the user has collected. */
    favorites: true
  }
}

const meta = { tags: ['favorites'] } as const

export const markQueries = {
  state: (itemType: ItemType, itemId: number) =>
    // It counts the comments too.
    queryOf(markCalls.state, { item_type: itemType, item_id: itemId }, { tags: ['comments'] }),
  /** Every screen with a star changes it. */
  favorites: (asked: { item_type: MarkType | undefined; keyword: string }) => ({
    ...pagedQueryOf(markCalls.favorites, asked, meta),
    staleTime: 0,
  }),
  /** How many there are of each kind. */
  favoriteCounts: () => ({
    ...queryOf(markCalls.favorites, { keyword: '', page: 1 }, meta),
    select: ({ counts }: { counts: { item_type: MarkType; count: number }[] }) => counts,
    staleTime: 0,
  }),
}
