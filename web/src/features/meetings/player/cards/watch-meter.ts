import type { PlayedRange } from '#contract/meetings/study.ts'

/** What a player reports periodically. */
export type Seen = { second: number; rate: number; isVisible: boolean }

export type Report = { seq: number; ranges: PlayedRange[] }

/** `again`: not stored yet, send it once more later. `over`: this session no longer counts. */
export type ReportResult = 'stored' | 'again' | 'over'

export type Meter = {
  /** The video plays and is at this second. */
  pass(seen: Seen): void
  /** The video stopped, jumped, changed its speed or became hidden: what follows is another range. */
  cut(): void
  /** Sends what has not been sent yet; resolves to false when this session no longer counts. */
  flush(): Promise<boolean>
  hasNews(): boolean
}

/** More than this between two updates is a jump, whatever caused it. */
const mostBetweenMs = 3000
/** Ranges older than any outage the server tolerates need not be stored. */
const mostRanges = 150

/**
 * Turns what a player does into ranges and sends them, each exactly once as far as the server is concerned: a report
 * that was not acknowledged is sent again under the same number.
 */
export function createMeter(send: (report: Report) => Promise<ReportResult>): Meter {
  let open: { from: number; to: number; rate: number; isVisible: boolean } | undefined
  let unsent: PlayedRange[] = []
  let underWay: Report | undefined
  let sending: Promise<boolean> | undefined
  let seq = 0

  function close() {
    if (open && open.to > open.from)
      unsent.push([open.from, open.to, Math.round(open.rate * 100), open.isVisible ? 1 : 0])
    unsent = unsent.slice(-mostRanges)
    open = undefined
  }

  async function sendNext(): Promise<boolean> {
    if (!underWay && unsent.length === 0) return true
    underWay ??= { seq: ++seq, ranges: unsent.splice(0) }
    const result = await send(underWay)
    if (result === 'over') return false
    if (result === 'stored') underWay = undefined
    return result === 'stored' && unsent.length > 0 ? sendNext() : true
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
    flush() {
      // The range continues after the part that is sent.
      const going = open
      close()
      if (going) open = { ...going, from: going.to }
      sending ??= sendNext().finally(() => (sending = undefined))
      return sending
    },
    hasNews: () => underWay !== undefined || unsent.length > 0 || (open !== undefined && open.to > open.from),
  }
}
