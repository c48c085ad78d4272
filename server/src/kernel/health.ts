import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'
import { pingDatabase } from './health.queries.ts'
import { outageOf } from './outage.ts'

/** With less than this nothing can be uploaded, and an embedded database is about to refuse writing. */
const leastFreeBytes = 64 * 1024 * 1024
/** A write that found the disk of the database full is remembered this long: nothing else tells. */
const rememberMs = 30_000

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, which a closing process cannot, nor one without its database or
 * with a full disk; it names the reason.
 */
export function serveHealth(
  app: FastifyInstance,
  { db, env }: Pick<Services, 'db' | 'env'>,
  isClosing: () => boolean,
): void {
  let diskFullAt = -Infinity
  app.addHook('onError', (_request, _reply, error, done) => {
    if (outageOf(error) === 'the disk is full') diskFullAt = Date.now()
    done()
  })
  const whyNotReady = async (): Promise<string | undefined> => {
    if (isClosing()) return 'closing'
    if (!(await canReach(db))) return 'the database is away'
    const isFull = Date.now() - diskFullAt < rememberMs || (await isAlmostFull(env.DATA_DIR))
    return isFull ? 'the disk is full' : undefined
  }
  const config = { isUncounted: true }
  app.get('/healthz', { config }, async () => ({ ok: true }))
  app.get('/readyz', { config }, async (_request, reply) => {
    const reason = await whyNotReady()
    return reply.code(reason ? 503 : 200).send({ ok: reason === undefined, reason })
  })
}

async function canReach(db: Services['db']): Promise<boolean> {
  try {
    await pingDatabase(db)
    return true
  } catch {
    return false
  }
}

async function isAlmostFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastFreeBytes
}
