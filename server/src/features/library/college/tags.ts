import { collegeCalls } from '#contract/library/college.ts'
import type { TagKind } from '#contract/library/college.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readPage } from '#kernel/paging.ts'
import { selectColleges, selectDiseases } from '#server/features/library/subjects/taxonomy.queries.ts'
import { presentTag, presentTagDetail, presentTopic, presentTree } from './college.present.ts'
import {
  countTagged,
  selectDiseaseTags,
  selectTag,
  selectTagged,
  selectTags,
  selectTopics,
} from './college.queries.ts'
import { presentItemPage } from '#server/features/community/items/load-items.ts'

const listTags = (call: typeof collegeCalls.diseaseTags, kind: TagKind) =>
  answer(call, async (input, { db, caller }) => {
    const scope = { collegeId: input.college_id, diseaseId: input.disease_id }
    const rows = kind === 'disease' ? await selectDiseaseTags(db, scope) : await selectTags(db, kind, scope)
    return rows.map((row) => presentTag(row, caller.language))
  })

export const listDiseaseTags = listTags(collegeCalls.diseaseTags, 'disease')
export const listOperationTags = listTags(collegeCalls.operationTags, 'operation')
export const listPartTags = listTags(collegeCalls.partTags, 'part')
export const listCategoryTags = listTags(collegeCalls.categoryTags, 'category')

export const getTag = answer(collegeCalls.tagDetail, async (input, { db, caller }) => {
  const row = await selectTag(db, input.tag_type, input.tag_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'tag_id' })
  return presentTagDetail(row, await countTagged(db, input.tag_type, input.tag_id), caller.language)
})

export const listLabelContent = answer(collegeCalls.labelContent, async (input, context) => {
  const label = {
    kind: input.tag_type,
    tagId: input.tag_id,
    type: input.type,
    categoryId: input.category_id,
    shown: context.items.get(input.type).shown!,
  }
  const found = await readPage(input.page, pageSize, (limit, offset) =>
    selectTagged(context.db, label, limit, offset),
  )
  return presentItemPage(context, found)
})

export const listTopicsOfItem = answer(collegeCalls.topicsOfItem, async (input, { db, caller }) => {
  const rows = await selectTopics(db, { kind: input.item_type, id: input.item_id })
  return rows.map((row) => presentTopic(row, caller.language))
})

export const getCollegeTree = answer(collegeCalls.collegeTree, async (_input, { db, caller }) => {
  const [colleges, diseases] = await Promise.all([selectColleges(db), selectDiseases(db, 0)])
  return presentTree(colleges, diseases, caller.language)
})
