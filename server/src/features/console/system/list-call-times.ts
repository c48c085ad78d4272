import { systemCalls } from '#contract/console/system.ts'
import { answer } from '#kernel/answer.ts'
import { percentile } from '#kernel/call-times/buckets.ts'
import { measuredTimes } from '#kernel/call-times/call-times.ts'
import { selectCallTimes } from '#kernel/call-times/call-times.queries.ts'
import type { CallTimesRow } from '#kernel/call-times/call-times.queries.ts'

const hourMs = 3600_000
const mostHours = 7 * 24

export const listCallTimes = answer(systemCalls.callTimes, async ({ hours }, { db, states }) => {
  await states.get(measuredTimes).flush()
  const since = new Date(Date.now() - Math.min(Math.max(hours, 1), mostHours) * hourMs)
  return summarize(await selectCallTimes(db, since))
})

/** The hours of each call together, the slowest call first. */
export function summarize(rows: CallTimesRow[]) {
  const byCall = Map.groupBy(rows, ({ call }) => call)
  return [...byCall]
    .map(([call, hours]) => {
      const buckets = hours[0]!.buckets.map((_, at) =>
        hours.reduce((sum, hour) => sum + hour.buckets[at]!, 0),
      )
      const slowest = Math.round(Math.max(...hours.map(({ slowest_ms }) => slowest_ms)) * 10) / 10
      // The middle of the last bucket may lie beyond what was measured.
      const atMost = (share: number) => Math.min(percentile(buckets, share), slowest)
      return {
        call,
        count: buckets.reduce((sum, count) => sum + count, 0),
        p50: atMost(0.5),
        p99: atMost(0.99),
        slowest,
      }
    })
    .toSorted((a, b) => b.p99 - a.p99 || b.slowest - a.slowest)
}
