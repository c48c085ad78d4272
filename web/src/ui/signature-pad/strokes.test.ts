import { expect, it } from 'vitest'
import { addPoint, countPoints, pointIn } from './strokes.ts'

const area = { width: 1000, height: 400 }

it('places a point in the units of the area, also one outside of the pad', () => {
  const pad = { width: 300, height: 120 }
  expect(pointIn({ x: 150, y: 60 }, pad, area)).toEqual([500, 200])
  expect(pointIn({ x: -5, y: 130 }, pad, area)).toEqual([0, 400])
})

it('leaves out points that are hardly apart, and ends at some number', () => {
  const drawn = addPoint(addPoint([[]], [10, 10]), [11, 11])
  expect(drawn).toEqual([[[10, 10]]])
  let strokes = drawn
  for (let n = 0; n < 5000; n++) strokes = addPoint(strokes, [(n % 2) * 100, n % 400])
  expect(countPoints(strokes)).toBe(4000)
})
