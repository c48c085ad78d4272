import { expect, it } from 'vitest'
import {
  addMask,
  boxBetween,
  chooseNext,
  firstMasks,
  fitBox,
  holdAt,
  masksOn,
  pressKey,
  toggleMask,
} from './mask-state.ts'

const picture = { width: 200, height: 100 }
const line = { x: 10, y: 10, width: 50, height: 20 }
const face = { x: 100, y: 40, width: 40, height: 40 }
const found = [
  { ...line, kind: 'text' as const },
  { ...face, kind: 'face' as const },
]
const searched = { found, boxes: found }

it('masks what it is told of what was found, and what was masked besides', () => {
  expect(masksOn(firstMasks(searched))).toEqual([line, face])
  const own = { x: 0, y: 90, width: 10, height: 10 }
  const later = firstMasks({ found, boxes: [face, own] })
  expect(masksOn(later)).toEqual([face, own])
  expect(later.masks.map(({ kind, isOn }) => [kind, isOn])).toEqual([
    ['text', false],
    ['face', true],
    ['own', true],
  ])
  expect(masksOn(firstMasks({ found, boxes: [] }))).toEqual([])
})

it('takes masks off and puts them back, and forgets those by hand', () => {
  const state = firstMasks(searched)
  const off = toggleMask(state, 0)
  expect(masksOn(off)).toEqual([face])
  expect(masksOn(toggleMask(off, 0))).toEqual([line, face])
  const added = addMask(state, { x: 180, y: 90, width: 50, height: 50 }, picture)
  expect(added.chosen).toBe(2)
  expect(masksOn(added)[2]).toEqual({ x: 150, y: 50, width: 50, height: 50 })
  expect(toggleMask(added, 2).masks).toHaveLength(2)
})

it('keeps masks in whole pixels inside of the picture', () => {
  expect(fitBox({ x: -5, y: 98.6, width: 0.2, height: 300 }, picture)).toEqual({
    x: 0,
    y: 0,
    width: 4,
    height: 100,
  })
  expect(boxBetween({ x: 30, y: 5 }, { x: 10, y: 25 })).toEqual({ x: 10, y: 5, width: 20, height: 20 })
})

it('moves, resizes and takes off by keys', () => {
  const state = chooseNext(firstMasks(searched))
  expect(state.chosen).toBe(0)
  const press = (key: string, isResizing = false) => pressKey(state, { key, isResizing, picture })
  expect(press('ArrowRight')?.masks[0]!.box).toEqual({ ...line, x: 12 })
  expect(press('ArrowDown', true)?.masks[0]!.box).toEqual({ ...line, height: 22 })
  expect(press('Delete')?.masks[0]!.isOn).toBe(false)
  expect(press('a')).toBeUndefined()
  expect(press('PageDown')?.chosen).toBe(1)
  expect(press('PageUp')?.chosen).toBe(1)
  expect(pressKey(firstMasks(searched), { key: 'Delete', isResizing: false, picture })).toBeUndefined()
  expect(chooseNext({ masks: [], chosen: undefined })).toEqual({ masks: [], chosen: undefined })
})

it('holds the corner of the chosen mask before anything else', () => {
  const state = { ...firstMasks(searched), chosen: 0 }
  expect(holdAt(state, { x: 62, y: 31 }, 8)).toMatchObject({ is: 'corner', mask: { id: 0 } })
  expect(holdAt(state, { x: 20, y: 20 }, 8)).toMatchObject({ is: 'mask', mask: { id: 0 } })
  expect(holdAt(state, { x: 120, y: 60 }, 8)).toMatchObject({ is: 'mask', mask: { id: 1 } })
  expect(holdAt(state, { x: 190, y: 5 }, 8)).toBeUndefined()
})
