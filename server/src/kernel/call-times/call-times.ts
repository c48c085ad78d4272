import type { FastifyInstance } from 'fastify'
import { defineState } from '#kernel/feature-state.ts'
import type { Services } from '#kernel/services.ts'
import { bucketCount, bucketOf } from './buckets.ts'
import { addCallTimes } from './call-times.queries.ts'

const flushMs = 30_000
const hourMs = 3600_000

/** The times of this server's calls, until they are added to those of all servers. */
export const measuredTimes = defineState({
  open({ db, log }: Services) {
    let measured = new Map<string, { buckets: number[]; slowest_ms: number }>()
    const flush = async () => {
      const rows = [...measured].map(([call, times]) => ({
        call,
        hour: new Date(Math.floor(Date.now() / hourMs) * hourMs),
        ...times,
      }))
      measured = new Map()
      if (rows.length > 0) await addCallTimes(db, rows)
    }
    const timer = setInterval(
      () =>
        void flush().catch((error: unknown) => log.warn({ err: error }, 'times of calls could not be kept')),
      flushMs,
    ).unref()
    return {
      note(call: string, ms: number) {
        let times = measured.get(call)
        if (!times)
          measured.set(call, (times = { buckets: Array<number>(bucketCount).fill(0), slowest_ms: 0 }))
        times.buckets[bucketOf(ms)]!++
        times.slowest_ms = Math.max(times.slowest_ms, ms)
      },
      flush,
      async close() {
        clearInterval(timer)
        await flush().catch(() => undefined)
      },
    }
  },
  close: (times) => times.close(),
})

/** Measures every call that is answered. */
export function measureCalls(app: FastifyInstance, services: Services): void {
  const times = services.states.get(measuredTimes)
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) times.note(call.id, reply.elapsedTime)
    done()
  })
}
