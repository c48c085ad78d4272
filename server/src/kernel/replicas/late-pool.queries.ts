import type pg from 'pg'
import { isDatabaseAway } from '#kernel/database.ts'

export type Replica = { pool: pg.Pool; lagMs: number }

/** A pool that asks the replica whose turn it is, and the primary where there is none or it fails. */
export const latePool = (
  primary: pg.Pool,
  next: () => Replica | undefined,
  reads: { replica: number; primary: number },
): pg.Pool =>
  Object.assign(Object.create(primary) as pg.Pool, {
    async query(query: string, values?: unknown[]) {
      const replica = next()
      if (replica)
        try {
          const answer = await replica.pool.query(query, values)
          reads.replica++
          return answer
        } catch (error) {
          // It may have been cancelled by what is replayed, or not have a table yet: the primary knows better.
          if (isDatabaseAway(error)) replica.lagMs = Infinity
        }
      reads.primary++
      return primary.query(query, values)
    },
  })
