import type { JobResult, PgBoss } from 'pg-boss'
import { reasonOf } from '../log.ts'
import type { Services } from '../services.ts'
import { traceJob, withoutTrace } from '../traces/trace-job.ts'
import { throughTransaction } from './boss.queries.ts'
import type { Job } from './job.ts'
import { noteDone, noteFailed } from './scheduled.queries.ts'

export type Taken = { id: string; data: object; retryCount: number }

/** One try. What it returns tells pg-boss what becomes of the job; it never throws, or the whole batch would fail. */
export async function attempt(boss: PgBoss, services: Services, job: Job, taken: Taken): Promise<JobResult> {
  const { id, retryCount } = taken
  const data = withoutTrace(taken.data)
  try {
    if (retryCount > job.retryWaits.length) throw new Error('each of its servers died')
    const traced = { name: job.name, id, data: taken.data, tries: retryCount + 1 }
    await traceJob(services.tracing, traced, () => job.run(services, data))
    if (job.schedule) await noteDone(services.db, job.name)
    return { id, status: 'completed' }
  } catch (error) {
    services.log.warn({ job: job.name, data, tries: retryCount + 1, reason: error }, 'a job failed')
    return settleFailure(boss, services, job, taken, error)
  }
}

async function settleFailure(
  boss: PgBoss,
  services: Services,
  job: Job,
  taken: Taken,
  error: unknown,
): Promise<JobResult> {
  const { id, retryCount } = taken
  const output = { message: reasonOf(error) }
  try {
    const wait = job.isFinal?.(error) ? undefined : job.retryWaits[retryCount]
    if (wait === undefined) {
      await job.giveUp?.(services, withoutTrace(taken.data))
      if (job.schedule) await noteFailed(services.db, job.name, output.message)
      return { id, status: 'deadletter', output }
    }
    await services.db.transaction(async (tx) => {
      const db = throughTransaction(tx)
      await boss.fail(job.name, taken, output, { db })
      await boss.update(job.name, undefined, { id, startAfter: wait, db })
    })
  } catch (unsettled) {
    // Most likely the database is away. The job is tried again at once, or when its server is taken for dead.
    services.log.warn({ job: job.name, err: unsettled }, 'a failed job could not be put off')
  }
  return { id, status: 'failed', output }
}
