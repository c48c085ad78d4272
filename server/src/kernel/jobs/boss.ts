import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { ConstructorOptions, Queue, QueueOptions, QueuePolicy } from 'pg-boss'
import { throughPool } from './boss.queries.ts'
import type { Job } from './job.ts'

/** The queue of the jobs that no server tries any more. */
export const deadLetterQueue = 'dead-letters'

/** Uses the connections of the server, and a schema of its own in the same database. */
export const createBoss = (pool: pg.Pool, options: ConstructorOptions = {}): PgBoss =>
  new PgBoss({
    db: throughPool(pool),
    cronWorkerIntervalSeconds: 10,
    // Looks for jobs that wait for other jobs, which we have none of.
    flowIntervalSeconds: 3600,
    ...options,
  })

/**
 * Creates the tables of pg-boss or brings them up to date. This belongs to the preparation of the database, like the
 * migrations: processes that start together to serve find it done.
 */
export async function prepareJobs(pool: pg.Pool): Promise<void> {
  const boss = createBoss(pool, { schedule: false, supervise: false })
  // Without a listener an error would end the process; here it fails the start as well.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}

const day = 86_400

const retention: QueueOptions = {
  /** How long a job may wait, a dead letter for an operator too. */
  retentionSeconds: 90 * day,
  /** How long a finished job can be looked up. */
  deleteAfterSeconds: 7 * day,
}

/** Makes queues and schedules those of the code. Servers that start together may all do so. */
export async function createQueues(boss: PgBoss, jobs: Job[]): Promise<void> {
  await createQueue(boss, { name: deadLetterQueue, ...retention })
  for (const job of jobs) {
    await createQueue(boss, {
      name: job.name,
      ...retention,
      policy: policyOf(job),
      // What comes again by the clock is not worth a letter: it is told as late when it is not done for long.
      ...(!job.schedule && { deadLetter: deadLetterQueue }),
      // One more than there are waits: a job whose server died at its last try is given up at the next.
      retryLimit: job.retryWaits.length + 1,
      // A server confirms twice a minute that it runs a job. After a minute without that it is taken for dead.
      heartbeatSeconds: 60,
      expireInSeconds: job.longestSeconds ?? 900,
    })
    if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'Asia/Shanghai' })
  }
  const scheduled = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}

function policyOf(job: Job): QueuePolicy {
  if (job.oneAtATime) return 'singleton'
  return job.key || job.schedule ? 'exclusive' : 'standard'
}

async function createQueue(boss: PgBoss, { name, policy, ...options }: Queue): Promise<void> {
  await boss.createQueue(name, { policy, ...options })
  // What an earlier version of the program created keeps its policy, and takes on the rest.
  await boss.updateQueue(name, { ...options, deadLetter: options.deadLetter ?? null })
}
