import type { DepartmentDetail, DepartmentItem } from '#contract/library/departments.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { nameIn } from '#server/features/library/subjects/subjects.present.ts'
import type { DepartmentDetailRow, DepartmentItemRow } from './departments.queries.ts'

export const presentDepartment = (row: DepartmentItemRow, language: Language): DepartmentItem => ({
  department_id: row.id,
  department_name: row.name,
  hospital: row.hospital,
  cover: row.cover,
  college_name: nameIn(row.college, language),
  doctor_num: row.doctors,
})

export const presentDepartmentDetail = (
  row: DepartmentDetailRow,
  subscribers: { count: number; isOn: boolean },
  language: Language,
): DepartmentDetail => ({
  ...presentDepartment(row, language),
  college_id: row.college_id,
  introduction: row.introduction,
  subscribe_num: subscribers.count,
  is_subscribed: asBit(subscribers.isOn),
})
