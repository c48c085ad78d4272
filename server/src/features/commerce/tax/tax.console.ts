import type { TaxRates } from '#contract/commerce/tax.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { moneyColumn, textColumn, textFilter, timeColumn } from '#kernel/console-framework/columns.ts'
import { moneyField, numberField, rowsField, timeField } from '#kernel/console-framework/fields.ts'
import { defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { words } from '#kernel/console-framework/words.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { enterRates } from './enter-rates.ts'
import { rateRows, taxedRows } from './tax.console.queries.ts'

const percent = { isRequired: true, max: 100 }

/** Tables of tax rates. One that was entered stays: a later one takes its place. */
export const ratesResource = defineResource({
  name: 'tax-rates',
  part: 'money',
  title: words('税率表', 'Tax rates'),
  right: 'money.read',
  rows: rateRows,
  titleOf: ({ valid_from }) => String(valid_from),
  columns: {
    valid_from: textColumn('生效日期', 'Holds from'),
    brackets: textColumn('级距', 'Brackets'),
    operator: textColumn('录入人', 'Entered by'),
    entered_at: timeColumn('录入时间', 'Entered at'),
  },
  filters: {},
  present: (row) => ({
    ...row,
    brackets: (row.rates as TaxRates).brackets.map(
      ({ upToFen, percent }) => `${upToFen === null ? '∞' : `≤ ${yuanOf(upToFen)}`}: ${percent} %`,
    ),
  }),
  form: defineForm({
    right: 'money.handle',
    asksReason: true,
    fields: {
      valid_from: timeField('生效日期', 'Holds from', { isRequired: true }),
      flatUpToFen: moneyField('定额扣除上限', 'Fixed deduction up to', { isRequired: true }),
      flatFen: moneyField('定额扣除', 'Fixed deduction', { isRequired: true }),
      deductionPercent: numberField('比例扣除（%）', 'Deduction above it (%)', percent),
      brackets: rowsField(
        '级距',
        'Brackets',
        {
          upToFen: moneyField('上限（最后一级留空）', 'Up to (empty for the last)'),
          percent: numberField('税率（%）', 'Rate (%)', percent),
          quickFen: moneyField('速算扣除数', 'Quick deduction', { isRequired: true }),
        },
        { isRequired: true, max: 20 },
      ),
    },
    async read({ db, vault }, id) {
      const [row] = await rateRows.byIds({ db, vault }, [id])
      const rates = row?.rates as TaxRates | undefined
      return rates && { valid_from: row!.valid_from, ...rates }
    },
    async create(context, values) {
      const { id } = await enterRates(context, shanghaiTime(values.valid_from!).slice(0, 10), {
        flatUpToFen: values.flatUpToFen!,
        flatFen: values.flatFen!,
        deductionPercent: values.deductionPercent!,
        brackets: values.brackets.map(({ upToFen, percent, quickFen }) => ({
          upToFen,
          percent: percent!,
          quickFen: quickFen!,
        })),
      })
      return id
    },
  }),
})

export const taxedResource = defineResource({
  name: 'taxed-payments',
  part: 'money',
  title: words('扣税明细', 'Tax withheld'),
  right: 'money.read',
  rows: taxedRows,
  titleOf: ({ month, truename }) => `${String(month)} · ${String(truename)}`,
  columns: {
    month: textColumn('月份', 'Month'),
    truename: textColumn('姓名', 'Name'),
    title: textColumn('项目', 'For'),
    gross_fen: moneyColumn('税前', 'Gross'),
    deduction_fen: moneyColumn('扣除', 'Deduction', { isHidden: true }),
    taxable_fen: moneyColumn('应纳税所得额', 'Taxable', { isHidden: true }),
    tax_fen: moneyColumn('税额', 'Tax'),
    net_fen: moneyColumn('税后', 'Net'),
    paid_at: timeColumn('支付时间', 'Paid at'),
  },
  filters: { q: textFilter('姓名或项目', 'Name or text'), month: textFilter('月份', 'Month') },
})
