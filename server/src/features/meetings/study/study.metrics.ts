import { defineTally } from '#kernel/metrics/tally.ts'

/** Its rate is how many people watch. */
export const watchSeconds = defineTally({
  name: 'xinglin_watch_seconds_total',
  help: 'Seconds of watching that were believed',
})
