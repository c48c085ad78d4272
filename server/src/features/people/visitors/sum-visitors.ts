import { defineJob } from '#kernel/jobs/job.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { sumVisitorDays } from './visitors.queries.ts'

/** Keeps the number of visitors of a day that is over, and forgets them. */
export const sumVisitors = defineJob({
  name: 'sum-visitors',
  retryWaits: [60, 600],
  schedule: '10 0 * * *',
  run: ({ db }) => sumVisitorDays(db, shanghaiTime(new Date()).slice(0, 10)),
})
