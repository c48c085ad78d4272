import { consultingDays, consultingMinutes } from '#contract/practice/consulting-hours.ts'
import type { ConsultingHour } from '#contract/practice/consulting-hours.ts'

export type Period = { beginAt: Date; endAt: Date }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const shanghaiMs = 8 * 60 * minuteMs

/** The half hours from now on in which a doctor has time and nothing else. */
export function findFreeTimes(
  hours: readonly ConsultingHour[],
  taken: readonly Period[],
  now: Date,
): Period[] {
  const today = Math.floor((now.getTime() + shanghaiMs) / dayMs) * dayMs - shanghaiMs
  const days = Array.from({ length: consultingDays }, (_, at) => today + at * dayMs)
  return days
    .flatMap((day) => hours.filter(({ weekday }) => weekday === weekdayOf(day)).flatMap(halfHoursOn(day)))
    .filter(
      ({ beginAt, endAt }) =>
        beginAt > now && !taken.some((one) => one.beginAt < endAt && beginAt < one.endAt),
    )
    .toSorted((a, b) => a.beginAt.getTime() - b.beginAt.getTime())
}

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: number) => new Date(day + shanghaiMs).getUTCDay() || 7

const halfHoursOn =
  (day: number) =>
  ({ begin, end }: ConsultingHour): Period[] =>
    Array.from({ length: Math.floor((end - begin) / consultingMinutes) }, (_, at) => {
      const beginAt = day + (begin + at * consultingMinutes) * minuteMs
      return { beginAt: new Date(beginAt), endAt: new Date(beginAt + consultingMinutes * minuteMs) }
    })
