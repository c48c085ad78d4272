import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { failures } from '#contract/wire/failure.ts'
import type { Db } from './database.ts'
import { refuse } from './fail.ts'
import { countInWindow, selectCounts, uncount } from './limits.queries.ts'

/** How many tries of one kind somebody has in a window. */
export type Limit = { name: string; max: number; windowMs: number }

/**
 * Counts tries across all processes, so that a limit means what it says however many servers run:
 * in Redis when there is one, otherwise in an unlogged table.
 */
export type Limits = {
  /** Counts a try and refuses it when the window is full. */
  spend(limit: Limit, who: string): Promise<void>
  /** Counts a try, or as much as `amount`, and says whether it still fits into the window. */
  fits(limit: Limit, who: string, amount?: number): Promise<boolean>
  /** How many have been counted, in the order of what is asked. Counts nothing. */
  used(asked: [limit: Pick<Limit, 'name'>, who: string][]): Promise<number[]>
  /** Takes a counted try back, for limits of wrong tries: counting first leaves no gap for many at once. */
  giveBack(limit: Limit, who: string): Promise<void>
}

export function createLimits(db: Db, redis: Redis | undefined): Limits {
  const count = async (key: string, windowMs: number, amount: number): Promise<number> => {
    if (!redis) return (await countInWindow(db, key, windowMs, amount)).count
    const [[, counted]] = (await redis.multi().incrby(key, amount).pexpire(key, windowMs, 'NX').exec()) as [
      [null, number],
    ]
    return counted
  }
  // Addresses and phone numbers are personal: only a digest of them is kept.
  const keyOf = (limit: Pick<Limit, 'name'>, who: string) =>
    `limit:${limit.name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`
  const fits: Limits['fits'] = async (limit, who, amount = 1) =>
    (await count(keyOf(limit, who), limit.windowMs, amount)) <= limit.max
  return {
    fits,
    async used(asked) {
      const keys = asked.map(([limit, who]) => keyOf(limit, who))
      if (redis) return (await redis.mget(keys)).map(Number)
      const counts = await selectCounts(db, keys)
      return keys.map((key) => counts.get(key) ?? 0)
    },
    async giveBack(limit, who) {
      if (redis) await redis.decr(keyOf(limit, who))
      else await uncount(db, keyOf(limit, who))
    },
    async spend(limit, who) {
      if (!(await fits(limit, who))) throw refuse(failures.tooOften)
    },
  }
}
