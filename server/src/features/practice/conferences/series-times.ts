import { conferenceLimits } from '#contract/practice/conferences.ts'
import type { Repeat } from '#contract/practice/conferences.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'

export type Slot = { beginAt: Date; endAt: Date }

const dayMs = 24 * 3600_000
const stepDays = { weekly: 7, fortnightly: 14 } as const

/**
 * The times of a series from its first one on, which is part of it: those that begin until the end of a day. A month
 * without the day of the first has it on its last day. Undefined where there are too many, or none after the first.
 */
export function seriesTimes(first: Slot, repeat: Repeat, until: string): Slot[] | undefined {
  const endAt = readShanghaiTime(`${until} 23:59`)
  if (!endAt || endAt < first.beginAt) return undefined
  const length = first.endAt.getTime() - first.beginAt.getTime()
  const slots: Slot[] = []
  for (let at = 0; slots.length <= conferenceLimits.series; at++) {
    const beginAt = beginOf(first.beginAt, repeat, at)
    if (beginAt > endAt) break
    slots.push({ beginAt, endAt: new Date(beginAt.getTime() + length) })
  }
  return slots.length > 1 && slots.length <= conferenceLimits.series ? slots : undefined
}

function beginOf(first: Date, repeat: Repeat, at: number): Date {
  if (repeat !== 'monthly') return new Date(first.getTime() + at * stepDays[repeat] * dayMs)
  const [year, month, day] = shanghaiTime(first).slice(0, 10).split('-').map(Number) as [
    number,
    number,
    number,
  ]
  const last = new Date(Date.UTC(year, month + at, 0)).getUTCDate()
  const date = new Date(Date.UTC(year, month - 1 + at, Math.min(day, last))).toISOString().slice(0, 10)
  return readShanghaiTime(`${date} ${shanghaiTime(first).slice(11)}`)!
}
