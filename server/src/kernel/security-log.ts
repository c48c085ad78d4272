import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failures } from '#contract/wire/failure.ts'
import { insertRefusedCalls } from './security-log.queries.ts'
import type { RefusedCall } from './security-log.queries.ts'
import type { Services } from './services.ts'

const writeEveryMs = 5_000
/** Beyond this many different entries within one interval, further ones are left out: a flood must not fill the table. */
const mostEntries = 1_000

/** What a client gets wrong without trying anything. */
const harmless = new Set<string>(
  [
    failures.parameterError,
    failures.parametersMissing,
    failures.clockOff,
    failures.dataMissing,
    failures.pathMissing,
    failures.tooLarge,
    failures.serverError,
    failures.busy,
  ].map(({ name }) => name),
)

/** Writes refused logins and calls to `security_log`, equal ones of a few seconds in one row. `close` writes the rest. */
export function logRefusedCalls(
  app: FastifyInstance,
  { db, log }: Pick<Services, 'db' | 'log'>,
): { close(): Promise<void> } {
  let waiting = new Map<string, RefusedCall>()

  app.addHook('onResponse', (request, _reply, done) => {
    const { call } = request.routeOptions.config
    if (call && request.refused !== undefined && !harmless.has(request.refused)) note(call.id, request)
    done()
  })

  function note(call: string, { ip: address, userId, accountId, refused = '' }: FastifyRequest) {
    const key = `${address} ${userId} ${accountId} ${call} ${refused}`
    const entry = waiting.get(key)
    if (entry) entry.times++
    else if (waiting.size < mostEntries)
      waiting.set(key, { address, user_id: userId, account_id: accountId, call, refused, times: 1 })
  }

  async function write() {
    if (waiting.size === 0) return
    const rows = [...waiting.values()]
    waiting = new Map()
    await insertRefusedCalls(db, rows).catch((error: unknown) =>
      log.error({ err: error }, 'refused calls could not be noted'),
    )
  }

  const timer = setInterval(() => void write(), writeEveryMs).unref()
  return {
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}
