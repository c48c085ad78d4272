import { sectionTypes } from '#contract/wire/items.ts'
import type { ListItem } from '#contract/wire/items.ts'
import type { Language } from '#contract/wire/language.ts'
import { operationMenus } from '#contract/library/operations.ts'
import type { OperationDetail, OperationMenu } from '#contract/library/operations.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import type { DoctorItemRow } from '#server/features/people/doctors/doctors.queries.ts'
import type { OperationCardRow, OperationRow, StepRow } from './operations.queries.ts'

export const presentOperationAsListItem = (row: OperationCardRow): ListItem => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  type: sectionTypes.operations,
  price: '',
  is_operation_review: 1,
  is_big_meeting: 0,
  session_id: 0,
  meeting_status_des: '',
  information_id: 0,
  intro: row.doctors,
  own_time: shanghaiTime(row.published_at),
  course_type: 0,
  meeting_type: 0,
  operation_id: row.id,
})

export const presentOperation = (
  { operation, disease, partEnglish }: OperationRow,
  doctors: DoctorItemRow[],
  steps: StepRow[],
  language: Language,
): OperationDetail => ({
  id: operation.id,
  title: operation.title,
  cover: operation.cover,
  intro: operation.intro,
  part: (language === 'en' && partEnglish) || operation.part,
  disease_name: (language === 'en' ? disease?.name_en : disease?.name) ?? '',
  video: operation.video,
  clarities: operation.clarities,
  captions: operation.captions,
  view_num: operation.view_count,
  own_time: shanghaiTime(operation.published_at),
  doctors: doctors.map(presentDoctorItem),
  steps: steps.map((row) => ({ step_id: row.id, title: row.title, at_seconds: row.at_seconds })),
})

const menuNames: Record<Language, Record<OperationMenu['type'], string>> = {
  zh: { steps: '手术步骤', doctors: '术者', lessons: '相关课程', introduction: '简介' },
  en: { steps: 'Steps', doctors: 'Surgeons', lessons: 'Lessons', introduction: 'About' },
}

/** Leaves out the parts without content. */
export const presentMenus = (counts: Record<OperationMenu['type'], number>, language: Language) =>
  operationMenus
    .filter((type) => counts[type] > 0)
    .map((type): OperationMenu => ({ type, name: menuNames[language][type], count: counts[type] }))
