import type { FastifyInstance } from 'fastify'
import { tokenHeaders } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { elevateSession } from '#server/features/people/account/sessions.queries.ts'

const elevatedHours = 8

/** Stands in for the authenticator of an operator. Exists only outside production. */
export function serveSecondStep(app: FastifyInstance, { env, db, logins }: Services): void {
  if (env.NODE_ENV === 'production') return
  app.post('/sandbox/second-step', async (request, reply) => {
    const { isOperator, sessionId } = await logins.recogniseMember(
      String(request.headers[tokenHeaders.token] ?? ''),
    )
    if (!isOperator) throw refuse(failures.noPermission)
    const until = await elevateSession(db, sessionId, { hours: elevatedHours })
    return reply.header('cache-control', 'no-store').send({ until })
  })
}
