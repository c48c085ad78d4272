/** As answers write times: text that sorts like what it means. */
export type Period = { begin_time: string; end_time: string }

type Taken = Period & { department_id: number }

/** Meetings are proposed within these hours. */
const firstHour = 8
const lastHour = 18
const mostDays = 14

const two = (value: number) => String(value).padStart(2, '0')

export const isFree = (period: Period, taken: readonly Period[]): boolean =>
  taken.every((other) => other.end_time <= period.begin_time || period.end_time <= other.begin_time)

/** The hour of a day that begins at `hour`; the last one ends at 24:00, which is the next day. */
export const hourOf = (day: string, hour: number): Period => ({
  begin_time: `${day} ${two(hour)}:00`,
  end_time: hour === 23 ? `${day} 23:59` : `${day} ${two(hour + 1)}:00`,
})

/** The next free hours of a department, or without one those that are free for all. */
export function freeHours(
  days: readonly string[],
  {
    taken,
    departmentId,
    now,
    most,
  }: { taken: readonly Taken[]; departmentId?: number | undefined; now: string; most: number },
): Period[] {
  const ofHost =
    departmentId === undefined ? taken : taken.filter((one) => one.department_id === departmentId)
  const found: Period[] = []
  for (const day of days.slice(0, mostDays))
    for (let hour = firstHour; hour < lastHour && found.length < most; hour++) {
      const period = hourOf(day, hour)
      if (period.begin_time > now && isFree(period, ofHost)) found.push(period)
    }
  return found
}

/** The hours that a calendar of a day shows: the working day, and what is taken outside of it. */
export function shownHours(day: string, taken: readonly Period[]): number[] {
  const today = taken.filter(({ begin_time, end_time }) => begin_time < `${day} 24` && end_time > `${day} 00`)
  const begins = today.map(({ begin_time }) => (begin_time < day ? 0 : Number(begin_time.slice(11, 13))))
  const ends = today.map(({ end_time }) =>
    end_time.slice(0, 10) > day
      ? 24
      : Math.ceil(Number(end_time.slice(11, 13)) + Number(end_time.slice(14)) / 60),
  )
  const from = Math.min(firstHour, ...begins)
  const to = Math.max(lastHour, ...ends)
  return Array.from({ length: to - from }, (_, at) => from + at)
}
