import { itemTypes } from '#contract/wire/item-types.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { createKept, deviceArea } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'

type Position = [itemType: ItemType, itemId: number, partId: number, second: number]

const mostPositions = 100

/** Where a visitor stopped in each video, in this browser; the latest watched is last. */
export function createWatchPositions(area: StorageArea) {
  const stored = createKept(area, 'watch_positions', readStored)
  return {
    of(itemType: ItemType, itemId: number) {
      const found = stored.get().find(([type, id]) => type === itemType && id === itemId)
      return { part_id: found?.[2] ?? 0, position: found?.[3] ?? 0 }
    },
    save(...position: Position) {
      const others = stored.get().filter(([type, id]) => type !== position[0] || id !== position[1])
      stored.set([...others, position].slice(-mostPositions))
    },
  }
}

const readStored = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isPosition) : [])

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length === 4 &&
  itemTypes.includes(value[0]) &&
  value.slice(1).every((part) => Number.isInteger(part))

export const watchPositions = createWatchPositions(deviceArea)
