import { conferenceFailures, conferenceLimits } from '#contract/practice/conferences.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { readShanghaiTime } from '#kernel/time.ts'

/** People plan in whole minutes, and a form takes a moment to be sent. */
const graceMs = 2 * 60_000

/** The times of a conference that is created now, or what is wrong with them. */
export function readTimes(
  begin: string,
  end: string,
  now: Date,
): { beginAt: Date; endAt: Date } | { wrong: Failure } {
  const [beginAt, endAt] = [readShanghaiTime(begin), readShanghaiTime(end)]
  if (!beginAt || !endAt || beginAt >= endAt) return { wrong: conferenceFailures.conferenceTimeWrong }
  if (beginAt.getTime() < now.getTime() - graceMs) return { wrong: conferenceFailures.conferenceTimePast }
  const isTooLong = endAt.getTime() - beginAt.getTime() > conferenceLimits.longestHours * 3600_000
  return isTooLong ? { wrong: conferenceFailures.conferenceTooLong } : { beginAt, endAt }
}
