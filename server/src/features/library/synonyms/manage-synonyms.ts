import { synonymFailures, synonymOperatorCalls } from '#contract/library/synonyms.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { fold } from '#kernel/fold.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { synonymDictionary } from './synonym-dictionary.ts'
import { presentSynonym } from './synonyms.present.ts'
import {
  deleteSynonym,
  insertSynonym,
  lockSynonyms,
  selectByTerm,
  selectSynonyms,
  updateSynonym,
} from './synonyms.queries.ts'

/** Names that are one to a search, such as `HbA1c` and `HBA1C`, count once. */
function readNames(term: string, others: string[]): { term: string; others: string[] } {
  const names = new Map<string, string>()
  for (const name of [term, ...others]) if (!names.has(fold(name))) names.set(fold(name), name)
  if ([...names.keys()].some((folded) => Array.from(folded).length < 2))
    throw refuse(synonymFailures.nameTooShort)
  if (names.size === 1) throw refuse(synonymFailures.noOtherName)
  return { term, others: [...names.values()].slice(1) }
}

export const listSynonyms = answer(synonymOperatorCalls.lists, async ({ page, keyword, kind }, { db }) => {
  const rows = await selectSynonyms(db, { keyword, kind }, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, ({ synonym }) => presentSynonym(synonym))
})

export const addSynonym = answer(synonymOperatorCalls.add, async ({ kind, ...input }, { db, states }) => {
  const names = readNames(input.term, input.others)
  const row = await db.transaction(async (db) => {
    await lockSynonyms(db)
    return insertSynonym(db, { kind, ...names })
  })
  if (!row) throw refuse(synonymFailures.termTaken)
  states.get(synonymDictionary).reload()
  return presentSynonym(row)
})

export const editSynonym = answer(synonymOperatorCalls.edit, async (input, { db, states }) => {
  const { synonym_id, kind } = input
  const names = readNames(input.term, input.others)
  const row = await db.transaction(async (db) => {
    await lockSynonyms(db)
    const other = await selectByTerm(db, names.term)
    if (other && other.id !== synonym_id) throw refuse(synonymFailures.termTaken)
    return updateSynonym(db, synonym_id, { kind, ...names })
  })
  if (!row) throw refuse(failures.dataMissing, { detail: 'synonym_id' })
  states.get(synonymDictionary).reload()
  return presentSynonym(row)
})

export const removeSynonym = answer(synonymOperatorCalls.remove, async ({ synonym_id }, { db, states }) => {
  await deleteSynonym(db, synonym_id)
  states.get(synonymDictionary).reload()
  return {}
})
