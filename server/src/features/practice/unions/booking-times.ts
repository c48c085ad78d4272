import { unionBookingFailures } from '#contract/practice/union-bookings.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { readShanghaiTime } from '#kernel/time.ts'

const longestMs = 24 * 3600_000

export type BookingTimes = { beginAt: Date; endAt: Date }

/** The times of a meeting that is booked now, or what is wrong with them. */
export function readBookingTimes(begin: string, end: string, now: Date): BookingTimes | Failure {
  const [beginAt, endAt] = [readShanghaiTime(begin), readShanghaiTime(end)]
  if (!beginAt || !endAt || beginAt >= endAt) return unionBookingFailures.timeWrong
  if (beginAt < now) return unionBookingFailures.timePast
  if (endAt.getTime() - beginAt.getTime() > longestMs) return unionBookingFailures.timeTooLong
  return { beginAt, endAt }
}
