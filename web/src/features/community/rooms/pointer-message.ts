import type { Spot } from './media-line.ts'

/** What travels between pages while somebody points: two numbers, or nothing when they no longer do. */
export const writePointer = (spot: Spot | undefined): string => (spot ? JSON.stringify([spot.x, spot.y]) : '')

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** Other pages may send anything: what is no place in the picture is nothing. */
export function readPointer(message: string): Spot | undefined {
  try {
    const [x, y] = JSON.parse(message) as unknown[]
    return isShare(x) && isShare(y) ? { x, y } : undefined
  } catch {
    return undefined
  }
}
