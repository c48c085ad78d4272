import { createArea } from './kept.ts'

/** A browser storage for tests. */
export function createFakeArea(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  const area = createArea(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }))
  return { kept, area }
}

/** As in a private window: even accessing the storage throws. */
export const forbidden = () => {
  throw new Error('SecurityError')
}

export const forbiddenArea = createArea(forbidden)
