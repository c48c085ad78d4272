import { browseCalls } from '#contract/discover/browse.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage } from '#kernel/paging.ts'
import { presentColumn, presentColumnDetail } from './browse.present.ts'
import { selectColumn, selectColumnPage } from './columns.queries.ts'
import { scopeOf, readListed } from './list-input.ts'

export const listColumns = answer(browseCalls.columns, async (input, { db }) => {
  const found = await readListed(input, (window) => selectColumnPage(db, scopeOf(input), window))
  const now = new Date()
  return presentPage(found, (row) => presentColumn(row, now))
})

export const getColumn = answer(browseCalls.columnDetail, async (input, { db, caller }) => {
  const column = await selectColumn(db, input.channel_id)
  if (!column) throw refuse(failures.dataMissing, { detail: 'channel_id' })
  return presentColumnDetail(column, new Date(), caller.language)
})
