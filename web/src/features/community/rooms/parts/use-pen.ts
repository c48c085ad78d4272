import { useRef } from 'react'
import { clock } from '#web/platform/clock.ts'
import { pointsPerNote } from '../drawings.ts'
import type { DrawingNote } from '../drawings.ts'
import type { Spot } from '../media-line.ts'

/** Draws one stroke at a time, point by point. A stroke that grows too long goes on as another. */
export function usePen(onDraw: (note: DrawingNote) => void) {
  const stroke = useRef<{ id: number; length: number }>(undefined)

  function add(point: Spot) {
    const drawn = stroke.current
    if (!drawn) return
    onDraw({ do: 'add', stroke: drawn.id, from: drawn.length, points: [point] })
    drawn.length++
    if (drawn.length >= pointsPerNote) begin(point)
  }

  function begin(point: Spot) {
    const last = stroke.current?.id ?? 0
    stroke.current = { id: Math.max(last + 1, Math.floor(clock.now())), length: 0 }
    add(point)
  }

  return {
    begin,
    move: add,
    end: () => {
      stroke.current = undefined
    },
  }
}
