import { taxOperatorCalls } from '#contract/commerce/tax.ts'
import type { TaxRatesItem } from '#contract/commerce/tax.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { enterRates, today } from './enter-rates.ts'
import { selectRates, selectRatesOn } from './tax.queries.ts'
import type { RatesRow } from './tax.queries.ts'

export const listRates = answer(taxOperatorCalls.rates, async (_input, { db }) => {
  const current = await selectRatesOn(db, today())
  return { data: (await selectRates(db)).map((row) => present(row, current.id)) }
})

export const addRates = answer(taxOperatorCalls.addRates, async ({ valid_from, rates }, context) => {
  if (!readShanghaiTime(`${valid_from} 00:00`))
    throw refuse(failures.parameterError, { detail: 'valid_from' })
  return present(await enterRates(context, valid_from, rates), 0)
})

const present = ({ id, valid_from, rates }: RatesRow, currentId: number): TaxRatesItem => ({
  rates_id: id,
  valid_from,
  is_current: asBit(id === currentId),
  rates,
})
