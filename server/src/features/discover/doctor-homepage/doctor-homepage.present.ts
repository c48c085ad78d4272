import type { DoctorAnswer, DoctorDetail, DoctorProfile } from '#contract/discover/doctor-homepage.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { ExpertItem, ListItem, MeetingItem } from '#contract/wire/items.ts'
import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentDisease } from '#server/features/library/subjects/subjects.present.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import type { AnswerRow, DoctorProfileRow, DoctorRow, ExpertRow } from './doctor-homepage.queries.ts'

export const presentProfile = (row: DoctorProfileRow): DoctorProfile => ({
  ...presentDoctorItem(row),
  department_id: row.department_id ?? 0,
  college_id: row.college_id,
  good_at: row.good_at,
  introduction: row.introduction,
})

type HomepageFacts = {
  isOwn: boolean
  language: Language
  meetings: { upcoming: MeetingItem[]; past: MeetingItem[] }
}

export const presentDoctor = (
  row: DoctorRow,
  { isOwn, language, meetings }: HomepageFacts,
): DoctorDetail => ({
  ...presentProfile(row),
  live_status: asBit(row.live),
  diseases: row.diseases.map((disease) => presentDisease(disease, language)),
  production_num: row.works,
  series_num: row.series,
  article_num: row.articles,
  answer_num: row.answers,
  meeting_num: row.meetings,
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
