/** Both ends inclusive, as the header has them. */
export type Range = { start: number; end: number }

/**
 * Reads a `Range` header for a body of `size` bytes. Undefined means "send all": no header, one that is not
 * understood, or several ranges, which a server may leave unanswered.
 */
export function readRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '') return last === '' ? undefined : lastBytes(Number(last), size)
  const start = Number(first)
  const end = last === '' ? Infinity : Number(last)
  if (end < start) return undefined
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable'
}

const lastBytes = (count: number, size: number): Range | 'unsatisfiable' =>
  count === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(size - count, 0), end: size - 1 }
