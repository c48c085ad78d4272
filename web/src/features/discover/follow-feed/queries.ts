import { followCalls } from '#contract/community/follows.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

const meta = { tags: ['follows'] } as const

export const followFeedQueries = {
  content: () => pagedQueryOf(followCalls.content, {}, meta),
  suggestions: () => queryOf(followCalls.suggestions, {}, meta),
}
