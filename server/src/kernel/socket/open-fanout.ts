import { createFanout } from './fanout.ts'
import type { Fanout } from './fanout.ts'
import { postgresWire } from './postgres-wire.ts'
import { redisWire } from './redis-wire.ts'

/** Redis when there is one, otherwise the database. A loss heals by itself; at the start only the database has to be there. */
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
