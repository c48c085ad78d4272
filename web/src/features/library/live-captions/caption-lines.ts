import { captionWindowMs } from '#contract/library/live-captions.ts'
import type { LiveCaptionLine } from '#contract/library/live-captions.ts'

/** A line stays on the picture until the next one, or for so long after its last word. */
const lingerMs = 4000
/** A live page is open for a day at most; nobody needs what was said before these. */
const mostLines = 600
/** What could not be read is asked for again after so long. */
const againMs = 10_000

type ReadWindow = (fromMs: number) => Promise<readonly LiveCaptionLine[]>

export type CaptionLines = {
  /** A line from the socket, which may be the one that is being said. */
  add(line: LiveCaptionLine): void
  /** The line at a moment; what is not known around it is read. */
  at(momentMs: number): LiveCaptionLine | undefined
  /** The connection was away: what was said meanwhile has to be read again. */
  forget(): void
}

/** Keeps the lines of a broadcast by their moments, and reads those around the picture, five minutes at a time. */
export function createCaptionLines(read: ReadWindow, now: () => number = Date.now): CaptionLines {
  let lines: LiveCaptionLine[] = []
  let changing: LiveCaptionLine | undefined
  const asked = new Map<number, number>()

  function put(more: readonly LiveCaptionLine[]) {
    const known = new Map([...lines, ...more].map((line) => [line.line_id, line]))
    lines = [...known.values()].toSorted((a, b) => a.from_ms - b.from_ms).slice(-mostLines)
  }

  async function ask(fromMs: number) {
    if ((asked.get(fromMs) ?? -Infinity) > now()) return
    asked.set(fromMs, Infinity)
    try {
      put(await read(fromMs))
    } catch {
      asked.set(fromMs, now() + againMs)
    }
  }

  return {
    add(line) {
      if (line.line_id === 0) changing = line
      else {
        changing = undefined
        put([line])
      }
    },
    at(momentMs) {
      // A line that is shown may have begun in the window before.
      for (const moment of [momentMs, momentMs - captionWindowMs / 10])
        void ask(Math.floor(moment / captionWindowMs) * captionWindowMs)
      const all = changing ? [...lines, changing] : lines
      const said = all.findLast(({ from_ms: fromMs }) => fromMs <= momentMs)
      return said && momentMs < said.to_ms + lingerMs ? said : undefined
    },
    forget() {
      asked.clear()
      changing = undefined
    },
  }
}
