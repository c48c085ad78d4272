import { taxOperatorCalls } from '#contract/commerce/tax.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { insertAccesses } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { digitsCell, writeCsv } from '#kernel/csv.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectTaxedInMonth } from './tax.queries.ts'
import { taxText } from './tax.text.ts'

export const exportTax = answer(taxOperatorCalls.export, async ({ month }, context) => {
  const { db, vault, caller } = context
  const rows = await selectTaxedInMonth(db, month)
  const { userId: reader } = memberOf(context)
  const people = [...new Set(rows.map(({ user_id }) => user_id))]
  await insertAccesses(
    db,
    people.map((user_id) => ({ user_id, reader_id: reader, what: `tax export ${month}` })),
  )
  const text = taxText[caller.language]
  const cells = rows.map((row, at) => [
    String(at + 1),
    row.truename,
    digitsCell(vault.openText(row.id_number_sealed)),
    row.title,
    shanghaiTime(row.paid_at),
    ...[row.gross_fen, row.deduction_fen, row.taxable_fen, row.tax_fen, row.net_fen].map(yuanOf),
  ])
  return { file_name: text.fileName(month), csv: writeCsv([text.columns, ...cells]) }
})
