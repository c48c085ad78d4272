import { expect, it } from 'vitest'
import type { TrailPoint } from '#contract/people/slide.ts'
import { farthest, pieceX, trailPoint, withPoint } from './slide-move.ts'

it('moves the piece over the whole picture while the handle moves over the whole track', () => {
  expect(pieceX(0, 300)).toBe(0)
  expect(pieceX(150, 300)).toBe(farthest / 2)
  expect(pieceX(300, 300)).toBe(farthest)
})

it('keeps the piece in the picture', () => {
  expect(pieceX(-20, 300)).toBe(0)
  expect(pieceX(900, 300)).toBe(farthest)
  expect(pieceX(10, 0)).toBe(0)
})

it('tells the place, how the height changed and how long it took', () => {
  const start = { x: 100, y: 50, at: 1000 }
  expect(trailPoint(start, { x: 160, y: 51.26, at: 1250.4 }, 42.04)).toEqual([42, 1.3, 250])
})

it('stays within what the server takes and ends where the piece was let go', () => {
  let trail: TrailPoint[] = []
  for (let at = 0; at < 3000; at++) trail = withPoint(trail, [at, 0, at])
  expect(trail.length).toBeLessThanOrEqual(2000)
  expect(trail.at(-1)).toEqual([2999, 0, 2999])
})
