import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { livePath } from './live-address.ts'
import { selectHeldByKey, updateStreaming } from './live.queries.ts'
import { isOver } from './is-over.ts'
import { digestKey } from './stream-key.ts'
import { publishState } from './publish-state.ts'

type HookRoute = { Params: { secret: string }; Body: Partial<Record<'action' | 'stream' | 'param', string>> }

/**
 * An external server reports when a stream starts and stops, as SRS does (`on_publish`, `on_unpublish`): code 0 of the answer accepts a
 * stream. The server authenticates by the secret in the address.
 */
export function serveLiveHook(app: FastifyInstance, services: Services): void {
  const { db, env, vault } = services
  const secret = env.LIVE_HOOK_SECRET
  if (!secret || services.providers.live.kind !== 'outside') return
  app.post<HookRoute>(`${livePath}hook/:secret`, async (request, reply) => {
    if (!isSame(request.params.secret, secret)) return reply.code(404).send()
    const { action, param = '' } = request.body
    const key = new URLSearchParams(param.replace(/^\?/, '')).get('key') ?? ''
    const row = await selectHeldByKey(db, digestKey(vault, key))
    const isComing = action === 'on_publish'
    if (!row || (isComing && isOver(row, Date.now()))) return reply.code(403).send({ code: 1 })
    if (isComing || action === 'on_unpublish') {
      await updateStreaming(db, row.meetingId, { isStreaming: isComing, relay: '' })
      await publishState(services, row.meetingId)
    }
    return reply.send({ code: 0 })
  })
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
