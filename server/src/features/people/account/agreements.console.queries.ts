import { contains, defineRows, pageAt } from '#kernel/console-framework/rows.queries.ts'
import { storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import { agreements } from './account.tables.ts'

export const agreementPage = '/privacyTreaty?agreement_id='

export const storedAgreements = storedRows(agreements)

export const agreementRows = defineRows({
  id: agreements.id,
  values: {
    name_zh: agreements.name_zh,
    name_en: agreements.name_en,
    updated_at: agreements.updated_at,
    page: pageAt(agreementPage, agreements.id),
  },
  from: (db, values) => db.select(values).from(agreements).$dynamic(),
  filters: {
    q: contains(agreements.name_zh, agreements.name_en),
  },
})
