/** A month in UTC as `2026-08`: they compare like the times that they stand for. */
export type Month = string

export const monthOf = (at: Date): Month => at.toISOString().slice(0, 7)

export function addMonths(month: Month, count: number): Month {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + count)
  return monthOf(at)
}
