import { seeded } from '#demo/seeded.ts'
import type { Seeded } from '#demo/seeded.ts'

/** When a meeting takes place and what that makes of it. */
export type MeetingSlot = {
  kind: 'live' | 'inProgress' | 'upcoming' | 'past'
  /** Minutes from now. */
  startMinutes: number
  durationMinutes: number
  isBig: boolean
  isOffline: boolean
  /** Sessions of this congress run at any hour, also at night. */
  isAlwaysInSession?: true
  /** The calendar year it starts in, for its title. */
  year: number
}

const chinaOffsetMinutes = 8 * 60
const dayMinutes = 24 * 60

/** Hours at which meetings begin, the evening being the doctors' time. */
const startTimes = [9 * 60, 9 * 60 + 30, 14 * 60, 14 * 60 + 30, 19 * 60, 19 * 60, 19 * 60 + 30, 20 * 60]

/** Minutes from now to a time of day in China, `days` away from today. */
export function minutesTo(now: Date, days: number, timeOfDay: number): number {
  const nowMinutes = Math.floor(now.getTime() / 60_000)
  const today = Math.floor((nowMinutes + chinaOffsetMinutes) / dayMinutes) * dayMinutes - chinaOffsetMinutes
  return today + days * dayMinutes + timeOfDay - nowMinutes
}

/** `minutes` from now, moved back to a full `step` of minutes on the clock. */
function tidy(now: Date, minutes: number, step: number): number {
  return minutes - ((Math.floor(now.getTime() / 60_000) + minutes) % step)
}

/** When what is to begin about then was planned: so many days from today in the evening, else at full five minutes. */
export const plannedMinutes = (now: Date, minutes: number) =>
  minutes % dayMinutes === 0 ? minutesTo(now, minutes / dayMinutes, 19 * 60 + 30) : tidy(now, minutes, 5)

function yearAt(now: Date, minutes: number): number {
  return new Date(now.getTime() + (minutes + chinaOffsetMinutes) * 60_000).getUTCFullYear()
}

type Plan = Omit<MeetingSlot, 'year'>

function current(now: Date): Plan[] {
  const live = (ago: number, duration: number, isBig = false): Plan => ({
    kind: 'live',
    // Meetings are planned on the hour or half of one.
    startMinutes: tidy(now, -ago, 30),
    durationMinutes: duration,
    isBig,
    isOffline: false,
  })
  const withoutStream = (ago: number, duration: number, isOffline: boolean): Plan => ({
    ...live(ago, duration),
    kind: 'inProgress',
    isOffline,
  })
  const morning = minutesTo(now, 0, 8 * 60 + 30)
  return [
    // Two congresses over several days, so that something is still live days after the world was made.
    {
      ...live(0, 3 * dayMinutes + 540, true),
      startMinutes: minutesTo(now, -1, 8 * 60 + 30),
      isAlwaysInSession: true,
    },
    {
      ...live(0, 2 * dayMinutes + 480, true),
      startMinutes: morning < -20 ? morning : minutesTo(now, -1, 13 * 60 + 30),
    },
    live(25, 150),
    live(40, 240),
    live(55, 180),
    live(80, 480),
    live(110, 300),
    withoutStream(30, 180, false),
    withoutStream(60, 420, true),
    withoutStream(95, 360, true),
  ]
}

function upcoming(now: Date, random: Seeded): Plan[] {
  const plan = (startMinutes: number, isBig = false): Plan => ({
    kind: 'upcoming',
    startMinutes,
    durationMinutes: isBig ? dayMinutes * random.int(1, 2) + 480 : random.pick([60, 90, 120, 150, 180]),
    isBig,
    isOffline: random.chance(0.12),
  })
  const soon = [12, 20, 35, 55, 120].map((minutes) => plan(tidy(now, minutes + 5, 5)))
  const evenings = [0, 1, 2]
    .flatMap((day) =>
      [9 * 60, 14 * 60, 19 * 60, 19 * 60 + 30, 20 * 60].map((time) => minutesTo(now, day, time)),
    )
    .filter((minutes) => minutes > 150)
    .slice(0, 7)
    .map((minutes) => plan(minutes))
  const days = [2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 9, 11, 13, 15, 17, 20, 23, 26, 30, 37, 45]
  const later = days.map((day, i) => {
    const isBig = i % 7 === 5
    return plan(minutesTo(now, day, isBig ? 8 * 60 + 30 : random.pick(startTimes)), isBig)
  })
  return [...soon, ...evenings, ...later]
}

function past(now: Date, random: Seeded, count: number): Plan[] {
  return Array.from({ length: count }, (_, i) => {
    // Denser towards today, eighteen months back at most.
    const days = 1 + Math.round((i / (count - 1)) ** 1.5 * 538)
    const isBig = i % 26 === 9
    const durationMinutes = isBig
      ? dayMinutes * random.int(1, 2) + 480
      : random.pick([60, 75, 90, 90, 120, 150, 180])
    const spanDays = Math.ceil(durationMinutes / dayMinutes)
    const start = minutesTo(now, -days - spanDays, isBig ? 8 * 60 + 30 : random.pick(startTimes))
    return { kind: 'past', startMinutes: start, durationMinutes, isBig, isOffline: false }
  })
}

export function meetingSlots(count: number, now: Date): MeetingSlot[] {
  const random = seeded(9091)
  const present = current(now)
  const coming = upcoming(now, random)
  const plans = [...present, ...coming, ...past(now, random, count - present.length - coming.length)]
  return plans.map((plan) => ({ ...plan, year: yearAt(now, plan.startMinutes) }))
}
