import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { nothing, page, paged, text } from '../wire/fields.ts'

/** Work of the server that failed at every try. */
export const failedJob = z.object({
  job_id: z.string(),
  name: z.string(),
  /** What it was to be done for, as JSON: numbers of rows. */
  data: z.string(),
  /** What went wrong at the last try. */
  reason: z.string(),
  tries: z.int(),
  failed_at: z.string(),
})

export const jobCalls = {
  failed: defineCall({
    id: 'job.failed',
    path: '/api/web/v2/job/failed',
    about: 'The jobs that failed at every try, the latest first.',
    access: 'operator',
    input: z.object({ page }),
    output: paged(failedJob),
  }),
  retry: defineCall({
    id: 'job.retry',
    path: '/api/web/v2/job/retry',
    about: 'Sends a failed job again, with all its tries.',
    access: 'operator',
    input: z.object({ job_id: text(36).check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)) }),
    output: nothing,
  }),
}

export type FailedJob = z.infer<typeof failedJob>
