import { followCalls } from '#contract/community/follows.ts'
import type { FollowKind } from '#contract/community/follows.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export const followQueries = {
  state: (kind: FollowKind, itemId: number) => queryOf(followCalls.state, { kind, item_id: itemId }),
  content: () => pagedQueryOf(followCalls.content, {}),
  suggestions: () => queryOf(followCalls.suggestions, {}),
}
