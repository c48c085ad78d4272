import { setTimeout as pause } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'
import { isAlive } from './processes.ts'

const LOOK_MS = 500
const RETRY_MS = 5_000

type Watch = {
  postmaster: Postmaster
  /** Must listen on the port of the one that has ended: everybody knows that address. */
  startAgain(port: number): Promise<Postmaster>
  say(line: string): void
}

/** Starts PostgreSQL again when it ends although nobody has stopped it. `end` gives the one that runs by then. */
export function watchPostmaster({ postmaster, startAgain, say }: Watch): { end(): Promise<Postmaster> } {
  const ending = new AbortController()
  let current = postmaster

  async function watch() {
    while (!ending.signal.aborted) {
      if (isAlive(current.pid)) await wait(LOOK_MS)
      else await revive()
    }
  }
  async function revive() {
    say('PostgreSQL has ended by itself; starting it again.')
    try {
      current = await startAgain(current.port)
    } catch (error) {
      say(`PostgreSQL could not be started again: ${(error as Error).message}`)
      await wait(RETRY_MS)
    }
  }
  const wait = (ms: number) =>
    pause(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)

  const watching = watch()
  return {
    async end() {
      ending.abort()
      await watching
      return current
    },
  }
}
