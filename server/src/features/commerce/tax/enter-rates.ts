import { taxFailures } from '#contract/commerce/tax.ts'
import type { TaxRates } from '#contract/commerce/tax.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { areRates } from './tax-of.ts'
import { insertRates } from './tax.queries.ts'
import type { RatesRow } from './tax.queries.ts'

/** Today in Shanghai, `YYYY-MM-DD`. */
export const today = () => shanghaiTime(new Date()).slice(0, 10)

export async function enterRates(context: Context, validFrom: string, rates: TaxRates): Promise<RatesRow> {
  if (!areRates(rates)) throw refuse(taxFailures.ratesWrong)
  // What was withheld today stays as it was computed.
  if (validFrom <= today()) throw refuse(taxFailures.ratesInPast)
  const row = await insertRates(context.db, {
    valid_from: validFrom,
    rates,
    entered_by: memberOf(context).userId,
  })
  if (!row) throw refuse(taxFailures.ratesTaken)
  return row
}
