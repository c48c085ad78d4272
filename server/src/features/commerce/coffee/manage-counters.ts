import { pickupFailures, pickupOperatorCalls } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentManagedCounter, presentStaff } from './coffee.present.ts'
import {
  countRedeemedAt,
  insertCounter,
  selectCounter,
  selectManagedCounters,
  selectStaff,
  updateClosed,
} from './counters.queries.ts'
import type { CounterRow } from './counters.queries.ts'
import { dismissStaff, employStaff } from './employ-staff.ts'

export const createCounter = answer(pickupOperatorCalls.createCounter, async ({ name, address }, { db }) => {
  const counter = await insertCounter(db, { name, address })
  if (!counter) throw refuse(pickupFailures.nameTaken)
  return presentManagedCounter(counter, 0)
})

export const listCounters = answer(pickupOperatorCalls.listCounters, async ({ page }, { db }) => {
  const rows = await selectManagedCounters(db, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, ({ counter, redeemed }) =>
    presentManagedCounter(counter, redeemed),
  )
})

export const closeCounter = answer(pickupOperatorCalls.closeCounter, async ({ counter_id }, { db }) => {
  const counter = orMissing(await updateClosed(db, counter_id))
  return presentManagedCounter(counter, await countRedeemedAt(db, counter_id))
})

export const addStaff = answer(pickupOperatorCalls.addStaff, async ({ counter_id, phone }, context) => {
  const added = await employStaff(context, counter_id, phone)
  const staff = await selectStaff(context.db, counter_id)
  return presentStaff(staff.find(({ userId }) => userId === added)!)
})

export const listStaff = answer(pickupOperatorCalls.listStaff, async ({ counter_id }, { db }) => {
  orMissing(await selectCounter(db, counter_id))
  return { staff: (await selectStaff(db, counter_id)).map(presentStaff) }
})

export const removeStaff = answer(pickupOperatorCalls.removeStaff, async (input, context) => {
  await dismissStaff(context, input.counter_id, input.userid)
  return {}
})

function orMissing(counter: CounterRow | undefined): CounterRow {
  if (!counter) throw refuse(failures.dataMissing, { detail: 'counter_id' })
  return counter
}
