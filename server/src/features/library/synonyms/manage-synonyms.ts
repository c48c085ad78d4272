import { synonymOperatorCalls } from '#contract/library/synonyms.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { removeSynonym, saveSynonym } from './save-synonym.ts'
import { presentSynonym } from './synonyms.present.ts'
import { selectSynonyms } from './synonyms.queries.ts'

export const listSynonyms = answer(synonymOperatorCalls.lists, async ({ page, keyword, kind }, { db }) => {
  const rows = await selectSynonyms(db, { keyword, kind }, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, ({ synonym }) => presentSynonym(synonym))
})

export const addSynonym = answer(synonymOperatorCalls.add, async (input, context) =>
  presentSynonym(await saveSynonym(context, 0, input)),
)

export const editSynonym = answer(synonymOperatorCalls.edit, async (input, context) =>
  presentSynonym(await saveSynonym(context, input.synonym_id, input)),
)

export const dropSynonym = answer(synonymOperatorCalls.remove, async ({ synonym_id }, context) => {
  await removeSynonym(context, synonym_id)
  return {}
})
