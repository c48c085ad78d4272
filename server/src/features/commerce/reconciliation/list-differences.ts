import { reconciliationOperatorCalls } from '#contract/commerce/reconciliation.ts'
import type { Difference } from '#contract/commerce/reconciliation.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { selectDifferences } from './reconciliation.queries.ts'
import type { DifferenceRow } from './reconciliation.queries.ts'

export const listDifferences = answer(reconciliationOperatorCalls.differences, async (input, { db }) => {
  const { day, page } = input
  if (day !== '' && !readShanghaiTime(`${day} 00:00`))
    throw refuse(failures.parameterError, { detail: 'day' })
  const rows = await selectDifferences(db, {
    day: day === '' ? undefined : day,
    limit: pageSize,
    offset: offsetOf(page, pageSize),
  })
  return presentPage(rows, page, pageSize, ({ difference }) => present(difference))
})

const present = (row: DifferenceRow): Difference => ({
  difference_id: row.id,
  day: row.day,
  provider: row.provider,
  movement: row.movement,
  kind: row.kind,
  number: row.number,
  amount_here: row.here_fen === null ? '' : yuanOf(row.here_fen),
  amount_there: row.there_fen === null ? '' : yuanOf(row.there_fen),
})
