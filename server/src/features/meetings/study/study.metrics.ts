import { defineGauge } from '#kernel/metrics/gauge.ts'
import { defineTally } from '#kernel/metrics/tally.ts'
import { selectOldestClaimSeconds } from './watch-claims.queries.ts'

/** Its rate is how many people watch. */
export const watchSeconds = defineTally({
  name: 'xinglin_watch_seconds_total',
  help: 'Seconds of watching that were believed',
})

/** Logs of an edge that do not come keep people from their credit. */
export const oldestClaim = defineGauge({
  name: 'xinglin_watch_claim_seconds',
  help: 'How long the oldest reported watching has waited for the log of the edge',
  read: async ({ db }) => [{ value: await selectOldestClaimSeconds(db) }],
})
