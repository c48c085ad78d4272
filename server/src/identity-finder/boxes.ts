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

/** Without those that lie within another one. */
export const withoutContained = (boxes: Box[]): Box[] => {
  const kept: Box[] = []
  for (const box of boxes.toSorted((a, b) => areaOf(b) - areaOf(a)))
    if (!kept.some((larger) => shareWithin(box, larger) > 0.9)) kept.push(box)
  return kept
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
