import type { FastifyInstance } from 'fastify'
import { defineState } from '#kernel/feature-state.ts'
import { guestIdOf } from '#kernel/http/caller.ts'
import type { Fields } from '#kernel/http/form-body.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { insertVisitors } from './visitors.queries.ts'

const flushMs = 5000
/** Who is forgotten here is only written once more, which changes nothing. */
const mostRemembered = 100_000

type Mark = { day: string; mark: Buffer }

/** Collects the visitors of the day, so that one statement writes many of them, each once for every server. */
export const visitorNotes = defineState({
  open({ db, vault, log }: Services) {
    const seen = new Set<string>()
    let waiting: Mark[] = []
    async function flush() {
      if (waiting.length === 0) return
      const marks = waiting
      waiting = []
      await insertVisitors(db, marks).catch((error: unknown) =>
        log.error({ err: error }, 'visitors were not counted'),
      )
    }
    const timer = setInterval(() => void flush(), flushMs).unref()
    return {
      add(guestId: string) {
        const day = shanghaiTime(new Date()).slice(0, 10)
        const key = `${day} ${guestId}`
        if (seen.has(key)) return
        if (seen.size >= mostRemembered) seen.clear()
        seen.add(key)
        waiting.push({ day, mark: vault.digest(`visitor ${key}`) })
      },
      flush,
      async stop() {
        clearInterval(timer)
        await flush()
      },
    }
  },
  close: (state) => state.stop(),
})

/** Whoever gets an answer to a call is a visitor. Crawlers give no name, and operators at work do not count. */
export function noteVisitors(services: Services, app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    const fields = request.body ?? request.query
    if (call && call.access !== 'operator' && reply.statusCode < 400 && isFields(fields)) {
      const guestId = guestIdOf(fields)
      if (guestId !== '') services.states.get(visitorNotes).add(guestId)
    }
    done()
  })
}

const isFields = (body: unknown): body is Fields =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body)
