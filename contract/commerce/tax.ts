import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'

export const taxFailures = defineFailures({
  ratesWrong: [
    5821,
    '税率表不正确：级距须递增，最后一级不设上限',
    'the brackets must rise, and the last one must have no upper end',
  ],
  ratesInPast: [5822, '生效日期须晚于今天', 'the table must hold from a later day than today'],
  ratesTaken: [5823, '该日期已有税率表', 'there is a table from this day already'],
  noStatement: [5824, '该月没有已扣税的收入', 'no tax was withheld in this month'],
})

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
const fen = z.int().check(z.minimum(0))
const percent = z.int().check(z.minimum(0), z.maximum(100))

/** Of what is paid, something is deducted; the bracket of the rest says what is withheld. */
export const taxRates = z.object({
  /** Up to this amount a fixed one is deducted, above it a share. */
  flatUpToFen: fen,
  flatFen: fen,
  deductionPercent: percent,
  /** Each up to an amount, the last without an end: so many per cent, less a quick deduction. */
  brackets: z
    .array(z.object({ upToFen: z.nullable(fen), percent, quickFen: fen }))
    .check(z.minLength(1), z.maxLength(20)),
})

export const taxCalls = {
  statement: defineCall({
    id: 'withdraw.taxStatement',
    path: '/api/web/v3/withdraw/taxStatement',
    about:
      'The address of the caller’s statement of fees and withheld tax of a month (YYYY-MM) as PDF. It expires.',
    access: 'member',
    input: z.object({ month }),
    output: z.object({ url: z.string() }),
  }),
}

/** What operators do about tax. */
export const taxOperatorCalls = {
  exportWorkbook: defineCall({
    id: 'tax.exportWorkbook',
    path: '/api/web/v3/tax/exportWorkbook',
    about: 'The address of the same table as an Excel file (.xlsx). It expires; each download is logged.',
    access: 'operator',
    right: 'money.read',
    input: z.object({ month }),
    output: z.object({ url: z.string() }),
  }),
}

export type TaxRates = z.infer<typeof taxRates>
