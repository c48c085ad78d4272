/** Two processes that count, and ask until they are told what both have counted. */
import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { AggregatorRegistry, Counter } from 'prom-client'
import type { PrometheusContentType } from 'prom-client'
import { answerWorkers, openAddedUp } from '#kernel/metrics/added-up.ts'

if (cluster.isPrimary) {
  answerWorkers()
  for (const _ of [1, 2]) cluster.fork()
  cluster.once('exit', () => process.exit())
} else {
  const registry = new AggregatorRegistry<PrometheusContentType>()
  new Counter({ name: 'counted', help: 'Counted here', registers: [registry] }).inc(cluster.worker!.id)
  const tell = openAddedUp(registry)
  while (!(await tell()).includes('counted 3')) await pause(50)
  process.stdout.write('added up')
  process.exit()
}
