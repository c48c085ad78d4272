import { pickupFailures } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectCounterOfStaff, selectCountersOf, selectCountersOfStaff } from './counters.queries.ts'
import type { CounterRow } from './counters.queries.ts'

/** The open counter at which the caller is staff; 0 is the one of somebody who has one. */
export async function requireStaff(context: Context, counterId: number): Promise<CounterRow> {
  if (counterId === 0) return requireStaff(context, await findOnlyCounter(context))
  const counter = await selectCounterOfStaff(context.db, counterId, memberOf(context).userId)
  if (!counter) throw refuse(failures.noPermission)
  if (counter.closed_at) throw refuse(pickupFailures.counterClosed)
  return counter
}

async function findOnlyCounter(context: Context): Promise<number> {
  const [only, ...others] = await selectCountersOfStaff(context.db, memberOf(context).userId)
  if (!only) throw refuse(failures.noPermission)
  if (others.length > 0) throw refuse(failures.parametersMissing, { detail: 'counter_id' })
  return only.counter.id
}

/** The open counters of each campaign. */
export async function findCounters(
  db: Db,
  campaignIds: number[],
): Promise<(campaignId: number) => CounterRow[]> {
  const rows = campaignIds.length === 0 ? [] : await selectCountersOf(db, campaignIds)
  const byCampaign = Map.groupBy(rows, ({ campaignId }) => campaignId)
  return (campaignId) => (byCampaign.get(campaignId) ?? []).map(({ counter }) => counter)
}
