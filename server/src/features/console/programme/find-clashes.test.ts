import { expect, it } from 'vitest'
import { findClashes } from './find-clashes.ts'
import type { Occupied } from './find-clashes.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`)

const session = (sessionId: number, begin: string, end: string, given: Partial<Occupied> = {}): Occupied => ({
  sessionId,
  title: `议程 ${sessionId}`,
  room: 'A 厅',
  doctorId: null,
  beginAt: at(begin),
  endAt: at(end),
  ...given,
})

const kindsOf = (one: Occupied, others: Occupied[]) =>
  findClashes(one, others).map((clash) => [clash.kind, clash.with.sessionId])

const one = session(1, '09:00', '10:00', { doctorId: 7 })

it.each<[string, Occupied, unknown[]]>([
  ['overlaps in the same hall', session(2, '09:30', '10:30'), [['hall', 2]]],
  ['lies within', session(2, '09:10', '09:20'), [['hall', 2]]],
  ['follows at once', session(2, '10:00', '11:00'), []],
  ['comes before', session(2, '08:00', '09:00'), []],
  ['is in another hall', session(2, '09:00', '10:00', { room: 'B 厅' }), []],
  [
    'has the same lecturer elsewhere',
    session(2, '09:30', '10:00', { room: 'B 厅', doctorId: 7 }),
    [['lecturer', 2]],
  ],
  [
    'has both',
    session(2, '09:30', '10:00', { doctorId: 7 }),
    [
      ['hall', 2],
      ['lecturer', 2],
    ],
  ],
  ['has no room and no lecturer', session(2, '09:00', '10:00', { room: '' }), []],
  ['is the same session elsewhere', session(1, '09:00', '10:00', { doctorId: 7 }), []],
])('compares with one that %s', (_, other, expected) => {
  expect(kindsOf(one, [one, other])).toEqual(expected)
})

it('compares a new session, which has no number yet, with what is outside the programme', () => {
  const fresh = session(0, '09:00', '10:00', { doctorId: 7, room: '' })
  expect(kindsOf(fresh, [session(0, '09:30', '11:00', { doctorId: 7, room: '' })])).toEqual([['lecturer', 0]])
})
