import type { DoctorAnswer, DoctorDetail, DoctorProfile } from '#contract/discover/doctor-homepage.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { ExpertItem, ListItem, MeetingItem } from '#contract/wire/items.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import type { AnswerRow, DoctorProfileRow, DoctorRow, ExpertRow } from './doctor-homepage.queries.ts'

export const presentProfile = (row: DoctorProfileRow): DoctorProfile => ({
  ...presentDoctorItem(row),
  department_id: row.department_id ?? 0,
  good_at: row.good_at,
  introduction: row.introduction,
})

export const presentDoctor = (
  row: DoctorRow,
  isOwn: boolean,
  meetings: { upcoming: MeetingItem[]; past: MeetingItem[] },
): DoctorDetail => ({
  ...presentProfile(row),
  live_status: asBit(row.live),
  production_num: row.works,
  series_num: row.series,
  article_num: row.articles,
  answer_num: row.answers,
  is_own: asBit(isOwn),
  ...meetings,
})

export const presentAnswer = (row: AnswerRow, item: ListItem): DoctorAnswer => ({
  comment_id: row.id,
  content: row.content,
  create_time: shanghaiTime(row.created_at),
  praise_num: row.praises,
  item,
})

export const presentExpert = (row: ExpertRow): ExpertItem => ({
  doctor_id: row.id,
  doctor_name: row.name,
  doctor_cover: row.cover,
  live_status: row.live ? 1 : 0,
  new_production_num: row.newWorks,
})
