import { Redis } from 'ioredis'

/** The Redis of all processes, which may be lost: whoever asks it says what to do without it. */
export type SharedRedis = {
  redis: Redis
  /** Asks Redis, or does without it while it is away. */
  ask<Answer>(withRedis: () => Promise<Answer>, without: () => Promise<Answer>): Promise<Answer>
  isAway(): boolean
  close(): void
}

/** A Redis that takes longer is as good as away. */
const answerMs = 2_000
/** One that hangs is not asked again for this time: each call would wait for it in vain. */
const restMs = 10_000
const longestRetryMs = 5_000

export function openSharedRedis(url: string, onLost: (error: Error) => void): SharedRedis {
  const redis = new Redis(url, {
    // A call that finds Redis away does without it instead of waiting in a queue.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    connectTimeout: answerMs,
    retryStrategy: (times) => Math.min(50 * 2 ** times, longestRetryMs),
  })
  redis.on('error', onLost)
  let restsUntil = 0
  redis.on('ready', () => void (restsUntil = 0))
  const isAway = () => redis.status !== 'ready' || Date.now() < restsUntil
  return {
    redis,
    isAway,
    async ask(withRedis, without) {
      if (isAway()) return without()
      try {
        return await withRedis()
      } catch (error) {
        onLost(error as Error)
        restsUntil = Date.now() + restMs
        return without()
      }
    },
    close: () => redis.disconnect(),
  }
}
