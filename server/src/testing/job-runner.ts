import type { PgBoss } from 'pg-boss'
import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/open-database.ts'
import { openJobs } from '#kernel/jobs/open-jobs.ts'
import type { Jobs } from '#kernel/jobs.ts'
import { createBoss } from '#kernel/jobs/boss.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { workOn } from '#kernel/jobs/work.ts'
import type { Services } from '#kernel/services.ts'

export const silentLog = { warn: () => undefined, error: () => undefined } as unknown as Services['log']

export type JobRunner = {
  jobs: Jobs
  boss: PgBoss
  /** Runs due jobs of a kind as a server would, twenty at most. Gives how many were due. */
  runDue(services: Services, job: Job): Promise<number>
  /** Whether a job that was run last waits for so many seconds before its next try, however long the run took. */
  wasPutOff(startAfter: Date, seconds: number): boolean
  /** Lets the waiting time of jobs pass. */
  makeDue(job: Job): Promise<unknown>
  /** As if the server that runs these jobs had been killed a while ago. */
  loseServer(job: Job): Promise<void>
  close(): Promise<void>
}

/** Runs jobs by hand, on a database without a server. */
export async function openJobRunner(database: Database, jobs: Job[]): Promise<JobRunner> {
  const { db, pool } = database
  const opened = await openJobs(database, jobs, silentLog)
  const boss = createBoss(pool, { schedule: false, supervise: false })
  boss.on('error', () => undefined)
  await boss.start()
  let ran = { from: 0, to: 0 }
  return {
    jobs: opened,
    boss,
    async runDue(services, job) {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from pgboss.job
        where name = ${job.name} and state < 'active' and start_after <= now()`)
      const from = Date.now()
      await workOn(boss, services, job)
      await boss.offWork(job.name, { wait: true })
      if (rows[0]!.count > 0) ran = { from, to: Date.now() }
      return rows[0]!.count
    },
    wasPutOff(startAfter, seconds) {
      const putOffAt = startAfter.getTime() - seconds * 1000
      return ran.from <= putOffAt && putOffAt <= ran.to
    },
    makeDue: (job) =>
      db.execute(
        sql`update pgboss.job set start_after = now() where name = ${job.name} and state < 'active'`,
      ),
    async loseServer(job) {
      await db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '2 minutes'
        where name = ${job.name} and state = 'active'`)
      await db.execute(sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`)
      await boss.supervise(job.name)
    },
    async close() {
      await boss.stop({ graceful: false })
      await opened.stop()
    },
  }
}
