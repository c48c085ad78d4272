import { defineFeature } from '#kernel/feature.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { retryJob } from './retry-job.ts'

export const jobsFeature = defineFeature({
  name: 'jobs',
  calls: [listFailedJobs, retryJob],
})
