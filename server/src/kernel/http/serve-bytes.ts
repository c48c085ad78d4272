import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/wire/call.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Handler } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context, Services } from '#kernel/services.ts'
import { discardRest } from './discard-rest.ts'
import { flatten } from './form-body.ts'
import { admit, checkSigned, runCall } from './run-call.ts'
import { longestSilence } from './serve-uploads.ts'

/** What a handler of such a call works with: a body that can be read once, and its announced length. */
type BytesContext = Context & { body: AsyncIterable<Buffer>; length: number }

/** `answer` for calls whose body is a piece of a file. */
export const answerBytes = <Input, Output>(
  call: Call<Input, Output>,
  run: (input: Input, context: BytesContext) => Promise<NoInfer<Output>>,
): Handler => ({ call, run })

/** Puts the handlers of such calls behind their paths. The body is left to the handler, which reads it as it arrives. */
export async function serveBytes(
  app: FastifyInstance,
  services: Services,
  handlers: Handler[],
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null))
    for (const handler of handlers) {
      const { call } = handler
      if (!call.bytes) continue
      scope.route({
        method: call.method,
        url: call.path,
        config: { call, isUncounted: true },
        handler: (request, reply) => serve(services, handler, request, reply),
      })
    }
  })
}

async function serve(services: Services, handler: Handler, request: FastifyRequest, reply: FastifyReply) {
  const { raw } = request
  // A request that a test injects has no real socket.
  if (request.socket instanceof Socket) raw.setTimeout(longestSilence)
  const fields = flatten(request.query)
  // Where the error handler looks for the language that was asked for.
  request.body = fields
  try {
    checkSigned(handler.call, fields)
    const admitted = await admit(services, handler.call, request)
    const length = Number(request.headers['content-length'])
    if (!(length > 0)) throw refuse(failures.parametersMissing, { detail: 'content-length' })
    return await runCall(services, handler, { request, reply, fields, admitted }, { body: raw, length })
  } catch (error) {
    discardRest(raw)
    throw error
  }
}
