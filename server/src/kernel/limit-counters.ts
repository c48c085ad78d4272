import type { Redis } from 'ioredis'
import type { Db } from './database.ts'
import { countInWindow, deleteCount, selectCounts, uncount } from './limits.queries.ts'
import type { SharedRedis } from './shared-redis.ts'

/** Where tries are counted for all processes. */
export type LimitCounters = {
  /** Counts `amount` more in the window of a key and says where it stands. */
  add(key: string, windowMs: number, amount: number): Promise<number>
  /** In the order of the keys. */
  read(keys: string[]): Promise<number[]>
  takeBack(key: string, windowMs: number): Promise<void>
  forget(key: string): Promise<void>
}

export const databaseCounters = (db: Db): LimitCounters => ({
  add: async (key, windowMs, amount) => (await countInWindow(db, key, windowMs, amount)).count,
  async read(keys) {
    const counts = await selectCounts(db, keys)
    return keys.map((key) => counts.get(key) ?? 0)
  },
  takeBack: async (key) => void (await uncount(db, key)),
  forget: async (key) => void (await deleteCount(db, key)),
})

const redisCounters = (redis: Redis): LimitCounters => ({
  async add(key, windowMs, amount) {
    const answers = await redis.multi().incrby(key, amount).pexpire(key, windowMs, 'NX').exec()
    const [failure, counted] = answers![0]!
    if (failure) throw failure
    return counted as number
  },
  read: async (keys) => (await redis.mget(keys)).map(Number),
  async takeBack(key, windowMs) {
    // A key that Redis has lost meanwhile is created again here, and must end as well.
    await redis.multi().decr(key).pexpire(key, windowMs, 'NX').exec()
  },
  forget: async (key) => void (await redis.del(key)),
})

/** Counts in Redis while it answers, and in the database while it does not: a window may then start over. */
export function sharedCounters(shared: SharedRedis, db: Db): LimitCounters {
  const first = redisCounters(shared.redis)
  const second = databaseCounters(db)
  return {
    add: (...args) =>
      shared.ask(
        () => first.add(...args),
        () => second.add(...args),
      ),
    read: (...args) =>
      shared.ask(
        () => first.read(...args),
        () => second.read(...args),
      ),
    takeBack: (...args) =>
      shared.ask(
        () => first.takeBack(...args),
        () => second.takeBack(...args),
      ),
    // Both may have counted, one before the other was away.
    async forget(key) {
      await second.forget(key)
      await shared.ask(
        () => first.forget(key),
        async () => undefined,
      )
    },
  }
}
