import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'

/** Beyond this many requests under way, waiting helps nobody: the next one hears at once to come back. */
const mostUnderWay = 500

/**
 * A request is under way while the server works on it: from the arrival of its body to its answer. A client that sends or
 * reads slowly occupies nothing (`slow-clients.ts`).
 */
export function shedLoad(app: FastifyInstance): void {
  let underWay = 0
  const end = (request: FastifyRequest) => {
    if (!request.isUnderWay) return
    request.isUnderWay = false
    underWay--
  }
  app.decorateRequest('isUnderWay', false)
  // Hooks of the hot path take a callback: a promise for each would cost more than what they do.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.isUncounted) return done()
    underWay++
    request.isUnderWay = true
    done(underWay > mostUnderWay ? refuse(failures.busy) : undefined)
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request)
    done()
  })
  // Also of those that were aborted.
  app.addHook('onResponse', (request, _reply, done) => {
    end(request)
    done()
  })
}
