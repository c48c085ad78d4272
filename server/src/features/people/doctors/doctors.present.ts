import { sectionTypes } from '#contract/wire/items.ts'
import type { DoctorItem, ListItem } from '#contract/wire/items.ts'
import type { Language } from '#contract/wire/language.ts'
import { titleName } from '#contract/wire/titles.ts'
import type { DoctorItemRow } from './doctors.queries.ts'

export const presentDoctorItem = (row: DoctorItemRow): DoctorItem => ({
  doctor_id: row.id,
  doctor_name: row.name,
  doctor_cover: row.cover,
  title: row.title,
  hospital: row.hospital,
  department: row.department,
})

export const presentDoctorAsListItem = (row: DoctorItemRow, language: Language): ListItem => ({
  id: row.id,
  title: `${row.name} ${titleName(row.title, language)}`,
  cover: row.cover,
  type: sectionTypes.experts,
  price: '',
  is_operation_review: 0,
  is_big_meeting: 0,
  session_id: 0,
  meeting_status_des: '',
  information_id: 0,
  intro: `${row.hospital} ${row.department}`,
  own_time: '',
  course_type: 0,
  meeting_type: 0,
  operation_id: 0,
})
