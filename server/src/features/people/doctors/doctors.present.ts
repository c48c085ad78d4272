import type { DoctorItem, ExpertItem } from '#contract/wire/items.ts'
import type { DoctorItemRow, ExpertRow } from './doctors.queries.ts'

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
