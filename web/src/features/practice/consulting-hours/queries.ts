import { consultingCalls } from '#contract/practice/consulting-hours.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** When doctors have time for consultations. */
    'consulting-times': true
  }
}

export const consultingQueries = {
  own: () => queryOf(consultingCalls.own, {}, { tags: ['consulting-times'] }),
  free: (doctorId: number) =>
    queryOf(consultingCalls.free, { doctor_id: doctorId }, { tags: ['consulting-times'] }),
}
