import { workCalls } from '#contract/library/works.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Works and what of them the user may watch. */
    works: true
    /** How far the user has come in the lessons of a work. */
    lessons: true
  }
}

export const workQueries = {
  detail: (workId: number) => queryOf(workCalls.detail, { production_id: workId }, { tags: ['works'] }),
  /** Only for logged-in users. */
  owned: () => queryOf(workCalls.owned, {}, { tags: ['works'] }),
  /** Only for logged-in users. */
  progress: (workId: number) => queryOf(workCalls.progress, { production_id: workId }, { tags: ['lessons'] }),
}
