import type { TaxRates } from '#contract/commerce/tax.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import {
  flagColumn,
  moneyColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { enterRates, kindWords } from './enter-rates.ts'
import { rateRows, taxedRows } from './tax.console.queries.ts'

const kinds = states({
  labour: [kindWords.labour.zh, kindWords.labour.en],
  royalty: [kindWords.royalty.zh, kindWords.royalty.en],
})

/** Tables of tax rates. One that was entered stays: a later one takes its place. */
export const ratesResource = defineResource({
  name: 'tax-rates',
  title: words('税率表', 'Tax rates'),
  right: 'money.read',
  rows: rateRows,
  titleOf: ({ valid_from }) => String(valid_from),
  columns: {
    kind: stateColumn('所得项目', 'Kind of income', kinds),
    valid_from: textColumn('生效日期', 'Holds from'),
    brackets: textColumn('级距', 'Brackets'),
    operator: textColumn('录入人', 'Entered by'),
    entered_at: timeColumn('录入时间', 'Entered at'),
  },
  filters: { kind: stateFilter('所得项目', 'Kind of income', kinds) },
  present: (row) => ({
    ...row,
    brackets: (row.rates as TaxRates).brackets.map(
      ({ upToFen, percent }) => `${upToFen === null ? '∞' : `≤ ${yuanOf(upToFen)}`}: ${percent} %`,
    ),
  }),
  form: defineForm({
    right: 'money.handle',
    asksReason: true,
    fields: enterRates.fields,
    deed: enterRates,
    async read({ db, vault }, id) {
      const [row] = await rateRows.byIds({ db, vault }, [id])
      const rates = row?.rates as TaxRates | undefined
      return rates && { kind: row!.kind, valid_from: row!.valid_from, ...rates }
    },
    create: (context, values) => enterRates.doAlone(context, { id: 0, values, reason: '' }),
  }),
})

export const taxedResource = defineResource({
  name: 'taxed-payments',
  title: words('扣税明细', 'Tax withheld'),
  right: 'money.read',
  rows: taxedRows,
  titleOf: titledBy('month', 'truename'),
  columns: {
    month: textColumn('月份', 'Month'),
    truename: textColumn('姓名', 'Name'),
    title: textColumn('项目', 'For'),
    kind: stateColumn('所得项目', 'Kind of income', kinds),
    is_correction: flagColumn('更正', 'Correction'),
    gross_fen: moneyColumn('税前', 'Gross'),
    deduction_fen: moneyColumn('扣除', 'Deduction', { isHidden: true }),
    taxable_fen: moneyColumn('应纳税所得额', 'Taxable', { isHidden: true }),
    tax_fen: moneyColumn('税额', 'Tax'),
    net_fen: moneyColumn('税后', 'Net'),
    paid_at: timeColumn('支付时间', 'Paid at'),
  },
  filters: {
    q: textFilter('姓名或项目', 'Name or text'),
    month: textFilter('月份', 'Month'),
    kind: stateFilter('所得项目', 'Kind of income', kinds),
  },
})
