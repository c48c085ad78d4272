import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isEdge } from '#kernel/edge/is-edge.ts'
import { edgePath } from '#kernel/files/edge-address.ts'
import type { Services } from '#kernel/services.ts'
import { insertEdgeLog, setReceived } from './edge-logs.queries.ts'
import { importEdgeLog } from './import-edge-log.ts'

const largestBytes = 50 * 1024 * 1024
const mime = 'application/octet-stream'

/**
 * Takes a piece of the edge's log, as text or by gzip. It is stored before the answer, and read later: the sender removes its
 * copy once it is answered, and sends it again otherwise.
 */
export function serveEdgeLogs(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: Buffer | undefined }>(`${edgePath}logs`, {
      onRequest: async (request, reply) => {
        if (!isEdge(services.env, request.headers['x-edge-token']))
          await reply.code(404).header('cache-control', 'no-store').send()
      },
      handler: async ({ body }, reply) => {
        if (!body?.length) return reply.code(400).send()
        await keepEdgeLog(services, body)
        return reply.code(204).send()
      },
    })
  })
}

async function keepEdgeLog({ db, providers, jobs }: Services, body: Buffer): Promise<void> {
  const key = `edge-logs/${randomBytes(16).toString('hex')}`
  // The row comes first: what breaks off here is found and removed.
  const id = await insertEdgeLog(db, key)
  await providers.storage.put(key, body, mime)
  await db.transaction(async (tx) => {
    await setReceived(tx, id, body.length)
    await jobs.send(tx, importEdgeLog, { id })
  })
}
