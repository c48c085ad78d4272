import type { DoctorDetail } from '#contract/discover/doctor-homepage.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { MeetingItem } from '#contract/wire/items.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import type { DoctorRow } from '#server/features/people/doctors/doctors.queries.ts'

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
