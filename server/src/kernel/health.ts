import type { FastifyInstance } from 'fastify'
import type { Db } from './database.ts'
import { pingDatabase } from './health.queries.ts'

/** `/healthz`: the process runs. `/readyz`: it can serve, which a closing process or a missing database cannot. */
export function serveHealth(app: FastifyInstance, db: Db, isClosing: () => boolean): void {
  const config = { isUncounted: true }
  app.get('/healthz', { config }, async () => ({ ok: true }))
  app.get('/readyz', { config }, async (_request, reply) => {
    const isReady = !isClosing() && (await canReach(db))
    return reply.code(isReady ? 200 : 503).send({ ok: isReady })
  })
}

async function canReach(db: Db): Promise<boolean> {
  try {
    await pingDatabase(db)
    return true
  } catch {
    return false
  }
}
