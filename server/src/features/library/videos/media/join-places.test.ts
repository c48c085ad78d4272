import { expect, it } from 'vitest'
import { joinPlaces } from './join-places.ts'

const size = { width: 1000, height: 500 }
const box = { x: 100, y: 100, width: 200, height: 50 }
const name = { ...box, sign: 'name' as const }
const frame = (at: number, text: (typeof name | typeof box)[]) => ({ at, size, text })

it('joins what stays in its place, with the time before and after it was seen', () => {
  const frames = [
    frame(2, []),
    frame(6, [name, box]),
    frame(10, [{ ...name, x: 104 }]),
    frame(14, []),
    frame(18, [name]),
  ]
  const places = joinPlaces(frames, { every: 4, seconds: 20 })
  expect(places.map(({ from, to }) => [from, to])).toEqual([
    [2, 14],
    [14, 20],
  ])
  expect(places[0]).toMatchObject({
    kind: 'name',
    x: 0.095,
    y: 0.195,
    width: 0.214,
    height: 0.11,
    is_masked: false,
  })
})

it('keeps apart what is elsewhere, or of another kind', () => {
  const elsewhere = { ...name, y: 300 }
  const number = { ...box, sign: 'number' as const }
  expect(joinPlaces([frame(2, [name, elsewhere, number])], { every: 4, seconds: 4 })).toHaveLength(3)
})
