import type { Place, ProgrammeSession } from '#contract/console/programme.ts'

/** Times of a programme are texts in Shanghai, `2027-05-01 09:30`: no clock of the browser changes them. */
export const dayOf = (time: string) => time.slice(0, 10)
export const minutesOf = (time: string) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))

const twoDigits = (number: number) => String(number).padStart(2, '0')

const wholeDay = 24 * 60
const lastMinute = wholeDay - 1

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** When a session ends, in minutes of the day on which it begins: midnight is 1440, and it may be later. */
export const endOf = ({ begin_time, end_time }: Pick<Place, 'begin_time' | 'end_time'>) =>
  (utcOf(dayOf(end_time)) - utcOf(dayOf(begin_time))) / 60_000 + minutesOf(end_time)

export const clockAt = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`

/** Minutes of a day as a time, which may be on the day after. */
export function timeAt(day: string, minutes: number): string {
  const at = new Date(utcOf(day) + minutes * 60_000).toISOString()
  return `${at.slice(0, 10)} ${at.slice(11, 16)}`
}

const stepMinutes = 5

export const snap = (minutes: number) => Math.round(minutes / stepMinutes) * stepMinutes

/** The days of a programme in order, those of the meeting included. */
export function daysOf(
  sessions: readonly ProgrammeSession[],
  meeting: { begin_time: string; end_time: string },
) {
  const days = [
    dayOf(meeting.begin_time),
    dayOf(meeting.end_time),
    ...sessions.map((one) => dayOf(one.begin_time)),
  ]
  return [...new Set(days)].toSorted()
}

/** The first day on which something takes place; a meeting may begin on the evening before. */
export const firstDayOf = (sessions: readonly ProgrammeSession[], days: readonly string[]): string =>
  days.find((day) => sessions.some(({ begin_time }) => dayOf(begin_time) === day)) ?? days[0] ?? ''

/** The halls in which sessions are, by name; one without a name where there is none. */
export function hallsOf(sessions: readonly ProgrammeSession[], added: readonly string[] = []): string[] {
  const halls = [...new Set([...sessions.map(({ hall }) => hall), ...added])].toSorted()
  return halls.length === 0 ? [''] : halls
}

/** The hours that a day shows: whole ones around its sessions. */
export function hoursOf(sessions: readonly ProgrammeSession[]): { from: number; until: number } {
  const begins = sessions.map(({ begin_time }) => Math.floor(minutesOf(begin_time) / 60))
  const ends = sessions.map((session) => Math.ceil(endOf(session) / 60))
  return { from: Math.max(Math.min(9, ...begins) - 1, 0), until: Math.min(Math.max(18, ...ends) + 1, 24) }
}

export const placeOf = ({ hall, begin_time, end_time }: ProgrammeSession): Place => ({
  hall,
  begin_time,
  end_time,
})

/** Where a session is after it was moved by minutes, and to another hall; it keeps its length and its day. */
export function moved(place: Place, by: { minutes: number; hall?: string }): Place {
  const begin = minutesOf(place.begin_time)
  const length = endOf(place) - begin
  // One that goes on after midnight may not begin later than it does.
  const latest = Math.max(lastMinute - length, begin)
  const at = Math.min(Math.max(snap(begin + by.minutes), 0), latest)
  const day = dayOf(place.begin_time)
  return { hall: by.hall ?? place.hall, begin_time: timeAt(day, at), end_time: timeAt(day, at + length) }
}

/** The same begin with another length, at least one step. */
export function lengthened(place: Place, minutes: number): Place {
  const begin = minutesOf(place.begin_time)
  const latest = Math.max(lastMinute, endOf(place))
  const end = Math.min(Math.max(snap(endOf(place) + minutes), begin + stepMinutes), latest)
  return { ...place, end_time: timeAt(dayOf(place.begin_time), end) }
}

export const isSamePlace = (a: Place, b: Place) =>
  a.hall === b.hall && a.begin_time === b.begin_time && a.end_time === b.end_time

/** Sessions that overlap in one hall lie beside each other: the lane of each, and how many there are. */
export function lanesOf(sessions: readonly ProgrammeSession[]): Map<number, { lane: number; lanes: number }> {
  const placed = new Map<number, { lane: number; lanes: number }>()
  for (const session of sessions) {
    const rivals = sessions.filter(
      (other) => other.begin_time < session.end_time && session.begin_time < other.end_time,
    )
    const taken = rivals.flatMap((other) => placed.get(other.session_id)?.lane ?? [])
    let lane = 0
    while (taken.includes(lane)) lane++
    placed.set(session.session_id, { lane, lanes: rivals.length })
  }
  return placed
}

const usualScale = 1.4
/** So high is a session at least that a finger hits. */
const leastHeight = 26
const leastMinutes = 5

/** How many pixels a minute takes, so that the shortest session can be hit and none covers the next. */
export const scaleOf = (sessions: readonly ProgrammeSession[]): number =>
  sessions.reduce(
    (scale, session) => Math.max(scale, leastHeight / Math.max(seenMinutes(session), leastMinutes)),
    usualScale,
  )

/** How many minutes of a session are seen on the day on which it begins. */
export const seenMinutes = (place: Place) => Math.min(endOf(place), wholeDay) - minutesOf(place.begin_time)
