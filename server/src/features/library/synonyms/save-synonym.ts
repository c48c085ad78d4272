import { synonymFailures } from '#contract/library/synonyms.ts'
import type { Synonym } from '#contract/library/synonyms.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { fold } from '#kernel/fold.ts'
import type { Context } from '#kernel/services.ts'
import { synonymDictionary } from './synonym-dictionary.ts'
import {
  deleteSynonym,
  insertSynonym,
  lockSynonyms,
  selectByTerm,
  updateSynonym,
} from './synonyms.queries.ts'
import type { SynonymRow } from './synonyms.queries.ts'

type Tools = Pick<Context, 'db' | 'states'>
type Written = Pick<Synonym, 'kind' | 'term' | 'others'>

/** Names that are one to a search, such as `HbA1c` and `HBA1C`, count once. */
function readNames({ term, others }: Written): Pick<Written, 'term' | 'others'> {
  const names = new Map<string, string>()
  for (const name of [term, ...others]) if (!names.has(fold(name))) names.set(fold(name), name)
  if ([...names.keys()].some((folded) => Array.from(folded).length < 2))
    throw refuse(synonymFailures.nameTooShort)
  if (names.size === 1) throw refuse(synonymFailures.noOtherName)
  return { term, others: [...names.values()].slice(1) }
}

/** Adds an entry without a number, or replaces the names of one. */
export async function saveSynonym({ db, states }: Tools, id: number, written: Written): Promise<SynonymRow> {
  const entry = { kind: written.kind, ...readNames(written) }
  const row = await db.transaction(async (db) => {
    await lockSynonyms(db)
    const other = await selectByTerm(db, entry.term)
    if (other && other.id !== id) throw refuse(synonymFailures.termTaken)
    return id === 0 ? insertSynonym(db, entry) : updateSynonym(db, id, entry)
  })
  if (!row) throw refuse(failures.dataMissing, { detail: 'synonym_id' })
  states.get(synonymDictionary).reload()
  return row
}

export async function removeSynonym({ db, states }: Tools, id: number): Promise<void> {
  await deleteSynonym(db, id)
  states.get(synonymDictionary).reload()
}
