/**
 * `part` of `whole` parts of an amount, rounded half away from zero: the only place where money is rounded. Post what
 * remains as the difference, so that nothing is lost.
 */
export function portionOf(fen: number, part: number, whole: number): number {
  const rounded = Math.floor((2 * Math.abs(fen) * part + whole) / (2 * whole))
  return fen < 0 ? -rounded : rounded
}
