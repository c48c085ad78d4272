import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '#kernel/env.ts'
import { openSpanExport } from './export-spans.ts'
import type { Tracing } from './tracing.ts'

/** A process traces so many a second because their senders want it. */
const mostAsked = 20

function perSecond(most: number): () => boolean {
  let [second, count] = [0, 0]
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) [second, count] = [now, 0]
    return ++count <= most
  }
}

/** Traces to a collector of OpenTelemetry; undefined where none is set. */
export function openTracing(env: Env, log: FastifyBaseLogger): Tracing | undefined {
  const to = openSpanExport(env, log)
  return to && { to, share: Number(env.OTEL_TRACES_SAMPLER_ARG), mayBeAsked: perSecond(mostAsked) }
}
