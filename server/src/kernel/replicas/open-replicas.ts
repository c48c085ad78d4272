import pg from 'pg'
import { latePool } from './late-pool.queries.ts'
import type { Replica } from './late-pool.queries.ts'
import { createTimeline, readPlace } from './replica-lag.ts'
import { selectReplayedPlace, selectWrittenPlace } from './replica.queries.ts'

/** A replica that is further behind answers nobody. */
export const longestLagMs = 2_000
const measureEveryMs = 1_000
/** A measurement that takes longer counts as none. */
const measureMs = 2_000

export type Replicas = {
  /** A pool that sends statements to a replica, and to the primary where there is none or it fails. */
  reader: pg.Pool
  lags(): number[]
  reads(): { replica: number; primary: number }
  /** Measures at once, and not only by the clock. */
  measure(): Promise<void>
  close(): Promise<void>
}

type Opened = {
  size: number
  settings: Pick<pg.PoolConfig, 'statement_timeout' | 'idle_in_transaction_session_timeout'>
  onLost: (error: Error) => void
}

/** Follows how late each replica is. One that is away or late heals by itself: it is measured on. */
export function openReplicas(
  urls: readonly string[],
  primary: pg.Pool,
  { size, settings, onLost }: Opened,
): Replicas {
  const timeline = createTimeline()
  const replicas = urls.map((connectionString): Replica => {
    const pool = new pg.Pool({
      connectionString,
      max: size,
      connectionTimeoutMillis: measureMs,
      keepAlive: true,
      ...settings,
    })
    pool.on('error', onLost)
    pool.on('connect', (client) => client.on('error', onLost))
    return { pool, lagMs: Infinity }
  })
  const reads = { replica: 0, primary: 0 }
  let turn = 0

  function next(): Replica | undefined {
    const near = replicas.filter(({ lagMs }) => lagMs <= longestLagMs)
    return near[turn++ % Math.max(1, near.length)]
  }

  async function measure(): Promise<void> {
    const at = Date.now()
    try {
      const place = await placeFrom(selectWrittenPlace(primary))
      if (place) timeline.add(at, readPlace(place))
    } catch {
      // While the primary is away nothing is written: no replica gets later.
      return
    }
    await Promise.all(replicas.map(measureOne))
  }

  async function measureOne(replica: Replica): Promise<void> {
    try {
      const place = await placeFrom(selectReplayedPlace(replica.pool))
      replica.lagMs = place ? timeline.lagMs(readPlace(place), Date.now()) : Infinity
    } catch {
      replica.lagMs = Infinity
    }
  }

  let measuring: Promise<void> | undefined
  const measureOnce = () => (measuring ??= measure().finally(() => (measuring = undefined)))
  const timer = setInterval(() => void measureOnce(), measureEveryMs).unref()
  void measureOnce()

  return {
    reader: latePool(primary, next, reads),
    lags: () => replicas.map(({ lagMs }) => lagMs),
    reads: () => ({ ...reads }),
    measure: measureOnce,
    async close() {
      clearInterval(timer)
      await measuring
      await Promise.all(replicas.map(({ pool }) => pool.end()))
    },
  }
}

async function placeFrom(reading: ReturnType<typeof selectWrittenPlace>): Promise<string | null> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('not measured in time')), measureMs)
  reading.catch(() => undefined)
  try {
    const { rows } = await Promise.race([reading, late.promise])
    return rows.at(0)?.place ?? null
  } finally {
    clearTimeout(timer)
  }
}
