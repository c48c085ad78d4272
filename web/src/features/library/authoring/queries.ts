import { collegeCalls } from '#contract/library/college.ts'
import { authoringCalls } from '#contract/library/authoring.ts'
import { doctorCalls } from '#contract/people/doctors.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The works of the caller. */
    works: true
  }
}

const meta = { tags: ['works'] } as const

export const authoringQueries = {
  own: () => pagedQueryOf(authoringCalls.own, {}, meta),
  detail: (workId: number) => queryOf(authoringCalls.editDetail, { production_id: workId }, meta),
  /** Works belong to a homepage; without one there is nothing to publish on. */
  homepage: () => queryOf(doctorCalls.own, {}),
  subjects: () => queryOf(collegeCalls.collegeTree, {}),
}
