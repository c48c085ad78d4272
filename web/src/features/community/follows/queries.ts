import { followCalls } from '#contract/community/follows.ts'
import type { FollowKind } from '#contract/community/follows.ts'
import { queryOf } from '#web/platform/query.ts'

/** What somebody follows. */
export const followTag = 'follows'

const meta = { tags: [followTag] }

export const followQueries = {
  state: (kind: FollowKind, itemId: number) => queryOf(followCalls.state, { kind, item_id: itemId }, meta),
}
