import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tokenHeaders } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Env } from '#kernel/env.ts'
import { refuse } from '#kernel/fail.ts'
import { createForeignPageCheck, ownOrigins } from './origin.ts'

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': ['content-type', ...Object.values(tokenHeaders)].join(', '),
  'access-control-max-age': '7200',
}

/** Lets pages of the configured origins call this server where `HOSTS` sends them; other pages get no permission. */
export function allowOwnOrigins(app: FastifyInstance, env: Env): void {
  const own = ownOrigins(env)
  const isOwn = ({ headers }: FastifyRequest) => own.has(headers.origin ?? '')
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwn(request))
      void reply.headers({
        'access-control-allow-origin': request.headers.origin,
        'access-control-allow-credentials': 'true',
        vary: 'origin',
      })
    done()
  })
  app.options('/*', async (request, reply) => {
    if (!isOwn(request)) throw refuse(failures.pathMissing)
    return reply.code(204).headers(preflight).send()
  })
}

/** No page of somebody else makes calls in the browser of its visitor, above all none that log in. */
export function refuseForeignPages(app: FastifyInstance, env: Env): void {
  const isForeign = createForeignPageCheck(env)
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = request.routeOptions.config.call !== undefined && isForeign(request.raw)
    done(isRefused ? refuse(failures.foreignPage) : undefined)
  })
}
