import type { BusyTime } from './expert-sessions.ts'

/** From a begin to an end, as answers write times: text that sorts like what it means. */
export type Period = Pick<BusyTime, 'begin_time' | 'end_time'>

/** What takes the person during a period; what ends when it begins does not. */
export const clashesOf = (period: Period, busy: readonly BusyTime[]): BusyTime[] =>
  busy.filter((other) => other.begin_time < period.end_time && period.begin_time < other.end_time)

/** A day, and the periods of it during which the person is taken: in order, and apart from each other. */
export type DayExcept = { day: string; except: { from: string; to: string }[] }

/** "Free except …": joins what overlaps or touches, and divides it among the days. */
export const freeExcept = (days: readonly string[], busy: readonly Period[]): DayExcept[] => {
  const joined = joinPeriods(busy)
  return days.map((day) => ({
    day,
    except: joined.flatMap(({ begin_time, end_time }) =>
      begin_time < `${day} 24:00` && end_time > `${day} 00:00`
        ? {
            from: begin_time < `${day} 00:00` ? '00:00' : begin_time.slice(11),
            to: end_time > `${day} 24:00` ? '24:00' : end_time.slice(11),
          }
        : [],
    ),
  }))
}

function joinPeriods(periods: readonly Period[]): Period[] {
  const joined: Period[] = []
  for (const period of periods.toSorted((a, b) => (a.begin_time < b.begin_time ? -1 : 1))) {
    const last = joined.at(-1)
    if (last && period.begin_time <= last.end_time)
      joined[joined.length - 1] = {
        begin_time: last.begin_time,
        end_time: last.end_time > period.end_time ? last.end_time : period.end_time,
      }
    else joined.push({ begin_time: period.begin_time, end_time: period.end_time })
  }
  return joined
}
