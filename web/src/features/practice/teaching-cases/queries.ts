import { teachingCalls } from '#contract/practice/teaching-cases.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What became of a teaching case. */
    'teaching-cases': true
  }
}

export const teachingQueries = {
  draft: (id: number) => queryOf(teachingCalls.draft, { id }, { tags: ['teaching-cases'] }),
}
