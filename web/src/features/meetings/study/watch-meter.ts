import type { PlayedRange } from '#contract/meetings/study.ts'

/** What a player tells of itself from time to time. */
export type Seen = { second: number; rate: number; isVisible: boolean }

export type Report = { seq: number; ranges: PlayedRange[] }

/** `again`: not kept yet, tell it once more later. `over`: this session counts no longer. */
export type Told = 'kept' | 'again' | 'over'

export type Meter = {
  /** It plays, and is at this second. */
  pass(seen: Seen): void
  /** It stopped, jumped, changed its speed or went out of sight: what follows is another range. */
  cut(): void
  /** Tells what is not told yet; resolves to false when this session counts no longer. */
  tell(): Promise<boolean>
  hasNews(): boolean
}

/** A jump forward of more than this between two looks is a jump, whatever made it. */
const mostBetweenMs = 3000
/** What lies longer than any outage the server forgives need not be kept. */
const mostKept = 150

/**
 * Turns what a player does into ranges and tells them, each exactly once as far as the server is concerned: a report that
 * was not acknowledged is told again under the same number.
 */
export function createMeter(send: (report: Report) => Promise<Told>): Meter {
  let open: { from: number; to: number; rate: number; isVisible: boolean } | undefined
  let kept: PlayedRange[] = []
  let underWay: Report | undefined
  let sending: Promise<boolean> | undefined
  let seq = 0

  function close() {
    if (open && open.to > open.from)
      kept.push([open.from, open.to, Math.round(open.rate * 100), open.isVisible ? 1 : 0])
    kept = kept.slice(-mostKept)
    open = undefined
  }

  async function sendNext(): Promise<boolean> {
    if (!underWay && kept.length === 0) return true
    underWay ??= { seq: ++seq, ranges: kept.splice(0) }
    const told = await send(underWay)
    if (told === 'over') return false
    if (told === 'kept') underWay = undefined
    return told === 'kept' && kept.length > 0 ? sendNext() : true
  }

  return {
    pass({ second, rate, isVisible }) {
      const at = Math.round(second * 1000)
      const isOn =
        open !== undefined &&
        open.rate === rate &&
        open.isVisible === isVisible &&
        at >= open.to &&
        at - open.to <= mostBetweenMs * Math.max(1, rate)
      if (isOn) open!.to = at
      else {
        close()
        open = { from: at, to: at, rate, isVisible }
      }
    },
    cut: close,
    tell() {
      // The range goes on after what is told of it.
      const going = open
      close()
      if (going) open = { ...going, from: going.to }
      sending ??= sendNext().finally(() => (sending = undefined))
      return sending
    },
    hasNews: () => underWay !== undefined || kept.length > 0 || (open !== undefined && open.to > open.from),
  }
}
