import { courseCalls } from '#contract/courses.ts'
import { queryOf } from '#web/platform/query.ts'

export const courseQueries = {
  detail: (workId: number) => queryOf(courseCalls.detail, { production_id: workId }),
}
