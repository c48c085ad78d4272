const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds between two runs of a schedule, of the forms that are in use. */
export function periodOf(schedule: string): number {
  const [ofMinute = '', ofHour = '', ofDay, ofMonth, ofWeekday] = schedule.split(' ')
  if (ofDay !== '*' || ofMonth !== '*') throw new Error(`No period is known of the schedule ${schedule}`)
  const step = /^\*\/(\d+)$/.exec(ofMinute)
  if (step) return Number(step[1]) * minute
  if (ofMinute === '*') return minute
  if (ofHour === '*') return hour
  return ofWeekday === '*' ? day : 7 * day
}

/**
 * How long a scheduled job may not be done before somebody has to look: three periods, but of long ones no more than a
 * morning beyond the next. A server that starts again and one that is busy take their minutes.
 */
export const patienceOf = (period: number): number =>
  Math.max(10 * minute, Math.min(3 * period, period + 6 * hour))
