import { expect, it } from 'vitest'
import { roomFailures } from '#contract/community/rooms.ts'
import { decideEntry } from './rooms.policy.ts'
import type { EntryFacts } from './rooms.policy.ts'

const begin = new Date('2026-03-02T10:00:00+08:00')
const minutes = (count: number) => new Date(begin.getTime() + count * 60_000)

type Change = Partial<Omit<EntryFacts, 'room' | 'guest'>> & {
  room?: Partial<EntryFacts['room']>
  guest?: Partial<EntryFacts['guest']>
}

const decide = ({ room, guest, ...facts }: Change = {}) =>
  decideEntry({
    now: minutes(5),
    earlyMinutes: 15,
    known: undefined,
    isPresent: false,
    usedAt: null,
    isFull: false,
    ...facts,
    room: {
      begin_at: begin,
      end_at: minutes(60),
      extended_to: null,
      is_locked: false,
      ended_at: null,
      ...room,
    },
    guest: { role: 'guest', waits: true, ...guest },
  })

const admitted = { status: 'admitted' }
const waiting = { status: 'waiting' }
const host = { role: 'host' } as const
const known = (
  admission: NonNullable<EntryFacts['known']>['admission'],
  role: 'host' | 'guest' = 'guest',
) => ({ admission, role })

it.each<[what: string, facts: Change, entry: object]>([
  ['a guest waits', {}, waiting],
  ['a guest of a room without a lobby enters', { guest: { waits: false } }, admitted],
  ['a host enters', { guest: host }, admitted],
  ['a host by handover enters', { known: known('none', 'host') }, admitted],
  ['a host who handed over waits like others', { guest: host, known: known('none') }, waiting],
  ['an admitted guest comes back without waiting', { known: known('admitted') }, admitted],
  ['a refused guest may ask again', { known: known('refused') }, waiting],
  ['a removed guest stays out', { known: known('removed') }, { refused: roomFailures.removedByHost }],
  ['at the opening', { now: minutes(-15), guest: host }, admitted],
  ['before it', { now: minutes(-16) }, { refused: roomFailures.tooEarly, opensAt: minutes(-15) }],
  ['after the end', { now: minutes(60), guest: host }, { refused: roomFailures.roomClosed }],
  ['after the end, while others are inside', { now: minutes(90), usedAt: minutes(90) }, waiting],
  [
    'after the end, back after a lost line',
    { now: minutes(90), isPresent: true, usedAt: minutes(90) },
    admitted,
  ],
  ['half an hour after the last has left', { now: minutes(94), usedAt: minutes(65), guest: host }, admitted],
  [
    'later than that',
    { now: minutes(95), usedAt: minutes(65), guest: host },
    { refused: roomFailures.roomClosed },
  ],
  [
    'before the end, long after the last has left',
    { now: minutes(59), usedAt: minutes(1), guest: host },
    admitted,
  ],
  ['extended', { now: minutes(89), room: { extended_to: minutes(90) }, guest: host }, admitted],
  ['open until it is closed', { now: minutes(9000), room: { end_at: null }, guest: host }, admitted],
  [
    'ended by a host, although others are inside',
    { room: { ended_at: begin }, usedAt: minutes(5) },
    { refused: roomFailures.roomEnded },
  ],
  ['ended by a host', { room: { ended_at: begin }, guest: host }, { refused: roomFailures.roomEnded }],
  ['locked', { room: { is_locked: true } }, { refused: roomFailures.roomLocked }],
  [
    'locked for the admitted who left',
    { room: { is_locked: true }, known: known('admitted') },
    { refused: roomFailures.roomLocked },
  ],
  ['locked, but still inside', { room: { is_locked: true }, isPresent: true }, admitted],
  ['locked, as a host', { room: { is_locked: true }, guest: host }, admitted],
  ['full', { isFull: true, guest: host }, { refused: roomFailures.roomFull }],
  ['full, but inside already', { isFull: true, isPresent: true }, admitted],
])('%s', (_, facts, entry) => {
  expect(decide(facts)).toEqual(entry)
})
