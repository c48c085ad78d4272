import { createKept, deviceArea } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'

type Position = [articleId: number, percent: number]

const mostKept = 100

/** How far a browser has read which articles, in percent; the latest read last. */
export function createReadPositions(area: StorageArea) {
  const kept = createKept(area, 'read_positions', readStored)
  return {
    of: (articleId: number) => kept.get().find(([id]) => id === articleId)?.[1] ?? 0,
    keep(articleId: number, percent: number) {
      const others = kept.get().filter(([id]) => id !== articleId)
      const all: Position[] = [...others, [articleId, percent]]
      kept.set(all.slice(-mostKept))
    },
  }
}

const readStored = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isPosition) : [])

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part))

export const readPositions = createReadPositions(deviceArea)

/** How much of a text lies above the upper edge of the window, in whole percent. */
export const percentRead = (top: number, height: number) =>
  height <= 0 ? 0 : Math.round(Math.min(Math.max(-top / height, 0), 1) * 100)

/** Not worth a jump: hardly begun, or read to its end. */
export const isWorthRestoring = (percent: number) => percent >= 5 && percent <= 95
