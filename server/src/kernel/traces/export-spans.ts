import type { FastifyBaseLogger } from 'fastify'
import { askOutside } from '#kernel/ask-outside.ts'
import type { Env } from '#kernel/env.ts'
import type { Span, SpanExport } from './span.ts'

const everyMs = 5_000
const askMs = 5_000
const mostAtOnce = 500
/** Spans are dropped rather than kept: nobody waits for them. */
const mostWaiting = 5_000
const kinds = { server: 2, client: 3, consumer: 5 }
const faultCode = 2

/** Sends spans as OTLP in JSON over HTTP, as every collector takes them; undefined where none is set. */
export function openSpanExport(env: Env, log: FastifyBaseLogger): SpanExport | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: given } = env
  if (!endpoint) return undefined
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const headers = { ...headersIn(given ?? ''), 'content-type': 'application/json' }
  const resource = {
    attributes: attributesOf({ 'service.name': env.OTEL_SERVICE_NAME, 'process.pid': process.pid }),
  }
  let waiting: Span[] = []
  let sending: Promise<void> = Promise.resolve()
  let isAway = false

  async function send() {
    while (waiting.length > 0) {
      const some = waiting.slice(0, mostAtOnce)
      waiting = waiting.slice(mostAtOnce)
      const scopeSpans = [{ scope: { name: 'xinglin' }, spans: some.map(written) }]
      const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] })
      try {
        const answer = await askOutside(url, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(askMs),
        })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
        isAway = false
      } catch (error) {
        waiting = []
        if (!isAway) log.warn({ reason: error }, 'traces could not be sent')
        isAway = true
      }
    }
  }

  const flush = () => (sending = sending.then(send))
  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    add: (span) => void (waiting.length < mostWaiting && waiting.push(span)),
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

const written = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId && { parentSpanId: span.parentId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: String(span.beganNs),
  endTimeUnixNano: String(span.endedNs),
  attributes: attributesOf(span.attributes),
  ...(span.link && { links: [span.link] }),
  status: span.isFault ? { code: faultCode } : {},
})

const attributesOf = (values: Record<string, string | number>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

/** `name=value,name=value`, percent-encoded, as the specification of OpenTelemetry has it. */
const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]] : []
    }),
  )
