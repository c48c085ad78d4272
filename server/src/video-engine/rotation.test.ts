import { expect, it } from 'vitest'
import { rotationFilters, rotationOf } from './rotation.ts'

const one = 65_536

/** How a camera writes a turn: the first two columns of a matrix. */
function matrix(a: number, b: number, c: number, d: number): Buffer {
  const bytes = Buffer.alloc(36)
  for (const [index, value] of [a, b, 0, c, d].entries()) bytes.writeInt32LE(value * one, index * 4)
  return bytes
}

it.each([
  ['as it is', matrix(1, 0, 0, 1), 0, []],
  ['a quarter to the right', matrix(0, 1, -1, 0), -90, ['transpose=clock']],
  ['a quarter to the left', matrix(0, -1, 1, 0), 90, ['transpose=cclock']],
  ['upside down', matrix(-1, 0, 0, -1), -180, ['hflip', 'vflip']],
  ['flipped', matrix(1, 0, 0, -1), 0, ['vflip']],
])('turns a picture that was taken %s', (_how, sideData, degrees, filters) => {
  expect(Math.abs(rotationOf(sideData)!)).toBe(Math.abs(degrees))
  expect(rotationFilters(sideData)).toEqual(filters)
})

it('leaves alone what says nothing', () => {
  expect(rotationFilters(null)).toEqual([])
  expect(rotationOf(null)).toBeUndefined()
})
