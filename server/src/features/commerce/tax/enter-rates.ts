import { taxFailures } from '#contract/commerce/tax.ts'
import type { TaxRates } from '#contract/commerce/tax.ts'
import {
  choiceField,
  moneyField,
  numberField,
  rowsField,
  timeField,
} from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import { describeEntered } from '#kernel/deeds/describe-entered.ts'
import { guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { areRates } from './tax-of.ts'
import { insertRates } from './tax.queries.ts'
import type { TaxKind } from './tax.tables.ts'

/** Today in Shanghai, `YYYY-MM-DD`. */
export const today = () => shanghaiTime(new Date()).slice(0, 10)

export const kindWords = {
  labour: words('劳务报酬（讲课费）', 'Remuneration for labour (lectures)'),
  royalty: words('特许权使用费（作品分成）', 'Royalties (shares of works)'),
} satisfies Record<TaxKind, unknown>

const percent = { isRequired: true, max: 100 }

const fields = {
  kind: choiceField('所得项目', 'Kind of income', kindWords, { isRequired: true }),
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
}

const ratesOf = (values: ValuesOf<typeof fields>): TaxRates => ({
  flatUpToFen: values.flatUpToFen!,
  flatFen: values.flatFen!,
  deductionPercent: values.deductionPercent!,
  brackets: values.brackets.map(({ upToFen, percent, quickFen }) => ({
    upToFen,
    percent: percent!,
    quickFen: quickFen!,
  })),
})

/** Enters a table of rates that holds from a later day on. Answers its number. */
export const enterRates = guardedDeed({
  name: 'tax-rates.enter',
  title: words('录入税率表', 'Enter tax rates'),
  right: 'money.handle',
  secondRight: 'money.approve',
  asksFreshStep: true,
  fields,
  describe: (context, { values }) => describeEntered(context, fields, values),
  async run(context, { values, askedBy }) {
    const rates = ratesOf(values)
    const validFrom = shanghaiTime(values.valid_from!).slice(0, 10)
    if (!areRates(rates)) throw refuse(taxFailures.ratesWrong)
    // What was withheld today stays as it was computed.
    if (validFrom <= today()) throw refuse(taxFailures.ratesInPast)
    const row = await insertRates(context.db, {
      kind: values.kind,
      valid_from: validFrom,
      rates,
      entered_by: askedBy,
    })
    if (!row) throw refuse(taxFailures.ratesTaken)
    return row.id
  },
})
