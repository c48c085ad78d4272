import { describe, expect, it } from 'vitest'
import type { RoomPerson, Signal } from '#contract/community/rooms.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { cameraLevel, cameraSize } from './camera-level.ts'
import { isBadLine } from './line-quality.ts'
import { pickSpeaker } from './pick-speaker.ts'
import { person, stateOf } from './room-fixtures.ts'
import { handsIn, othersIn, waitingIn, withPerson } from './room-people.ts'
import { createSignalQueue } from './signal-queue.ts'

const idsOf = (people: RoomPerson[]) => people.map(({ person_id }) => person_id)

describe('people', () => {
  it('come, change and go', () => {
    const before = stateOf(person(1), person(2))
    expect(idsOf(withPerson(before, person(3)).people)).toEqual([1, 2, 3])
    expect(withPerson(before, person(2, { is_muted: 1 })).people[1]!.is_muted).toBe(1)
    expect(idsOf(withPerson(before, person(2, { state: 'gone' })).people)).toEqual([1])
  })

  it('wait apart from those who are there, and raise hands in order', () => {
    const all = stateOf(
      person(1),
      person(2, { hand_raised: 9 }),
      person(3, { state: 'waiting' }),
      person(4, { hand_raised: 5 }),
    )
    expect(othersIn(all)).toEqual([2, 4])
    expect(idsOf(waitingIn(all))).toEqual([3])
    expect(idsOf(handsIn(all))).toEqual([4, 2])
  })
})

describe('the speaker', () => {
  const levels = (...loud: [number, number][]) => new Map(loud)
  it('is the loudest, nobody in silence', () => {
    expect(pickSpeaker(undefined, levels([1, 0.1], [2, 0.3]), 0)).toEqual({ personId: 2, heardAt: 0 })
    expect(pickSpeaker(undefined, levels([1, 0.001]), 0)).toBeUndefined()
  })

  it('stays through a short pause, and not beyond it', () => {
    const current = { personId: 2, heardAt: 0 }
    const others = levels([1, 0.3], [2, 0])
    expect(pickSpeaker(current, others, 1_000)).toEqual(current)
    expect(pickSpeaker(current, others, 2_000)).toEqual({ personId: 1, heardAt: 2_000 })
    expect(pickSpeaker(current, levels([1, 0.5], [2, 0.1]), 2_000)?.personId).toBe(2)
  })

  it('changes at once when the person has left', () => {
    expect(pickSpeaker({ personId: 2, heardAt: 0 }, levels([1, 0.3]), 10)?.personId).toBe(1)
    expect(pickSpeaker({ personId: 2, heardAt: 0 }, levels([1, 0]), 10)).toBeUndefined()
  })
})

it('sends a smaller camera to more people, within one megabit together', () => {
  let before = Infinity
  for (let others = 1; others <= 9; others++) {
    const { kbps, fps } = cameraLevel(others)
    expect(kbps).toBeLessThanOrEqual(before)
    expect(kbps * others).toBeLessThanOrEqual(1_100)
    expect(fps).toBeLessThanOrEqual(cameraSize.fps)
    before = kbps
  }
})

it('calls a line bad after three bad samples in a row', () => {
  const good = { lostShare: 0.01, roundTripMs: 60, uplinkKbps: 2_000 }
  const bad = { ...good, lostShare: 0.2 }
  expect(isBadLine([bad, bad])).toBe(false)
  expect(isBadLine([bad, bad, good, bad])).toBe(false)
  expect(isBadLine([good, bad, { ...good, roundTripMs: 900 }, { ...good, uplinkKbps: 80 }])).toBe(true)
  expect(isBadLine([good, good, { ...good, uplinkKbps: undefined }])).toBe(false)
})

describe('signals', () => {
  const signal = (session: string): Signal => ({ session })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

  it('arrive in order, together where they come together, a call at a time', async () => {
    const calls: string[][] = []
    const answers: (() => void)[] = []
    const send = (_: number, signals: Signal[]) => {
      calls.push(signals.map(({ session }) => session))
      return new Promise<void>((resolve) => void answers.push(resolve))
    }
    const queue = createSignalQueue({ send, pause: async () => undefined })
    for (const session of ['a', 'b']) queue(2, signal(session))
    await settled()
    queue(2, signal('c'))
    await settled()
    expect(calls).toEqual([['a', 'b']])
    answers[0]!()
    await settled()
    expect(calls).toEqual([['a', 'b'], ['c']])
  })

  it('are sent again after a lost line, and dropped when nobody is there to take them', async () => {
    const failures = [new CallFailure('network', ''), new CallFailure('timeout', '')]
    let tries = 0
    const queue = createSignalQueue({
      send: async () => {
        const failure = failures[tries++]
        if (failure) throw failure
      },
      pause: async () => undefined,
    })
    queue(2, signal('a'))
    await settled()
    expect(tries).toBe(3)
    failures[3] = new CallFailure('refused', '', 5411)
    queue(2, signal('b'))
    await settled()
    expect(tries).toBe(4)
  })
})
