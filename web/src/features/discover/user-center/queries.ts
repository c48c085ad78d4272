import { userCenterCalls } from '#contract/discover/user-center.ts'
import { queryOf } from '#web/platform/query.ts'

export const userCenterQueries = {
  /** 0 is the current year. */
  get: (year: number) => ({
    ...queryOf(userCenterCalls.get, { year }, { tags: ['credits', 'study', 'exams', 'certificates'] }),
    staleTime: 0,
  }),
}
