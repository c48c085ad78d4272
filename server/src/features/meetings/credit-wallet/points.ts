/** The tenths of points that were written; undefined for what is no number with at most one decimal. */
export const readPoints = (text: string): number | undefined =>
  /^\d{1,3}(?:\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : undefined
