import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect } from 'vitest'
import { sessionOf } from '#kernel/drizzle-session.ts'
import { createBoss } from '#kernel/jobs/boss.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { workOn } from '#kernel/jobs/work.ts'
import type { Services } from '#kernel/services.ts'

/**
 * Runs what waits in these queues of a server, one queue after the other, whenever it is due: a test moves the clock of
 * the queues instead of waiting for their next round. A job that fails waits for its next try, as always.
 */
export async function runJobs({ services }: { services: Services }, ...jobs: Job[]): Promise<void> {
  const { db } = services
  const boss = createBoss(sessionOf(db).client as pg.Pool, { schedule: false, supervise: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const job of jobs) {
      await db.execute(
        sql`update pgboss.job set start_after = now() where name = ${job.name} and state < 'active'`,
      )
      await workOn(boss, services, job)
      await boss.offWork(job.name, { wait: true })
      // The server takes jobs too.
      await expect
        .poll(async () => {
          const { rows } = await db.execute(
            sql`select id from pgboss.job
              where name = ${job.name} and (state = 'active' or state < 'active' and start_after <= now())`,
          )
          return rows
        })
        .toEqual([])
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
