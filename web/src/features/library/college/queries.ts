import { collegeCalls } from '#contract/library/college.ts'
import type { TagKind } from '#contract/library/college.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

export type Label = { kind: TagKind; tagId: number }

const tagLists = { operation: collegeCalls.operationTags, part: collegeCalls.partTags }

export const collegeQueries = {
  menu: (diseaseId: number) => queryOf(collegeCalls.diseaseMenu, { college_id: 0, disease_id: diseaseId }),
  disease: (diseaseId: number) => queryOf(collegeCalls.diseaseDetail, { disease_id: diseaseId }),
  doctors: (diseaseId: number) => pagedQueryOf(collegeCalls.diseaseDoctors, { disease_id: diseaseId }),
  others: (diseaseId: number) => queryOf(collegeCalls.otherDiseases, { disease_id: diseaseId }),
  live: (diseaseId: number) =>
    queryOf(collegeCalls.liveMeetings, { college_id: 0, disease_id: diseaseId, page: 1 }),
  recent: (diseaseId: number) =>
    queryOf(collegeCalls.recentMeetings, { college_id: 0, disease_id: diseaseId, page: 1 }),
  diseaseTags: (collegeId: number) =>
    queryOf(collegeCalls.diseaseTags, { college_id: collegeId, disease_id: 0 }),
  tags: (kind: 'operation' | 'part', collegeId: number, diseaseId: number) =>
    queryOf(tagLists[kind], { college_id: collegeId, disease_id: diseaseId }),
  categories: () => queryOf(collegeCalls.categoryTags, { college_id: 0, disease_id: 0 }),
  tag: (kind: 'operation' | 'part', tagId: number) =>
    queryOf(collegeCalls.tagDetail, { tag_type: kind, tag_id: tagId }),
  content: ({ kind, tagId }: Label, type: ItemType, categoryId: number) =>
    pagedQueryOf(collegeCalls.labelContent, {
      tag_type: kind,
      tag_id: tagId,
      type,
      category_id: categoryId,
    }),
  topics: (itemType: ItemType, itemId: number) =>
    queryOf(collegeCalls.topicsOfItem, { item_type: itemType, item_id: itemId }),
  tree: () => queryOf(collegeCalls.collegeTree, {}),
}
