import { answerCalls } from '#contract/discover/answers.ts'
import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import type { FigureDays } from '#contract/discover/doctor-homepage.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** What doctors say of themselves. */
    doctors: true
  }
}

const meta = { tags: ['doctors'] } as const

export const doctorQueries = {
  detail: (doctorId: number) => queryOf(doctorCalls.detail, { doctor_id: doctorId }, meta),
  testDetail: (doctorId: number) => queryOf(doctorCalls.testDetail, { doctor_id: doctorId }, meta),
  works: (doctorId: number, courseType: number) =>
    pagedQueryOf(doctorCalls.works, { doctor_id: doctorId, course_type: courseType }),
  articles: (doctorId: number) => pagedQueryOf(doctorCalls.articles, { doctor_id: doctorId }),
  quotedOf: (doctorId: number) => queryOf(answerCalls.quotedOf, { doctor_id: doctorId }),
  answers: (doctorId: number) => queryOf(doctorCalls.answers, { doctor_id: doctorId }),
  figures: (days: FigureDays) => queryOf(doctorCalls.figures, { days }),
  retention: (productionId: number) => queryOf(doctorCalls.retention, { production_id: productionId }),
  earnings: () => queryOf(doctorCalls.earnings, {}),
  /** Read afresh: another device may have changed it. */
  profile: () => ({ ...queryOf(doctorCalls.profile, {}, meta), staleTime: 0, gcTime: 0 }),
}
