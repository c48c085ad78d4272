import type { FastifyInstance } from 'fastify'
import { beginSpan, endSpan, insideSpan } from './tracing.ts'
import type { OpenSpan, Tracing } from './tracing.ts'

/** Traces calls and pages. */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<object, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.traceparent
    const span = beginSpan(tracing, typeof header === 'string' ? header : undefined)
    if (span) spans.set(request, span)
    done()
  })
  // The body has been read by then, on whose events nothing of this request hangs.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) insideSpan(span, () => done())
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    const { config, url = '' } = request.routeOptions
    if (span)
      endSpan(span, {
        name: config.call?.id ?? `${request.method} ${url}`,
        kind: 'server',
        attributes: {
          'http.request.method': request.method,
          'http.route': url,
          'http.response.status_code': reply.statusCode,
          'xinglin.request_id': request.id,
        },
        isFault: reply.statusCode >= 500,
      })
    done()
  })
}
