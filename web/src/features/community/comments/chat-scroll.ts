type Box = { scrollTop: number; scrollHeight: number; clientHeight: number }

/** Pixels: a finger rarely stops exactly at the end. */
const tolerance = 24

export const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Box): boolean =>
  scrollHeight - scrollTop - clientHeight < tolerance

type Drawn = {
  /** The reader is at the end, where the next message comes. */
  follows: boolean
  /** How it was when the box was last drawn. */
  before: { height: number; firstId: number } | undefined
  firstId: number
}

/** Where to scroll after messages came: to the end, or by as much as older ones have pushed down; undefined to stay. */
export function nextTop(box: Box, { follows, before, firstId }: Drawn): number | undefined {
  if (follows) return box.scrollHeight
  if (!before || before.firstId === firstId) return undefined
  return box.scrollTop + box.scrollHeight - before.height
}
