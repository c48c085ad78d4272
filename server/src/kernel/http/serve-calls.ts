import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Handler } from '#kernel/answer.ts'
import type { Services } from '#kernel/services.ts'
import { flatten } from './form-body.ts'
import type { Fields } from './form-body.ts'
import { admit, checkSigned, runCall } from './run-call.ts'

/**
 * Puts every handler behind its path: read, check the signature, recognise the caller, decode, run, wrap.
 * Calls that carry a file are left to `serveUploads`.
 */
export function serveCalls(app: FastifyInstance, services: Services, handlers: Handler[]): void {
  for (const handler of handlers) {
    const { call } = handler
    if (call.upload || call.bytes) continue
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      handler: (request, reply) => serve(services, handler, request, reply),
    })
  }
}

async function serve(services: Services, handler: Handler, request: FastifyRequest, reply: FastifyReply) {
  const fields = readFields(request)
  checkSigned(handler.call, fields)
  const admitted = await admit(services, handler.call, request)
  return runCall(services, handler, { request, reply, fields, admitted })
}

function readFields(request: FastifyRequest): Fields {
  return request.method === 'GET' || request.body === undefined
    ? flatten(request.query)
    : (request.body as Fields)
}
