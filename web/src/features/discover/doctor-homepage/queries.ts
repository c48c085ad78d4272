import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export const doctorQueries = {
  detail: (doctorId: number) => queryOf(doctorCalls.detail, { doctor_id: doctorId }),
  works: (doctorId: number) => pagedQueryOf(doctorCalls.works, { doctor_id: doctorId }),
}
