import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry } from 'prom-client'
import type { PrometheusContentType } from 'prom-client'
import { failures } from '#contract/wire/failure.ts'
import type { Feature } from '#kernel/feature.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { openAddedUp } from './added-up.ts'
import { showGauge, showTally } from './feature-metrics.ts'
import { kernelGauges } from './kernel-gauges.ts'
import { measureOutcomes, measureProcess } from './process-metrics.ts'
import type { Measured } from './process-metrics.ts'

const providerFailures = {
  name: 'xinglin_provider_failures_total',
  help: 'Calls to outside services that failed; what a service refuses in its own words is no failure',
  labels: ['provider', 'call'],
}

/** Counts and times every call, and serves the numbers of all processes of this machine to Prometheus. */
export function serveMetrics(
  app: FastifyInstance,
  services: Services,
  features: Feature[],
  measured: Measured,
): void {
  const { env, states } = services
  const registry = new AggregatorRegistry<PrometheusContentType>()
  measureProcess(registry, measured)
  measureOutcomes(app, registry)
  showTally(registry, providerFailures, measured.providerFailures)
  for (const tally of features.flatMap(({ tallies = [] }) => tallies))
    showTally(registry, tally, states.get(tally))
  for (const gauge of [...kernelGauges, ...features.flatMap(({ gauges = [] }) => gauges)])
    showGauge(registry, gauge, services)
  const tell = openAddedUp(registry)
  app.get('/metrics', async (request, reply) => {
    const hasToken = env.METRICS_TOKEN && request.headers.authorization === `Bearer ${env.METRICS_TOKEN}`
    if (!isFromHere(request) && !hasToken) throw refuse(failures.pathMissing)
    return reply.header('content-type', registry.contentType).send(await tell())
  })
}

/** Everybody comes from this machine when a proxy on it is not named in TRUSTED_PROXIES: its header tells. */
const isFromHere = ({ ip, headers }: FastifyRequest) =>
  (ip === '127.0.0.1' || ip === '::1') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined
