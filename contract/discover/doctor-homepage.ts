import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { bit, id, page, paged } from '../wire/fields.ts'
import { doctorItem, meetingItem, productionItem } from '../wire/items.ts'

export const worksPageSize = 20

export const doctorDetail = z.extend(doctorItem, {
  /** 0 if unknown. */
  department_id: z.int(),
  good_at: z.string(),
  introduction: z.string(),
  live_status: bit,
  production_num: z.int(),
  /** In progress or upcoming, the next first. */
  upcoming: z.array(meetingItem),
  /** Over, latest first: the last twenty at most. */
  past: z.array(meetingItem),
})

export const doctorCalls = {
  detail: defineCall({
    id: 'doctorhomepage.detail',
    path: '/api/web/v2/doctorhomepage/detail',
    about: 'The homepage of a doctor with the meetings they speak in.',
    input: z.object({ doctor_id: id }),
    output: doctorDetail,
  }),
  works: defineCall({
    id: 'doctor.production',
    path: '/api/web/v2/doctorhomepage/doctorproduction',
    about: 'Works of a doctor, 20 a page, latest first.',
    input: z.object({ doctor_id: id, page }),
    output: paged(productionItem),
  }),
}

export type DoctorDetail = z.infer<typeof doctorDetail>
