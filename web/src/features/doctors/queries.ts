import { doctorCalls } from '#contract/doctors.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export const doctorQueries = {
  detail: (doctorId: number) => queryOf(doctorCalls.detail, { doctor_id: doctorId }),
  works: (doctorId: number) => pagedQueryOf(doctorCalls.works, { doctor_id: doctorId }),
}
