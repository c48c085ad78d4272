import type { Synonym } from '#contract/library/synonyms.ts'
import type { SynonymRow } from './synonyms.queries.ts'

export const presentSynonym = ({ id, kind, term, others }: SynonymRow): Synonym => ({
  synonym_id: id,
  kind,
  term,
  others,
})
