import type { PgBoss } from 'pg-boss'
import type { Services } from '../services.ts'
import { attempt } from './attempt.ts'
import type { Job } from './job.ts'

/** Takes due jobs of one kind and runs them, until `boss.offWork`; servers share them. */
export const workOn = (boss: PgBoss, services: Services, job: Job): Promise<string> =>
  boss.work<object>(
    job.name,
    {
      batchSize: job.oneAtATime ? 1 : (job.atOnce ?? 20),
      burstWhenBatchFull: true,
      perJobResults: true,
      // Nobody waits for what comes by the clock.
      pollingIntervalSeconds: job.schedule ? 30 : 2,
    },
    (batch) => Promise.all(batch.map((taken) => attempt(boss, services, job, taken))),
  )
