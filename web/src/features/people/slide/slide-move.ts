import { slideSize } from '#contract/people/slide.ts'
import type { TrailPoint } from '#contract/people/slide.ts'

/** As far as the piece can go, in the pixels of the puzzle. */
export const farthest = slideSize.width - slideSize.piece

/** A hand makes far fewer; the server takes no more than this. */
const mostPoints = 1500

/** How far the piece is when the handle has moved so far in a track with so much room, both in screen pixels. */
export const pieceX = (moved: number, room: number) =>
  room <= 0 ? 0 : (Math.min(Math.max(moved, 0), room) / room) * farthest

const tenths = (value: number) => Math.round(value * 10) / 10

export type Move = { x: number; y: number; at: number }

export const trailPoint = (start: Move, now: Move, x: number): TrailPoint => [
  tenths(x),
  tenths(now.y - start.y),
  Math.round(now.at - start.at),
]

/** The last point always counts, because it says where the piece was let go. */
export const withPoint = (trail: TrailPoint[], point: TrailPoint): TrailPoint[] =>
  trail.length < mostPoints ? [...trail, point] : [...trail.slice(0, -1), point]
