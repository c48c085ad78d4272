import type { Comment } from '#contract/community/comments.ts'
import { createListeners } from '#web/platform/listeners.ts'
import type { Listener } from '#web/platform/listeners.ts'

export type Line = { id: number; second: number; text: string; name: string; isOwn: boolean }

/** How many of the latest lines of a broadcast are stored; of a recording, all that were read are. */
const mostLive = 300

export type Feed = {
  /** Sorted by video time for a recording, by time of writing for a broadcast. */
  lines: () => readonly Line[]
  /** Adds each line once, however often it arrives, and no deleted one. `isNow`: written just now, not read from the past. */
  add: (lines: readonly Line[], isNow: boolean) => void
  /** Adds earlier lines without announcing them. */
  seed: (lines: readonly Line[]) => void
  remove: (id: number) => void
  has: (id: number) => boolean
  onAdded: (listener: Listener<Line & { isNow: boolean }>) => () => void
  onRemoved: (listener: Listener<number>) => () => void
  subscribe: (listener: () => void) => () => void
}

export function createFeed(isLive: boolean): Feed {
  const known = new Map<number, Line>()
  const gone = new Set<number>()
  const seen = new Set<number>()
  const added = createListeners<Line & { isNow: boolean }>()
  const removed = createListeners<number>()
  const changed = createListeners<undefined>()
  let ordered: readonly Line[] = []

  function store(lines: readonly Line[]): Line[] {
    const fresh = lines.filter(({ id }) => !seen.has(id) && !gone.has(id))
    for (const line of fresh) {
      seen.add(line.id)
      known.set(line.id, line)
    }
    if (fresh.length > 0) order()
    return fresh
  }

  function order() {
    const all = [...known.values()].toSorted(isLive ? byId : bySecond)
    for (const { id } of isLive ? all.slice(0, -mostLive) : []) known.delete(id)
    ordered = isLive ? all.slice(-mostLive) : all
    changed.emit('changed', undefined)
  }

  return {
    lines: () => ordered,
    add(lines, isNow) {
      const fresh = store(lines.toSorted(isLive ? byId : bySecond))
      for (const line of fresh) added.emit('line', { ...line, isNow })
    },
    seed: (lines) => void store(lines),
    remove(id) {
      gone.add(id)
      if (known.delete(id)) order()
      removed.emit('line', id)
    },
    has: (id) => seen.has(id),
    onAdded: (listener) => added.add('line', listener),
    onRemoved: (listener) => removed.add('line', listener),
    subscribe: (listener) => changed.add('changed', listener),
  }
}

const byId = (a: Line, b: Line) => a.id - b.id
const bySecond = (a: Line, b: Line) => a.second - b.second || byId(a, b)

/** A comment may carry its second without being danmaku. */
export const linesOf = (comments: readonly Comment[], ownId: string): Line[] =>
  comments.flatMap(({ comment_id: id, play_time: second, is_danmaku, content, truename, userid }) =>
    second === null || is_danmaku === 0
      ? []
      : [
          {
            id,
            second,
            text: content.replaceAll(/\s+/g, ' '),
            name: truename,
            isOwn: String(userid) === ownId,
          },
        ],
  )
