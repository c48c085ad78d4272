import { createFanout } from './fanout.ts'
import type { Fanout } from './fanout.ts'
import { postgresWire } from './postgres-wire.ts'
import { redisWire } from './redis-wire.ts'

/** Redis when there is one, otherwise the database. Rejects when it cannot be reached now; later losses heal. */
export const openFanout = (options: {
  databaseUrl: string
  redisUrl: string | undefined
  onLost: (error: Error) => void
}): Promise<Fanout> =>
  createFanout(
    options.redisUrl === undefined
      ? postgresWire(options.databaseUrl, options.onLost)
      : redisWire(options.redisUrl, options.onLost),
  )
