import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/wire/call.ts'
import { failures } from '#contract/wire/failure.ts'
import type { Handler } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext, Services } from '#kernel/services.ts'
import { flatten } from './form-body.ts'
import { admit, checkSigned, runCall } from './run-call.ts'
import { serveStreams } from './serve-streams.ts'

/** What a handler of such a call works with: a body that can be read once, and its announced length. */
type BytesContext = CallContext & { body: AsyncIterable<Buffer>; length: number }

/** `answer` for calls whose body is a piece of a file. */
export const answerBytes = <Input, Output>(
  call: Call<Input, Output>,
  run: (input: Input, context: BytesContext) => Promise<NoInfer<Output>>,
): Handler => ({ call, run })

/** The body is left to the handler, which reads it as it arrives; the fields are in the address. */
export const serveBytes = (app: FastifyInstance, services: Services, handlers: Handler[]): Promise<void> =>
  serveStreams(
    app,
    handlers.filter(({ call }) => call.bytes),
    {
      prepare(scope) {
        scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null))
      },
      fieldsOf: ({ query }) => flatten(query),
      async serve(handler, { request, reply, fields }) {
        checkSigned(handler.call, fields)
        const admitted = await admit(services, handler.call, request)
        const length = Number(request.headers['content-length'])
        if (!(length > 0)) throw refuse(failures.parametersMissing, { detail: 'content-length' })
        const body = request.raw
        return runCall(services, handler, { request, reply, fields, admitted }, { body, length })
      },
    },
  )
