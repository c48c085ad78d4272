import type { DoctorItem } from '#contract/wire/items.ts'
import type { DoctorItemRow } from './doctors.queries.ts'

export const presentDoctorItem = (row: DoctorItemRow): DoctorItem => ({
  doctor_id: row.id,
  doctor_name: row.name,
  doctor_cover: row.cover,
  title: row.title,
  hospital: row.hospital,
  department: row.department,
})
