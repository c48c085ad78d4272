import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyNote, notesOf, readNote, writeNote } from './drawings.ts'
import type { Drawings } from './drawings.ts'

const none: Drawings = new Map()
const add = (stroke: number, from: number, ...xs: number[]) => ({
  do: 'add' as const,
  stroke,
  from,
  points: xs.map((x) => ({ x, y: x })),
})
const by = (personId: number, isHost = false) => ({ personId, isHost })

it('draws what others draw, stroke by stroke, and a repeated message changes nothing', () => {
  const one = applyNote(none, { ...by(1), note: add(1, 0, 0.1, 0.2) })
  const two = applyNote(one, { ...by(1), note: add(1, 2, 0.3) })
  expect(two.get(1)).toEqual([{ id: 1, points: add(1, 0, 0.1, 0.2, 0.3).points }])
  expect(applyNote(two, { ...by(1), note: add(1, 2, 0.3) })).toEqual(two)
})

it('lets everybody wipe their own and hosts wipe all', () => {
  const both = applyNote(applyNote(none, { ...by(1), note: add(1, 0, 0.5) }), {
    ...by(2),
    note: add(1, 0, 0.5),
  })
  expect([...applyNote(both, { ...by(1), note: { do: 'clear' } }).keys()]).toEqual([2])
  expect(applyNote(both, { ...by(1), note: { do: 'clearAll' } })).toBe(both)
  expect(applyNote(both, { ...by(1, true), note: { do: 'clearAll' } }).size).toBe(0)
})

it('gives somebody who comes later all that was drawn', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const strokes = fc.array(fc.array(fc.record({ x: share, y: share }), { minLength: 1, maxLength: 500 }), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(strokes, (drawn) => {
      const own = drawn.map((points, id) => ({ id, points }))
      const told = notesOf(own)
        .map((note) => readNote(writeNote(note))!)
        .reduce((seen, note) => applyNote(seen, { ...by(1), note }), none)
      expect((told.get(1) ?? []).map(({ points }) => points.length)).toEqual(
        own.map(({ points }) => points.length),
      )
    }),
    { numRuns: 30 },
  )
})

it.each([
  '',
  '{',
  'null',
  '["add"]',
  '["add",1,0,2,0]',
  '["add",1,0,0.5]',
  '["add",-1,0]',
  '["add",1,99999]',
  '["burn"]',
])('takes %s for nothing', (message) => expect(readNote(message)).toBeUndefined())
