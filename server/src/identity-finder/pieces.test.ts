import { expect, it } from 'vitest'
import { withoutContained } from './boxes.ts'
import { regionsOf } from './find-faces.ts'
import { linesIn, tilesOf } from './find-text.ts'

it('looks at large pictures piece by piece, without a gap', () => {
  expect(tilesOf({ width: 640, height: 480 })).toEqual([{ x: 0, y: 0, width: 640, height: 480 }])
  const tiles = tilesOf({ width: 3200, height: 1600 })
  expect(tiles.map(({ x, width }) => [x, x + width])).toEqual([
    [0, 1600],
    [1440, 3040],
    [1600, 3200],
  ])
  expect(regionsOf({ width: 640, height: 480 })).toHaveLength(1)
  expect(regionsOf({ width: 2000, height: 1000 }).slice(1)).toEqual([
    { x: 0, y: 0, width: 1200, height: 600 },
    { x: 800, y: 0, width: 1200, height: 600 },
    { x: 0, y: 400, width: 1200, height: 600 },
    { x: 800, y: 400, width: 1200, height: 600 },
  ])
})

it('takes connected likely pixels for a line, and reaches beyond its core', () => {
  const size = { width: 20, height: 10 }
  const likely = new Float32Array(200)
  for (let x = 2; x < 12; x++) for (const y of [4, 5]) likely[y * 20 + x] = 0.9
  // Too small, and too unlikely.
  likely[199] = 0.9
  for (let x = 2; x < 12; x++) likely[9 * 20 + x] = 0.25
  const [line, ...others] = linesIn(likely, size)
  expect(others).toEqual([])
  expect(line).toMatchObject({ x: 2, y: 4, width: 10, height: 2 })
  expect(line!.by).toBeGreaterThan(1)
})

it('joins boxes that lie mostly in one another', () => {
  const wide = { x: 0, y: 0, width: 100, height: 10 }
  const inside = { x: 90, y: 2, width: 15, height: 6 }
  const beside = { x: 200, y: 0, width: 10, height: 10 }
  expect(withoutContained([inside, wide, beside])).toEqual([{ x: 0, y: 0, width: 105, height: 10 }, beside])
})
