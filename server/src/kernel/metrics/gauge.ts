import type { Services } from '#kernel/services.ts'

type Reading = { value: number; labels?: Record<string, string> }

/**
 * What a feature knows of the whole installation, read from the database when the numbers are asked for, once a minute at most.
 * Every process tells the same.
 */
export type Gauge = {
  name: string
  help: string
  labels?: string[]
  read(services: Services): Promise<Reading[]>
}

export const defineGauge = (gauge: Gauge): Gauge => gauge

const freshMs = 60_000

/** Reads a gauge no more often than it changes much. What cannot be read is left out, and told by its absence. */
export function readRarely(gauge: Gauge, services: Services): () => Promise<Reading[]> {
  let last: { at: number; readings: Promise<Reading[]> } | undefined
  return () => {
    if (last && Date.now() - last.at < freshMs) return last.readings
    const readings = gauge.read(services).catch((error: unknown) => {
      services.log.warn({ err: error, gauge: gauge.name }, 'a number could not be read')
      last = undefined
      return []
    })
    last = { at: Date.now(), readings }
    return readings
  }
}
