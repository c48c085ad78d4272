import type { DoctorDetail } from '#contract/doctors.ts'
import { asBit } from '#contract/fields.ts'
import type { DoctorItem, ExpertItem, MeetingItem } from '#contract/items.ts'
import type { DoctorItemRow, DoctorRow, ExpertRow } from './doctors.queries.ts'

export const presentExpert = (row: ExpertRow): ExpertItem => ({
  doctor_id: row.id,
  doctor_name: row.name,
  doctor_cover: row.cover,
  live_status: row.live ? 1 : 0,
  new_production_num: row.newWorks,
})

export const presentDoctorItem = (row: DoctorItemRow): DoctorItem => ({
  doctor_id: row.id,
  doctor_name: row.name,
  doctor_cover: row.cover,
  title: row.title,
  hospital: row.hospital,
  department: row.department,
})

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
