import { Redis } from 'ioredis'
import type { ConnectWire } from './fanout.ts'

const lifeMs = 15_000
const longestRetryMs = 10_000

/** Two connections: one that has subscribed can do nothing else. */
export const redisWire =
  (url: string, onLost: (error: Error) => void): ConnectWire =>
  async (on) => {
    const options = {
      lazyConnect: true,
      connectTimeout: 10_000,
      enableOfflineQueue: false,
      autoResubscribe: false,
      commandTimeout: 10_000,
      retryStrategy: (times: number) => Math.min(50 * 2 ** times, longestRetryMs),
    }
    const publisher = new Redis(url, options)
    const subscriber = new Redis(url, options)
    let reason: Error | undefined
    for (const redis of [publisher, subscriber])
      redis.on('error', (error) => {
        reason = error
        onLost(error)
      })
    // Pub/sub does not mind the number of the database, but installations are told apart by it.
    const channel = `xinglin:socket:${publisher.options.db ?? 0}`
    subscriber.on('message', (_channel, text) => on.text(text))

    try {
      await Promise.all([publisher.connect(), subscriber.connect()])
      await subscriber.subscribe(channel)
    } catch (error) {
      // The clients of this process are served meanwhile. What is thrown only says that the connection was closed.
      const { message } = reason ?? (error as Error)
      onLost(new Error(`REDIS_URL leads to no Redis: ${message}`, { cause: error }))
      if (subscriber.status === 'ready') subscriber.disconnect(true)
    }
    subscriber.on('ready', () => {
      subscriber.subscribe(channel).then(on.restored, () => subscriber.disconnect(true))
    })

    // A connection cut off silently looks idle: only a question finds out.
    const life = setInterval(() => {
      if (subscriber.status === 'ready') subscriber.ping().catch(() => subscriber.disconnect(true))
    }, lifeMs).unref()

    return {
      maxBytes: Number.MAX_SAFE_INTEGER,
      async send(texts) {
        for (const text of texts) await publisher.publish(channel, text)
      },
      async close() {
        clearInterval(life)
        publisher.disconnect()
        subscriber.disconnect()
      },
    }
  }
