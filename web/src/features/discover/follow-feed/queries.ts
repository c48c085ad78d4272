import { followCalls } from '#contract/community/follows.ts'
import { followTag } from '#web/features/community/follows/queries.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

const meta = { tags: [followTag] }

export const followFeedQueries = {
  content: () => pagedQueryOf(followCalls.content, {}, meta),
  suggestions: () => queryOf(followCalls.suggestions, {}, meta),
}
