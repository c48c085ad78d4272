import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { JobWithMetadata } from 'pg-boss'
import { isDatabaseAway } from '../database.ts'
import type { DeadLetter, Jobs } from '../jobs.ts'
import type { Database } from '../open-database.ts'
import type { Services } from '../services.ts'
import { carryTrace, withoutTrace } from '../traces/trace-job.ts'
import { createBoss, createQueues, deadLetterQueue } from './boss.ts'
import {
  deleteDeadLettersOf,
  selectOpenCounts,
  selectOpenJobs,
  selectQueueCounts,
  throughTransaction,
} from './boss.queries.ts'
import type { Job } from './job.ts'
import { patienceOf, periodOf } from './period.ts'
import { keepScheduled, selectScheduled } from './scheduled.queries.ts'
import { workOn } from './work.ts'

/** The jobs, and what takes them. */
export type OpenJobs = Jobs & {
  /** Takes jobs from now on. */
  start(services: Services): Promise<void>
  /** Takes no more, and waits for those that run. What takes too long is left to another server. */
  stop(longestMs?: number): Promise<void>
}

/** Well below what a container is given to stop. */
const longestStopMs = 15_000

export async function openJobs(
  { pool, db }: Database,
  jobs: Job[],
  log: FastifyBaseLogger,
): Promise<OpenJobs> {
  const boss = createBoss(pool)
  const scheduled = jobs.filter(({ schedule }) => schedule !== undefined)
  // Without a listener an error would end the process.
  boss.on('error', (error) => {
    // A worker reports a copy, which is no Error any more.
    if (!isDatabaseAway(Object.assign(new Error(error.message), error)))
      log.error({ err: error }, 'a queue failed')
  })
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the queues are not well'))
  try {
    await boss.start()
    await createQueues(boss, jobs)
    await keepScheduled(
      db,
      scheduled.map(({ name }) => name),
    )
    await deleteDeadLettersOf(
      pool,
      deadLetterQueue,
      scheduled.map(({ name }) => name),
    )
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }

  const sendAll: Jobs['sendAll'] = async (db, job, all) => {
    const rows = all.map(({ data, startAfter }) => ({
      data: carryTrace(data),
      startAfter,
      singletonKey: job.key?.(data),
    }))
    await boss.insert(job.name, rows, { db: throughTransaction(db) })
  }

  return {
    sendAll,
    send: (db, job, data, startAfter) => sendAll(db, job, [{ data, startAfter }]),
    async listDeadLetters() {
      const found = await boss.findJobs<object>(deadLetterQueue, { queued: true })
      return found.toSorted((a, b) => b.createdOn.getTime() - a.createdOn.getTime()).map(presentDeadLetter)
    },
    async sendAgain(id) {
      const [found] = await boss.findJobs(deadLetterQueue, { id, queued: true })
      // Where another of the same key waits nothing is sent, and the dead letter goes as well.
      if (found) await boss.redrive(deadLetterQueue, { ids: [id] })
      return found !== undefined
    },
    async listLate() {
      const known = new Map(scheduled.map(({ name, schedule }) => [name, periodOf(schedule!)]))
      return (await selectScheduled(db)).flatMap(({ name, doneAt, reason, seconds }) => {
        const period = known.get(name)
        if (period === undefined || seconds <= patienceOf(period)) return []
        return { name, doneAt, reason, periods: Math.floor(seconds / period) }
      })
    },
    countOpen: () => selectOpenCounts(pool, deadLetterQueue),
    countQueues: () => selectQueueCounts(pool, deadLetterQueue),
    listOpen: async (limit) =>
      (await selectOpenJobs(pool, deadLetterQueue, limit)).map((row) => ({
        ...row,
        data: withoutTrace(row.data),
      })),
    async start(services) {
      for (const job of jobs) await workOn(boss, services, job)
    },
    async stop(longestMs = longestStopMs) {
      const areDone = Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })))
      await Promise.race([areDone, pause(longestMs, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

const presentDeadLetter = (found: JobWithMetadata): DeadLetter => ({
  id: found.id,
  name: found.sourceName ?? '',
  data: withoutTrace(found.data),
  reason: reasonOf(found.sourceOutput),
  tries: (found.sourceRetryCount ?? 0) + 1,
  at: found.createdOn,
})

const reasonOf = (output: object | null) => (output && 'message' in output ? String(output.message) : '')
