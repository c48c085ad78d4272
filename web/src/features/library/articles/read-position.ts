import { createKept, deviceArea } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'

type Position = [articleId: number, percent: number]

const mostPositions = 100

/** How far each article has been read in this browser, in percent; the latest read is last. */
export function createReadPositions(area: StorageArea) {
  const stored = createKept(area, 'read_positions', readStored)
  return {
    of: (articleId: number) => stored.get().find(([id]) => id === articleId)?.[1] ?? 0,
    save(articleId: number, percent: number) {
      const others = stored.get().filter(([id]) => id !== articleId)
      const all: Position[] = [...others, [articleId, percent]]
      stored.set(all.slice(-mostPositions))
    },
  }
}

const readStored = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isPosition) : [])

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part))

export const readPositions = createReadPositions(deviceArea)

/** How much of a text is above the upper edge of the window, in whole percent. */
export const percentRead = (top: number, height: number) =>
  height <= 0 ? 0 : Math.round(Math.min(Math.max(-top / height, 0), 1) * 100)

/** Positions at the very beginning or end are not worth a jump. */
export const isWorthRestoring = (percent: number) => percent >= 5 && percent <= 95
