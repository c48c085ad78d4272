import { describe, expect, it } from 'vitest'
import { areaOf, changeView, mostZoom, startView } from './crop-area.ts'
import type { CropView, Size } from './crop-area.ts'

const wide: Size = { width: 1200, height: 800 }
const tall: Size = { width: 600, height: 1000 }

describe('the first area', () => {
  it.each([
    [wide, 1, { x: 200, y: 0, width: 800, height: 800 }],
    [tall, 1, { x: 0, y: 200, width: 600, height: 600 }],
    [wide, 1.5, { x: 0, y: 0, width: 1200, height: 800 }],
    [tall, 2, { x: 0, y: 350, width: 600, height: 300 }],
  ])('of %j at the ratio %d is the largest in the middle', (picture, ratio, area) => {
    expect(areaOf(picture, ratio, startView(picture))).toEqual(area)
  })
})

it('is smaller when zoomed, around the same centre', () => {
  const view = changeView(wide, 1, startView(wide), { factor: 2 })
  expect(areaOf(wide, 1, view)).toEqual({ x: 400, y: 200, width: 400, height: 400 })
})

it('cannot be zoomed beyond its limits', () => {
  expect(changeView(wide, 1, startView(wide), { factor: 0.1 }).zoom).toBe(1)
  expect(changeView(wide, 1, startView(wide), { factor: 100 }).zoom).toBe(mostZoom)
})

it('stays inside the picture, however it is moved and zoomed', () => {
  let view: CropView = startView(tall)
  const steps = [
    { factor: 3 },
    { dx: 5000, dy: -5000 },
    { factor: 0.5 },
    { dx: -70, dy: 9000 },
    { factor: 0.1 },
    { dx: -9000 },
  ]
  for (const step of steps) {
    view = changeView(tall, 0.75, view, step)
    const { x, y, width, height } = areaOf(tall, 0.75, view)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9)
    expect(x + width).toBeLessThanOrEqual(tall.width + 1e-9)
    expect(y + height).toBeLessThanOrEqual(tall.height + 1e-9)
  }
})
