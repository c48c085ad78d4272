/** The top of an axis: the least of 1, 2, 5, 10, 20, 50 … that no value exceeds; 1 where all are 0. */
export function axisTop(values: readonly number[]): number {
  const most = Math.max(0, ...values)
  if (most <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= most) ?? 10 * power
}
