import { feedbackCalls } from '#contract/people/feedback.ts'
import { pagedQueryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What the user has told the operators. */
    feedback: true
  }
}

export const feedbackQueries = {
  own: () => ({ ...pagedQueryOf(feedbackCalls.own, {}, { tags: ['feedback'] }), staleTime: 0 }),
}
