import type { Db } from './database.ts'
import type { OpenJobRow, QueueCounts } from './jobs/boss.queries.ts'

/** Where jobs of one kind wait. What runs them is declared by `defineJob`, which knows the services. */
export type JobQueue<Data extends object> = {
  name: string
  /** While a job waits or runs, another of the same key is not added. Cannot be changed for a name that is in use. */
  key?(data: Data): string
}

/** Jobs wait in the database until a server runs them: `docs/decisions/015-jobs.md`. */
export type Jobs = {
  /** The job exists once the transaction of `db` is committed. It is due at once, or at `startAfter`. */
  send<Data extends object>(db: Db, job: JobQueue<Data>, data: Data, startAfter?: Date): Promise<void>
  sendAll<Data extends object>(
    db: Db,
    job: JobQueue<Data>,
    all: { data: Data; startAfter?: Date }[],
  ): Promise<void>
  /** The jobs that are not tried any more, the latest first. */
  listDeadLetters(): Promise<DeadLetter[]>
  /** Gives a dead letter all its tries again. False when there is none of this id. */
  sendAgain(deadLetterId: string): Promise<boolean>
  countQueues(): Promise<QueueCounts[]>
  /** The same without what is done, which is most of it. */
  countOpen(): Promise<Omit<QueueCounts, 'done'>[]>
  /** The jobs by the clock that have not been done for too long. */
  listLate(): Promise<LateJob[]>
  /** The first jobs that are not done. */
  listOpen(limit: number): Promise<OpenJobRow[]>
}

/** `periods` is how many of its rounds a job by the clock has missed. */
export type LateJob = { name: string; periods: number; doneAt: Date; reason: string }

export type DeadLetter = { id: string; name: string; data: object; reason: string; tries: number; at: Date }
