import type { Language } from '#contract/wire/language.ts'
import type { TalkItem } from '#contract/library/talks.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { TalkRow } from './talks.queries.ts'

export const presentTalk = (row: TalkRow, language: Language): TalkItem => ({
  column_id: row.id,
  theme: row.theme,
  cover: row.cover,
  intro: row.intro,
  college_id: row.college_id ?? 0,
  college_name: (language === 'en' ? row.college?.name_en : row.college?.name) ?? '',
  host_names: row.hosts,
  meeting_num: row.meetings,
  work_num: row.works,
  next_time: row.nextTime ? shanghaiTime(row.nextTime) : '',
})
