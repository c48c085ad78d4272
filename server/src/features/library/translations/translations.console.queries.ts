import { sql } from 'drizzle-orm'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import { storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import { translations } from './translations.tables.ts'

export const storedTranslations = storedRows(translations)

const state = sql<string>`case when ${translations.english} = '' then 'waiting' else 'translated' end`

export const translationRows = defineRows({
  id: translations.id,
  values: {
    chinese: translations.chinese,
    english: translations.english,
    state: state.as('state'),
    updated_at: translations.updated_at,
  },
  from: (db, values) => db.select(values).from(translations).$dynamic(),
  filters: {
    q: contains(translations.chinese, translations.english),
    state: (value) => sql`${state} = ${value}`,
  },
})
