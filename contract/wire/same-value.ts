/** Whether two values of a field say the same. Nothing entered is stored in more than one way. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))

function comparable(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(comparable)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, inner]) => [key, comparable(inner)] as const)
    .filter(([, inner]) => inner !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
