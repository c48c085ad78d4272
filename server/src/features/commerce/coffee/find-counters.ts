import { pickupFailures } from '#contract/commerce/coffee.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectCounterOfStaff, selectCountersOf } from './counters.queries.ts'
import type { CounterRow } from './counters.queries.ts'

/** The open counter at which the caller is staff. */
export async function requireStaff(context: Context, counterId: number): Promise<CounterRow> {
  const counter = await selectCounterOfStaff(context.db, counterId, memberOf(context).userId)
  if (!counter) throw refuse(failures.noPermission)
  if (counter.closed_at) throw refuse(pickupFailures.counterClosed)
  return counter
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
