import client from 'prom-client'
import type { Registry } from 'prom-client'
import type { Services } from '#kernel/services.ts'
import { readRarely } from './gauge.ts'
import type { Gauge } from './gauge.ts'
import type { Tally, TallyDefinition } from './tally.ts'

/** Shows what features count as it happens; processes add theirs up. */
export function showTally(
  registry: Registry,
  { name, help, labels }: Pick<TallyDefinition, 'name' | 'help' | 'labels'>,
  tally: Tally,
): void {
  registry.registerMetric(
    new client.Counter({
      name,
      help,
      labelNames: labels,
      registers: [],
      collect() {
        this.reset()
        for (const { labels: of, value } of tally.all()) this.inc(of, value)
      },
    }),
  )
}

/** Shows what features read from the database: of processes that tell the same, the last reading that rose. */
export function showGauge(registry: Registry, gauge: Gauge, services: Services): void {
  const read = readRarely(gauge, services)
  registry.registerMetric(
    new client.Gauge({
      name: gauge.name,
      help: gauge.help,
      labelNames: gauge.labels ?? [],
      registers: [],
      aggregator: 'max',
      async collect() {
        const readings = await read()
        this.reset()
        for (const { labels = {}, value } of readings) this.set(labels, value)
        // Without labels a reset gauge would tell 0, which nobody has read.
        if (readings.length === 0 && !gauge.labels) this.remove()
      },
    }),
  )
}
