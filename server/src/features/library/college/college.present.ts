import type { CollegeNode, DiseaseDetail, Tag, TagDetail, Topic } from '#contract/library/college.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import type { Language } from '#contract/wire/language.ts'
import { nameIn, presentDisease } from '#server/features/library/subjects/subjects.present.ts'
import type { Named } from '#server/features/library/subjects/subjects.present.ts'
import type { DiseaseRow, TagDetailRow, TagRow, TopicRow } from './college.queries.ts'

export const presentTag = (row: TagRow, language: Language): Tag => ({
  tag_id: row.id,
  tag_name: nameIn(row, language),
  college_id: row.college_id ?? 0,
  content_num: row.items,
})

export const presentTopic = (row: TopicRow, language: Language): Topic => ({
  topic_type: row.kind,
  topic_id: row.id,
  topic_name: nameIn(row, language),
})

type Count = { kind: ItemType; n: number }

const presentCounts = (counts: Count[]) => {
  const of = (kind: ItemType) => counts.find((count) => count.kind === kind)?.n ?? 0
  return {
    meeting: of('meeting'),
    production: of('production'),
    operation: of('operation'),
    information: of('information'),
  }
}

export const presentTagDetail = (
  { tag, college }: TagDetailRow,
  counts: Count[],
  language: Language,
): TagDetail => ({
  tag_id: tag.id,
  tag_name: nameIn(tag, language),
  college_id: tag.college_id ?? 0,
  college_name: college ? nameIn(college, language) : '',
  introduction: tag.introduction,
  content_num: presentCounts(counts),
})

export const presentDiseaseDetail = (
  row: DiseaseRow,
  counts: Count[],
  language: Language,
): DiseaseDetail => ({
  ...presentDisease(row.disease, language),
  college_id: row.disease.college_id,
  college_name: nameIn(row.college, language),
  introduction: row.disease.introduction,
  content_num: presentCounts(counts),
  doctor_num: row.doctors,
  product_num: row.products,
})

type DiseaseOfCollege = Named & { id: number; college_id: number }

export const presentTree = (
  colleges: (Named & { id: number })[],
  diseases: DiseaseOfCollege[],
  language: Language,
): CollegeNode[] => {
  const byCollege = Map.groupBy(diseases, (disease) => disease.college_id)
  return colleges.map((college) => ({
    collegeId: college.id,
    collegeName: nameIn(college, language),
    subspecialties: (byCollege.get(college.id) ?? []).map((disease) => ({
      id: disease.id,
      name: nameIn(disease, language),
    })),
  }))
}
