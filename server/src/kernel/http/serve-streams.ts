import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Handler } from '#kernel/answer.ts'
import { discardRest } from './discard-rest.ts'
import type { Fields } from './form-body.ts'

/** A body may take as long as it likes, but not be silent for longer than this. */
const longestSilence = 10 * 60_000

type StreamKind = {
  /** Says how bodies of this kind are taken, in a scope of their own. */
  prepare: (scope: FastifyInstance) => Promise<void> | void
  /** The fields as far as they are known before the body is read. */
  fieldsOf: (request: FastifyRequest) => Fields
  serve: (handler: Handler, asked: StreamRequest) => Promise<unknown>
}

export type StreamRequest = { request: FastifyRequest; reply: FastifyReply; fields: Fields }

/** Puts handlers behind their paths whose bodies are read as they arrive. What is left of a refused body is discarded. */
export async function serveStreams(
  app: FastifyInstance,
  handlers: Handler[],
  { prepare, fieldsOf, serve }: StreamKind,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await prepare(scope)
    for (const handler of handlers) {
      const { call } = handler
      scope.route({
        method: call.method,
        url: call.path,
        config: { call, isUncounted: true },
        async handler(request, reply) {
          // A request that a test injects has no real socket.
          if (request.socket instanceof Socket) request.raw.setTimeout(longestSilence)
          const fields = fieldsOf(request)
          // Where the error handler looks for the language that was asked for.
          request.body = fields
          try {
            return await serve(handler, { request, reply, fields })
          } catch (error) {
            discardRest(request.raw)
            throw error
          }
        },
      })
    }
  })
}
