import { create as attachment } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { taxCalls, taxFailures } from '#contract/commerce/tax.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import { drawStatement } from './draw-statement.ts'
import { statementAddress, viewerOf } from './statement-address.ts'
import { selectTaxedOfPerson } from './tax.queries.ts'

export const getStatement = answer(taxCalls.statement, async ({ month }, context) => {
  const { userId } = memberOf(context)
  if ((await selectTaxedOfPerson(context.db, userId, month)).length === 0)
    throw refuse(taxFailures.noStatement)
  return { url: statementAddress(context.vault, month, userId) }
})

type Route = { Params: { name: string }; Querystring: Signature }

/** Serves statements to anyone with a signed address. */
export function serveStatements({ db, vault }: Services, app: FastifyInstance): void {
  app.get<Route>('/tax-statements/:name', async (request, reply) => {
    const month = /^(\d{4}-\d\d)\.pdf$/.exec(request.params.name)?.[1] ?? ''
    const userId = viewerOf(vault, month, request.query)
    const rows = userId === undefined ? [] : await selectTaxedOfPerson(db, userId, month)
    reply.header('cache-control', 'no-store')
    if (rows.length === 0) return reply.code(404).type('text/plain; charset=utf-8').send('404')
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(`xinglin-${month}.pdf`))
      .send(await drawStatement(month, rows, vault))
  })
}
