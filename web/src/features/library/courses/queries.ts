import { courseCalls } from '#contract/library/courses.ts'
import { queryOf } from '#web/platform/query.ts'

export const courseQueries = {
  detail: (workId: number) => queryOf(courseCalls.detail, { production_id: workId }),
}
