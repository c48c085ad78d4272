import { fork } from 'node:child_process'

/** `sample`: only some clients read at once and are timed; `all`: everybody. */
export type ToClients = 'report' | 'sample' | 'all' | 'end'
export type Report = {
  total: number
  /** Deliveries that came twice, out of order or after a gap. */
  faults: number
  p50: number
  p99: number
  cpuSeconds: number
}
export type FromClients = { arrived: number } | { received: number } | { trouble: string } | Report

/** Many clients in a separate process. */
export type Crowd = {
  /** Deliveries received so far, by the last report of the clients. */
  received(): number
  /** Resolves when something new was received. */
  news(): Promise<void>
  report(): Promise<Report>
  /**
   * The clients stand for as many machines, but share one with the server: if all of them read every message at once, they would be what
   * is measured. Most then read twice a second; they miss nothing, and are not timed.
   */
  read(who: 'sample' | 'all'): void
  end(): void
}

/** Resolves when all have connected and, with a group, joined it. */
export async function connectCrowd(
  port: number,
  path: string,
  count: number,
  groupId: string,
): Promise<Crowd> {
  const child = fork(new URL('./clients.ts', import.meta.url), [String(port), path, String(count), groupId])
  const arrived = Promise.withResolvers<void>()
  let received = 0
  let isEnding = false
  let news = Promise.withResolvers<void>()
  let report = Promise.withResolvers<Report>()
  child.on('message', (message: FromClients) => {
    if ('arrived' in message) arrived.resolve()
    else if ('total' in message) report.resolve(message)
    else if ('received' in message) {
      received = message.received
      news.resolve()
      news = Promise.withResolvers()
    } else if (!isEnding) console.error(`A client had trouble: ${message.trouble}`)
  })
  child.on('exit', () => arrived.reject(new Error('The clients ended too soon')))
  // The client process may already be gone.
  const send = (message: ToClients) => child.connected && child.send(message, () => undefined)
  await arrived.promise
  return {
    received: () => received,
    news: () => news.promise,
    report() {
      report = Promise.withResolvers()
      send('report')
      return report.promise
    },
    read: send,
    end() {
      isEnding = true
      send('end')
    },
  }
}
