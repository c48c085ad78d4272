import type { Signal } from '#contract/community/rooms.ts'
import { CallFailure } from '#web/platform/call-failure.ts'

type SignalQueueWorld = {
  send: (to: number, signals: Signal[]) => Promise<unknown>
  /** Waits a moment, so that what comes together is sent together. */
  pause: (ms: number) => Promise<void>
}

const gatherMs = 30
const retryMs = [500, 1000, 2000, 4000]
/** As many as one call takes. */
const most = 50

/** Sends signals to each person one call after another: a network may deliver calls in another order than they were made. */
export function createSignalQueue({ send, pause }: SignalQueueWorld) {
  const waiting = new Map<number, Signal[]>()

  async function drain(to: number) {
    await pause(gatherMs)
    for (let signals = take(to); signals.length > 0; signals = take(to)) await trySending(to, signals)
    waiting.delete(to)
  }

  function take(to: number): Signal[] {
    return waiting.get(to)?.splice(0, most) ?? []
  }

  async function trySending(to: number, signals: Signal[]) {
    for (const wait of [...retryMs, undefined]) {
      try {
        await send(to, signals)
        return
      } catch (error) {
        // The recipient has left, or this page has: there is nobody to try again for.
        if (wait === undefined || (error instanceof CallFailure && error.kind === 'refused')) return
        await pause(wait)
      }
    }
  }

  return (to: number, signal: Signal): void => {
    const own = waiting.get(to)
    if (own) return void own.push(signal)
    waiting.set(to, [signal])
    void drain(to)
  }
}
