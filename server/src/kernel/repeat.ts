import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseAway } from './database.ts'

type Repeated = {
  everyMs: number
  work(): Promise<unknown>
  log: FastifyBaseLogger
  /** What is logged when the work fails. */
  failed: string
}

/** Does some work over and over, with a pause after each time. The function that it returns ends this, after what runs. */
export function repeat({ everyMs, work, log, failed }: Repeated): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = run()
  async function run() {
    try {
      await work()
    } catch (error) {
      if (!isDatabaseAway(error) && !isStopped) log.warn({ err: error }, failed)
    }
    if (!isStopped) timer = setTimeout(() => void (running = run()), everyMs).unref()
  }
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
