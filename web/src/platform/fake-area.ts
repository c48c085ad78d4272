import type { StorageArea } from './kept.ts'

/** A storage of the browser for tests. */
export function createFakeArea(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  const area: StorageArea = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  return { kept, area: () => area }
}

/** As in a private page: even reaching for the storage throws. */
export const forbiddenArea = (): StorageArea => {
  throw new Error('SecurityError')
}
