import type { FastifyInstance } from 'fastify'
import type { Env } from '#kernel/env.ts'
import { openSpanExport } from './export-spans.ts'
import type { SpanExport } from './export-spans.ts'
import { beginSpan, endSpan, insideSpan } from './tracing.ts'
import type { OpenSpan } from './tracing.ts'

/** A process traces so many requests a second because their senders want it. */
const mostAsked = 20

function perSecond(most: number): () => boolean {
  let [second, count] = [0, 0]
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) [second, count] = [now, 0]
    return ++count <= most
  }
}

/** Traces calls and pages to a collector of OpenTelemetry; undefined where none is set. */
export function traceCalls(app: FastifyInstance, env: Env): SpanExport | undefined {
  const to = openSpanExport(env, app.log)
  if (!to) return undefined
  const sampling = { share: Number(env.OTEL_TRACES_SAMPLER_ARG), mayBeAsked: perSecond(mostAsked) }
  const spans = new WeakMap<object, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.traceparent
    const span = beginSpan(to, sampling, typeof header === 'string' ? header : undefined)
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
  return to
}
