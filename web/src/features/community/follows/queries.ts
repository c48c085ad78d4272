import { followCalls } from '#contract/community/follows.ts'
import type { FollowKind } from '#contract/community/follows.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What somebody follows. */
    follows: true
  }
}

const meta = { tags: ['follows'] } as const

export const followQueries = {
  state: (kind: FollowKind, itemId: number) => queryOf(followCalls.state, { kind, item_id: itemId }, meta),
}
