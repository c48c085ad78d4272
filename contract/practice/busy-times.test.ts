import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clashesOf, freeExcept } from './busy-times.ts'
import type { BusyTime } from './expert-sessions.ts'

const days = ['2026-11-30', '2026-12-01', '2026-12-02']
const firstMinute = Date.parse('2026-11-29T00:00Z') / 60_000
const timeOf = (minute: number) =>
  new Date((firstMinute + minute) * 60_000).toISOString().slice(0, 16).replace('T', ' ')

/** By the hour, so that periods often touch. */
const periods = fc
  .tuple(fc.integer({ min: 0, max: 119 }), fc.integer({ min: 1, max: 30 }))
  .map(([from, length]): BusyTime => ({
    begin_time: timeOf(from * 60),
    end_time: timeOf((from + length) * 60),
    kind: 'session',
    title: '',
  }))

/** The plain way: whether half past any hour lies in it. */
const hoursOf = ({ begin_time, end_time }: Pick<BusyTime, 'begin_time' | 'end_time'>) =>
  Array.from({ length: 160 }, (_, hour) => timeOf(hour * 60 + 30)).filter(
    (time) => begin_time < time && time < end_time,
  )

it('finds exactly what shares an hour with a period', () => {
  fc.assert(
    fc.property(periods, fc.array(periods), (period, busy) => {
      const own = new Set(hoursOf(period))
      expect(clashesOf(period, busy)).toEqual(
        busy.filter((other) => hoursOf(other).some((hour) => own.has(hour))),
      )
    }),
  )
})

it('names every busy hour of a day once, and no free one', () => {
  fc.assert(
    fc.property(fc.array(periods), (busy) => {
      const taken = new Set(busy.flatMap(hoursOf))
      for (const { day, except } of freeExcept(days, busy)) {
        const named = except.flatMap(({ from, to }) =>
          hoursOf({ begin_time: `${day} ${from}`, end_time: `${day} ${to}` }),
        )
        expect(named).toEqual([...taken].filter((hour) => hour.startsWith(day)).toSorted())
        expect(except.every(({ to }, at) => at === except.length - 1 || to < except[at + 1]!.from)).toBe(true)
      }
    }),
  )
})

it('says it in plain times, over midnight too', () => {
  const busy = [
    { begin_time: '2026-11-30 22:00', end_time: '2026-12-01 08:30' },
    { begin_time: '2026-12-01 08:00', end_time: '2026-12-01 09:00' },
    { begin_time: '2026-12-01 20:00', end_time: '2026-12-02 00:00' },
  ]
  expect(freeExcept(days, busy)).toEqual([
    { day: '2026-11-30', except: [{ from: '22:00', to: '24:00' }] },
    {
      day: '2026-12-01',
      except: [
        { from: '00:00', to: '09:00' },
        { from: '20:00', to: '24:00' },
      ],
    },
    { day: '2026-12-02', except: [] },
  ])
})
