type Box = { top: number; bottom: number }

/** The row at a height; above all rows the first, below them the last. */
export function rowAt(boxes: readonly Box[], y: number): number {
  const found = boxes.findIndex(({ bottom }) => y < bottom)
  return found < 0 ? boxes.length - 1 : found
}
