import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveView, spotAt, wholeView, zoomAround } from './shared-view.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const place = fc.record({ x: share, y: share })

it('keeps the place under the fingers where it is', () => {
  fc.assert(
    fc.property(place, fc.double({ min: 1, max: 8, noNaN: true }), (at, factor) => {
      const seen = spotAt(zoomAround(wholeView, factor, at), at)
      expect(seen.x).toBeCloseTo(at.x, 6)
      expect(seen.y).toBeCloseTo(at.y, 6)
    }),
  )
})

it('never shows anything beside the picture, however it is moved and enlarged', () => {
  const steps = fc.array(
    fc.record({ factor: fc.double({ min: 0.1, max: 9, noNaN: true }), at: place, by: place }),
  )
  fc.assert(
    fc.property(steps, (path) => {
      let view = wholeView
      for (const { factor, at, by } of path) {
        view = moveView(zoomAround(view, factor, at), { x: by.x - 0.5, y: by.y - 0.5 })
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(8)
        for (const corner of [view.x, view.y]) {
          expect(corner).toBeLessThanOrEqual(0)
          expect(corner + view.scale).toBeGreaterThanOrEqual(1 - 1e-9)
        }
      }
    }),
  )
})
