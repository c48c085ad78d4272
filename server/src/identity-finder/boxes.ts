import type { Box } from '#kernel/files/find-identity.ts'

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const areaOf = ({ width, height }: Box) => width * height

/** How much of two boxes they have in common. */
export const overlapOf = (a: Box, b: Box): number => {
  const common = shared(a, b)
  return common === 0 ? 0 : common / (areaOf(a) + areaOf(b) - common)
}

/** How much of `inner` lies inside of `outer`. */
const shareWithin = (inner: Box, outer: Box) => shared(inner, outer) / Math.max(1, areaOf(inner))

/** Without those that lie mostly within another one, which grows to hold them. */
export function withoutContained<Found extends Box>(boxes: Found[]): Found[] {
  const kept: Found[] = []
  for (const box of boxes.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const at = kept.findIndex((larger) => shareWithin(box, larger) > 0.6)
    if (at < 0) kept.push(box)
    else kept[at] = { ...kept[at]!, ...around(kept[at]!, box) }
  }
  return kept
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** In whole pixels, larger by `by` on each side, and inside the picture. */
export function grown(
  { x, y, width, height }: Box,
  by: number,
  picture: { width: number; height: number },
): Box {
  const left = Math.max(0, Math.floor(x - by))
  const top = Math.max(0, Math.floor(y - by))
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, Math.ceil(x + width + by)) - left,
    height: Math.min(picture.height, Math.ceil(y + height + by)) - top,
  }
}
