import type { FastifyInstance, FastifyRequest } from 'fastify'
import client from 'prom-client'
import { failures } from '#contract/wire/failure.ts'
import type { Env } from './env.ts'
import { refuse } from './fail.ts'

/** Counts and times every call, and serves the numbers to Prometheus. */
export function serveMetrics(app: FastifyInstance, env: Env, connections: () => number): void {
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const calls = new client.Histogram({
    name: 'xinglin_call_seconds',
    help: 'Time of answered calls by call and HTTP status',
    labelNames: ['call', 'http'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  registry.registerMetric(
    new client.Gauge({
      name: 'xinglin_socket_connections',
      help: 'Clients connected by socket to this process',
      registers: [],
      collect() {
        this.set(connections())
      },
    }),
  )
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) calls.observe({ call: call.id, http: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    const hasToken = env.METRICS_TOKEN && request.headers.authorization === `Bearer ${env.METRICS_TOKEN}`
    if (!isFromHere(request) && !hasToken) throw refuse(failures.pathMissing)
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

/** Everybody comes from this machine when a proxy on it is not named in TRUSTED_PROXIES: its header tells. */
const isFromHere = ({ ip, headers }: FastifyRequest) =>
  (ip === '127.0.0.1' || ip === '::1') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined
