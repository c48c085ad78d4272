import { courseCalls } from '#contract/library/courses.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Works and what of them the user may watch. */
    works: true
    /** How far the user has come in the lessons of a work. */
    lessons: true
  }
}

export const courseQueries = {
  detail: (workId: number) => queryOf(courseCalls.detail, { production_id: workId }, { tags: ['works'] }),
  /** Only for logged-in users. */
  owned: () => queryOf(courseCalls.owned, {}, { tags: ['works'] }),
  /** Only for logged-in users. */
  progress: (workId: number) =>
    queryOf(courseCalls.progress, { production_id: workId }, { tags: ['lessons'] }),
}
