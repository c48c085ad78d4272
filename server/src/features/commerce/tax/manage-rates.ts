import { taxFailures, taxOperatorCalls } from '#contract/commerce/tax.ts'
import type { TaxRatesItem } from '#contract/commerce/tax.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { areRates } from './tax-of.ts'
import { insertRates, selectRates, selectRatesOn } from './tax.queries.ts'
import type { RatesRow } from './tax.queries.ts'

const today = () => shanghaiTime(new Date()).slice(0, 10)

export const listRates = answer(taxOperatorCalls.rates, async (_input, { db }) => {
  const current = await selectRatesOn(db, today())
  return { data: (await selectRates(db)).map((row) => present(row, current.id)) }
})

export const addRates = answer(taxOperatorCalls.addRates, async (input, context) => {
  const { db } = context
  const { valid_from: validFrom, rates } = input
  if (!readShanghaiTime(`${validFrom} 00:00`)) throw refuse(failures.parameterError, { detail: 'valid_from' })
  if (!areRates(rates)) throw refuse(taxFailures.ratesWrong)
  // What was withheld today stays as it was computed.
  if (validFrom <= today()) throw refuse(taxFailures.ratesInPast)
  const row = await insertRates(db, { valid_from: validFrom, rates, entered_by: memberOf(context).userId })
  if (!row) throw refuse(taxFailures.ratesTaken)
  return present(row, 0)
})

const present = ({ id, valid_from, rates }: RatesRow, currentId: number): TaxRatesItem => ({
  rates_id: id,
  valid_from,
  is_current: asBit(id === currentId),
  rates,
})
