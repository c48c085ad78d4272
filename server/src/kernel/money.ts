/** An amount in the format of the contract: yuan with two decimals. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2)

/** The fen of an amount that a person has written; undefined for anything but a number above 0 with up to two decimals. */
export function readYuan(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const fen = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return fen > 0 ? fen : undefined
}

/**
 * `part` of `whole` parts of an amount, rounded half away from zero: the only place where money is rounded. Post what
 * remains as the difference, so that nothing is lost.
 */
export function portionOf(fen: number, part: number, whole: number): number {
  const rounded = Math.floor((2 * Math.abs(fen) * part + whole) / (2 * whole))
  return fen < 0 ? -rounded : rounded
}
