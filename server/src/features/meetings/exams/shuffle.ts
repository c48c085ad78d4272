import { randomInt } from 'node:crypto'

/** An unpredictable order. */
export function shuffled<T>(items: readonly T[]): T[] {
  const out = [...items]
  for (let at = out.length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[out[at], out[other]] = [out[other]!, out[at]!]
  }
  return out
}
