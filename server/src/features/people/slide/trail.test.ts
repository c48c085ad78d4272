import { expect, it } from 'vitest'
import type { TrailPoint } from '#contract/people/slide.ts'
import { humanTrail } from '#server/testing/login-steps.ts'
import { isHumanTrail } from './trail.ts'

it('believes a hand', () => {
  expect(isHumanTrail(humanTrail(150), 150)).toBe(true)
})

it.each<[string, TrailPoint[]]>([
  ['no trail', []],
  ['one point', [[150, 3, 500]]],
  ['a height that never varies', humanTrail(150).map(([x, , at]) => [x, 7, at])],
  ['149 ms', humanTrail(150).map(([x, y], index) => [x, y, Math.round((index * 149) / 29)])],
  ['time that runs backwards', humanTrail(150).map(([x, y, at]) => [x, y, 900 - at])],
  ['an end far from where the piece was let go', humanTrail(90)],
])('does not believe %s', (_, trail) => {
  expect(isHumanTrail(trail, 150)).toBe(false)
})

it('believes 150 ms', () => {
  const trail = humanTrail(150).map<TrailPoint>(([x, y], index) => [x, y, Math.round((index * 150) / 29)])
  expect(isHumanTrail(trail, 150)).toBe(true)
})
