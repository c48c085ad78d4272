import { expect, it } from 'vitest'
import { fitView, lengthBetween, panView, pointInFrame, pointInPicture, zoomView } from './view.ts'

const picture = { width: 200, height: 100 }
const frame = { width: 400, height: 400 }
const whole = fitView(picture, frame)

it('fits a picture into the middle of its frame', () => {
  expect(whole).toEqual({ scale: 2, x: 0, y: 100 })
})

it('zooms around a point, within limits', () => {
  const fixed = { x: 300, y: 200 }
  const before = pointInPicture(whole, fixed)
  const view = zoomView(whole, 3, fixed, whole)
  expect(view.scale).toBe(6)
  expect(pointInPicture(view, fixed)).toEqual(before)
  expect(zoomView(whole, 1000, fixed, whole).scale).toBe(32)
  expect(zoomView(whole, 0.001, fixed, whole).scale).toBe(0.5)
})

it('pans, and converts places back and forth', () => {
  const view = panView(whole, { x: 10, y: -20 })
  expect(view).toEqual({ scale: 2, x: 10, y: 80 })
  expect(pointInFrame(view, pointInPicture(view, { x: 33, y: 44 }))).toEqual({ x: 33, y: 44 })
})

it('measures in millimetres by the distances of rows and columns, and in pixels without them', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 30, y: 20 },
  ]
  expect(lengthBetween(a, b, { row: 2, column: 1 })).toEqual({ length: 50, unit: 'mm' })
  expect(lengthBetween(a, { x: 3, y: 4 }, undefined)).toEqual({ length: 5, unit: 'px' })
})
