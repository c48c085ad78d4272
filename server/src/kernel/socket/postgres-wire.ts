import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { ConnectWire } from './fanout.ts'
import { askForLife, listenToSocketNotes, notifySocketNotes } from './fanout.queries.ts'

/** NOTIFY takes less than 8000 bytes. */
const maxBytes = 7_900
const lifeMs = 15_000
const firstRetryMs = 100
const longestRetryMs = 10_000

/** A connection of its own, because LISTEN belongs to one connection and a pool changes them. */
export const postgresWire =
  (url: string, onLost: (error: Error) => void): ConnectWire =>
  async (on) => {
    const closing = new AbortController()
    let current: Held | undefined = await open(url, on.text)
    const kept = keepOpen(current)

    async function keepOpen(first: Held) {
      await first.ended
      let delay = firstRetryMs
      while (!closing.signal.aborted) {
        current = undefined
        await pause(delay, undefined, { signal: closing.signal }).catch(() => undefined)
        if (closing.signal.aborted) return
        try {
          current = await open(url, on.text)
          delay = firstRetryMs
          on.restored()
          if (closing.signal.aborted) void current.client.end()
          await current.ended
        } catch (error) {
          onLost(error as Error)
          delay = Math.min(delay * 2, longestRetryMs)
        }
      }
    }

    // A connection cut off silently looks idle: only a question finds out.
    const life = setInterval(() => {
      const asked = current?.client
      if (asked) askForLife(asked).catch(() => asked.end())
    }, lifeMs).unref()

    return {
      maxBytes,
      async send(texts) {
        if (!current) throw new Error('The database is away')
        const { client } = current
        try {
          await notifySocketNotes(client, texts)
        } catch (error) {
          onLost(error as Error)
          void client.end()
          throw error
        }
      },
      async close() {
        closing.abort()
        clearInterval(life)
        await current?.client.end()
        await kept
      },
    }
  }

type Held = { client: Client; ended: Promise<void> }

async function open(url: string, onText: (text: string) => void): Promise<Held> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 60_000,
    query_timeout: 60_000,
    keepAlive: true,
    application_name: 'xinglin-socket',
  })
  // Every loss ends in `end`; without a listener it would end this process as well.
  client.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  client.on('notification', ({ payload }) => {
    if (payload) onText(payload)
  })
  try {
    await client.connect()
    await listenToSocketNotes(client)
  } catch (error) {
    void client.end()
    throw error
  }
  return { client, ended }
}
