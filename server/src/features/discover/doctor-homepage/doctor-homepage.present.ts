import type { DoctorDetail } from '#contract/discover/doctor-homepage.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { ExpertItem, MeetingItem } from '#contract/wire/items.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import type { DoctorRow, ExpertRow } from './doctor-homepage.queries.ts'

export const presentDoctor = (
  row: DoctorRow,
  meetings: { upcoming: MeetingItem[]; past: MeetingItem[] },
): DoctorDetail => ({
  ...presentDoctorItem(row),
  department_id: row.department_id ?? 0,
  good_at: row.good_at,
  introduction: row.introduction,
  live_status: asBit(row.live),
  production_num: row.works,
  ...meetings,
})

export const presentExpert = (row: ExpertRow): ExpertItem => ({
  doctor_id: row.id,
  doctor_name: row.name,
  doctor_cover: row.cover,
  live_status: row.live ? 1 : 0,
  new_production_num: row.newWorks,
})
