import { consultingMinutes } from '#contract/practice/consulting-hours.ts'
import type { ConsultingHour, ConsultingTime } from '#contract/practice/consulting-hours.ts'

/** Minutes of a day as `HH:mm`; the end of the day is 24:00. */
export const minuteText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** All whole and half hours of a day, its end included. */
export const minuteChoices = Array.from({ length: 49 }, (_, at) => at * consultingMinutes)

const dayEnd = 24 * 60
const suggested = { begin: 14 * 60, end: 17 * 60 }

/** Adds hours to a day: an afternoon, or two hours after the last ones. */
export function addHours(hours: readonly ConsultingHour[], weekday: number): ConsultingHour[] {
  const ends = hours.filter((hour) => hour.weekday === weekday).map(({ end }) => end)
  const begin = ends.length === 0 ? suggested.begin : Math.max(...ends)
  const end = ends.length === 0 ? suggested.end : Math.min(begin + 120, dayEnd)
  return begin < end ? [...hours, { weekday, begin, end }] : [...hours]
}

const friday = 5

/** Gives the hours of Monday to Tuesday through Friday. */
export function copyMonday(hours: readonly ConsultingHour[]): ConsultingHour[] {
  const monday = hours.filter(({ weekday }) => weekday === 1)
  const weekend = hours.filter(({ weekday }) => weekday > friday)
  const working = Array.from({ length: friday }, (_, at) =>
    monday.map((hour) => ({ ...hour, weekday: at + 1 })),
  )
  return [...working.flat(), ...weekend]
}

/** Times by their day, in the order they come. */
export const timesByDay = (times: readonly ConsultingTime[]): [day: string, times: ConsultingTime[]][] => [
  ...Map.groupBy(times, ({ begin_time }) => begin_time.slice(0, 10)),
]
