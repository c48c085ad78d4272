import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { createPacketReader, cutPacket } from './packet.ts'
import { note } from './parcel.ts'
import type { Note } from './parcel.ts'

/** Carries notes between the processes of one installation. */
export type Fanout = {
  /** Sent with the next tick, and kept for a while when the wire is down. */
  publish(note: Note): void
  listen(listener: FanoutListener): void
  close(): Promise<void>
}

type FanoutListener = {
  /** Notes of other processes, in the order of each sender. */
  onNote(note: Note, sender: string): void
  /** The wire was down and is up again: some notes may have been missed. */
  onRestored(): void
}

/** What a wire between processes must do; PostgreSQL and Redis are two. */
type Wire = {
  maxBytes: number
  /** Rejects when it is not known to have been sent; it is then called again with the same texts. */
  send(texts: string[]): Promise<void>
  close(): Promise<void>
}

export type ConnectWire = (on: { text: (text: string) => void; restored: () => void }) => Promise<Wire>

/** Many messages a second cost one statement per tick. */
const tickMs = 20
const longestRetryMs = 2_000
/** Held back while the wire is down; beyond it the oldest are given up. */
const mostHeldBack = 4 * 1024 * 1024

export async function createFanout(connect: ConnectWire): Promise<Fanout> {
  const self = randomUUID()
  const readPacket = createPacketReader(self)
  const listeners: FanoutListener[] = []
  const wire = await connect({
    text(text) {
      const packet = readPacket(text)
      if (!packet) return
      for (const note of readNotes(packet.body)) {
        for (const listener of listeners) listener.onNote(note, packet.sender)
      }
    },
    restored: () => listeners.forEach((listener) => listener.onRestored()),
  })

  let outbox: string[] = []
  let outboxLength = 0
  let serial = 0
  let packet: string[] | undefined
  let sending: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let retryMs = tickMs
  let isClosed = false

  function publish(note: Note) {
    const text = JSON.stringify(note)
    outbox.push(text)
    outboxLength += text.length
    while (outboxLength > mostHeldBack) outboxLength -= outbox.shift()!.length
    schedule(tickMs)
  }

  function schedule(ms: number) {
    if (timer || sending || isClosed) return
    timer = setTimeout(() => {
      timer = undefined
      sending = send().finally(() => {
        sending = undefined
        if (packet) schedule(retryMs)
        else if (outbox.length > 0) schedule(tickMs)
      })
    }, ms)
  }

  async function send() {
    packet ??= takePacket()
    if (!packet) return
    try {
      await wire.send(packet)
      packet = undefined
      retryMs = tickMs
    } catch {
      // The wire reports its own loss; here only the next try is due.
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    }
  }

  function takePacket(): string[] | undefined {
    if (outbox.length === 0) return undefined
    const body = `[${outbox.join(',')}]`
    outbox = []
    outboxLength = 0
    return cutPacket(self, serial++, body, wire.maxBytes)
  }

  return {
    publish,
    listen: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await sending
      await send()
      await wire.close()
    },
  }
}

/** Anybody with access to the wire can say anything on it; a mistake there must not end this process. */
function readNotes(body: string): Note[] {
  try {
    const content = z.array(z.unknown()).parse(JSON.parse(body))
    return content.flatMap((item) => z.safeParse(note, item).data ?? [])
  } catch {
    return []
  }
}
