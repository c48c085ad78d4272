import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { nothing, page, paged, text } from '../wire/fields.ts'

/** A server job that failed at every attempt. */
export const failedJob = z.object({
  job_id: z.string(),
  name: z.string(),
  /** What the job is for, as JSON: ids of rows. */
  data: z.string(),
  /** The error of the last attempt. */
  reason: z.string(),
  tries: z.int(),
  failed_at: z.string(),
})

export const jobCalls = {
  failed: defineCall({
    id: 'job.failed',
    path: '/api/web/v2/job/failed',
    about: 'The jobs that failed at every attempt, latest first.',
    access: 'operator',
    right: 'system.manage',
    input: z.object({ page }),
    output: paged(failedJob),
  }),
  retry: defineCall({
    id: 'job.retry',
    path: '/api/web/v2/job/retry',
    about: 'Requeues a failed job, with all its attempts.',
    access: 'operator',
    right: 'system.manage',
    changes: true,
    input: z.object({ job_id: text(36).check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)) }),
    output: nothing,
  }),
}

export type FailedJob = z.infer<typeof failedJob>
