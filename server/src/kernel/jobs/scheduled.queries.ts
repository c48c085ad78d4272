import { eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { scheduledJobs } from '#kernel/kernel.tables.ts'

/** Knows these jobs from now on, and no others. */
export async function keepScheduled(db: Db, names: string[]): Promise<void> {
  if (names.length > 0)
    await db
      .insert(scheduledJobs)
      .values(names.map((name) => ({ name })))
      .onConflictDoNothing()
  await db.delete(scheduledJobs).where(notInArray(scheduledJobs.name, names))
}

export const noteDone = (db: Db, name: string) =>
  db
    .update(scheduledJobs)
    .set({ done_at: sql`now()`, reason: '' })
    .where(eq(scheduledJobs.name, name))

export const noteFailed = (db: Db, name: string, reason: string) =>
  db
    .update(scheduledJobs)
    .set({ failed_at: sql`now()`, reason })
    .where(eq(scheduledJobs.name, name))

/** With how long ago each was done, by the clock of the database. */
export const selectScheduled = (db: Db) =>
  db
    .select({
      name: scheduledJobs.name,
      doneAt: scheduledJobs.done_at,
      reason: scheduledJobs.reason,
      seconds: sql<number>`extract(epoch from now() - ${scheduledJobs.done_at})::float8`,
    })
    .from(scheduledJobs)
    .orderBy(scheduledJobs.name)
