import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import client from 'prom-client'
import type { Registry } from 'prom-client'
import type { Database } from '#kernel/open-database.ts'
import { longestLagMs } from '#kernel/replicas/open-replicas.ts'
import type { Tally } from './tally.ts'

/** What a process knows of itself. */
export type Measured = {
  connections(): number
  isRedisAway(): boolean
  pool: Database['pool']
  replicas: Database['replicas']
  dataDir: string
  /** Failed calls to outside services, by `provider` and `call`. */
  providerFailures: Tally
}

type Read = () => { value: number; labels?: Record<string, string> }[]

/** Numbers of this process, added up over the processes of a machine. */
export function measureProcess(registry: Registry, measured: Measured): void {
  client.collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, labelNames: string[], read: Read) =>
    registry.registerMetric(
      new client.Gauge({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          for (const { labels = {}, value } of read()) this.set(labels, value)
        },
      }),
    )
  const lags = () => measured.replicas?.lags() ?? []
  gauge('xinglin_socket_connections', 'Clients connected by socket', [], () => [
    { value: measured.connections() },
  ])
  gauge('xinglin_degraded', 'Processes that do without a part that they can do without', ['part'], () => [
    { labels: { part: 'redis' }, value: measured.isRedisAway() ? 1 : 0 },
    { labels: { part: 'replica' }, value: lags().some((ms) => ms > longestLagMs) ? 1 : 0 },
  ])
  const { pool, replicas } = measured
  if (replicas) {
    gauge('xinglin_late_reads', 'Reads that may be late since the start, by where they went', ['at'], () => {
      const { replica, primary } = replicas.reads()
      return [
        { labels: { at: 'replica' }, value: replica },
        { labels: { at: 'primary' }, value: primary },
      ]
    })
    registry.registerMetric(
      new client.Gauge({
        name: 'xinglin_replica_lag_seconds',
        help: 'How far a replica is behind; none for one that is away',
        labelNames: ['replica'],
        registers: [],
        aggregator: 'max',
        collect() {
          this.reset()
          for (const [at, ms] of lags().entries())
            if (Number.isFinite(ms)) this.set({ replica: String(at + 1) }, ms / 1000)
        },
      }),
    )
  }
  gauge('xinglin_database_connections', 'Connections to the database, by what they do', ['state'], () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ])
  gauge('xinglin_database_waiting', 'Statements that wait for a connection', [], () => [
    { value: pool.waitingCount },
  ])
  // The processes of a machine share its disk: it is not added up.
  registry.registerMetric(
    new client.Gauge({
      name: 'xinglin_disk_free_ratio',
      help: 'Free share of the disk under DATA_DIR',
      registers: [],
      aggregator: 'min',
      async collect() {
        const { bavail, blocks } = await statfs(measured.dataDir)
        this.set(bavail / blocks)
      },
    }),
  )
}

/** Times and outcomes of calls: most refusals answer with HTTP 200. */
export function measureOutcomes(app: FastifyInstance, registry: Registry): void {
  const times = new client.Histogram({
    name: 'xinglin_call_seconds',
    help: 'Time of answered calls by call and HTTP status',
    labelNames: ['call', 'http'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const outcomes = new client.Counter({
    name: 'xinglin_calls_total',
    help: 'Calls by how they ended: answered, refused, busy (503) or fault (500)',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) {
      times.observe({ call: call.id, http: reply.statusCode }, reply.elapsedTime / 1000)
      outcomes.inc({ call: call.id, outcome: outcomeOf(reply.statusCode, request.refused) })
    }
    done()
  })
}

function outcomeOf(status: number, refused: string | undefined) {
  if (status === 503) return 'busy'
  if (status >= 500) return 'fault'
  return refused === undefined ? 'answered' : 'refused'
}
