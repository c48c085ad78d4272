import type { JobQueue } from '../jobs.ts'
import type { Services } from '../services.ts'

/** Work that outlives a request. Features list theirs in their manifest and send them by `services.jobs.send`. */
export type Job<Data extends object = object> = JobQueue<Data> & {
  /**
   * Does the work; a failure is tried again. A server may die at any line, after which another one runs it from the
   * beginning. The data is kept for days: numbers of rows, never personal data.
   */
  run(services: Services, data: Data): PromiseLike<unknown>
  /** Seconds to wait after each failure; after the last there is no further try. */
  retryWaits: number[]
  /** Whether a further try would fail as well. */
  isFinal?(error: unknown): boolean
  /**
   * Called when no further try is made. The job is a dead letter afterwards, which an operator may send again, unless it
   * comes by the clock.
   */
  giveUp?(services: Services, data: Data): PromiseLike<unknown>
  /** How many of them one server runs at the same time. */
  atOnce?: number
  /** Only one of them runs at a time, whichever server it is on. Not together with `key`, and as fixed as that. */
  oneAtATime?: boolean
  /** How long one try may take; a quarter of an hour unless it says more. */
  longestSeconds?: number
  /** A cron expression in Shanghai time: the job is sent by itself, once for all servers, without data. */
  schedule?: string
}

export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job
