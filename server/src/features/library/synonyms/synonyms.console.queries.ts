import { sql } from 'drizzle-orm'
import { contains, defineRows, equalTo } from '#kernel/console-framework/rows.queries.ts'
import { storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import { synonyms } from './synonyms.tables.ts'

export const storedSynonyms = storedRows(synonyms)

const otherNames = sql<string>`array_to_string(${synonyms.others}, '、')`

export const synonymRows = defineRows({
  id: synonyms.id,
  values: {
    term: synonyms.term,
    kind: synonyms.kind,
    others: otherNames.as('others'),
    updated_at: synonyms.updated_at,
  },
  from: (db, values) => db.select(values).from(synonyms).$dynamic(),
  filters: {
    q: contains(synonyms.term, otherNames),
    kind: equalTo(synonyms.kind),
  },
})
