import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#kernel/services.ts'
import { livePath } from './live-address.ts'
import { selectHeldByKey, selectStream, setPublisher } from './live.queries.ts'
import { isOver } from './is-over.ts'
import { announceStream, endStream } from './outside-stream.ts'
import { digestKey } from './stream-key.ts'

/**
 * What an external server sends. SRS: `on_publish` and `on_unpublish` with stream, param and client. MediaMTX: `publish` or `read` with path,
 * query and id before it lets somebody in; its commands tell by the words of SRS what has come and gone.
 */
type Told = Partial<Record<'action' | 'stream' | 'param' | 'client_id' | 'path' | 'query' | 'id', unknown>>

type HookRoute = { Params: { secret: string }; Body: Told | null }

/** Code 0 of the answer accepts at SRS, a status of 20x at MediaMTX. The server authenticates by the secret in the address. */
export function serveLiveHook(app: FastifyInstance, services: Services): void {
  const { env, providers } = services
  const secret = env.LIVE_HOOK_SECRET
  if (!secret || providers.live.kind !== 'outside') return
  app.post<HookRoute>(`${livePath}hook/:secret`, async (request, reply) => {
    if (!isSame(request.params.secret, secret)) return reply.code(404).send()
    const isAccepted = await decide(services, request.body ?? {})
    return reply.code(isAccepted ? 200 : 403).send({ code: isAccepted ? 0 : 1 })
  })
}

async function decide(services: Services, told: Told): Promise<boolean> {
  const meetingId = meetingOf(wordIn(told.stream) || wordIn(told.path))
  const query = new URLSearchParams((wordIn(told.param) || wordIn(told.query)).replace(/^\?/, ''))
  if (told.action === 'read') return services.providers.live.mayPlay?.(meetingId, query) ?? false
  const publisher = wordIn(told.client_id) || wordIn(told.id)
  if (told.action === 'on_unpublish') return leave(services, meetingId, publisher)
  if (told.action !== 'on_publish' && told.action !== 'publish') return false
  const row = await selectHeldByKey(services.db, digestKey(services.vault, query.get('key') ?? ''))
  // A key opens the stream of its own meeting and no other.
  if (!row || row.meetingId !== meetingId || isOver(row, Date.now())) return false
  if (told.action === 'publish') return true
  await setPublisher(services.db, meetingId, publisher || unnamed)
  void announceStream(services, meetingId)
  return true
}

/** A server that does not name its connections. */
const unnamed = '-'

/** A connection that was replaced meanwhile ends nothing. */
async function leave(services: Services, meetingId: number, publisher: string): Promise<boolean> {
  const stream = await selectStream(services.db, meetingId)
  if (stream?.publisher === (publisher || unnamed)) await endStream(services, meetingId)
  return true
}

const wordIn = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** 0 for a stream that this server does not know. */
const meetingOf = (stream: string): number => Number(/(?:^|\/)meeting-(\d{1,15})$/.exec(stream)?.[1] ?? 0)

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
