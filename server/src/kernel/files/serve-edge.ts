import type { FastifyInstance } from 'fastify'
import { isEdge } from '#kernel/edge/is-edge.ts'
import type { Services } from '#kernel/services.ts'
import { edgeFilesPath, edgeReadyPath } from './edge-address.ts'
import { selectFileByKey } from './files.queries.ts'
import { isSafeKey } from './keys.ts'
import { MissingObject } from './missing-object.ts'
import { sayMissing, sendFound } from './send-found.ts'
import type { FileRoute } from './send-found.ts'

/**
 * What the edge keeps for viewers: films and sound, to nobody but the edge, which has checked the viewer's address. It is
 * asked for once, in pieces, and sent to all of them.
 */
export function serveEdge(app: FastifyInstance, services: Services): void {
  app.get(edgeReadyPath, (request, reply) =>
    isEdge(services.env, request.headers['x-edge-token'])
      ? reply.code(204).header('cache-control', 'no-store').send()
      : sayMissing(reply),
  )
  app.route<FileRoute>({
    method: ['GET', 'HEAD'],
    url: `${edgeFilesPath}*`,
    config: { isUncounted: true },
    handler: async (request, reply) => {
      const key = request.params['*']
      if (!isEdge(services.env, request.headers['x-edge-token']) || !isSafeKey(key)) return sayMissing(reply)
      const file = await selectFileByKey(services.db, key)
      if (!file || file.sealed || !/^(?:video|audio)\/|^text\/vtt$/.test(file.mime)) return sayMissing(reply)
      try {
        return await sendFound(services, { file, isForEdge: true }, request, reply)
      } catch (error) {
        if (!(error instanceof MissingObject)) throw error
        request.log.error({ key }, 'a stored file is missing')
        return sayMissing(reply)
      }
    },
  })
}
