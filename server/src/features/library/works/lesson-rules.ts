import { completedShare } from '#contract/library/works.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'
import { judgeReport, within } from '#server/features/meetings/study/watch-rules.ts'

/** The longest video; ranges are stored in 32 bits. */
const longestMs = 20 * 86_400_000

/** What a report adds to the progress of a lesson. Times are milliseconds, of the video and of the clock. */
export type LessonGain = {
  covered: [from: number, to: number][]
  watchedMs: number
  claimedUntil: number
  /** Where the player was last, in seconds; undefined if nothing was played. */
  position: number | undefined
}

type Reported = {
  ranges: readonly PlayedRange[]
  /** Until when the member's time in this lesson is counted. */
  claimedUntil: number
  now: number
  /** The length of the video, 0 if unknown, and how much of it the member may play. */
  lessonSeconds: number
  playableSeconds: number
}

/** Real time counts once, as in the watch time of meetings, and only what the member may play. */
export function gainOf({ ranges, claimedUntil, now, lessonSeconds, playableSeconds }: Reported): LessonGain {
  const earned = judgeReport({ claimedUntil, hiddenMs: 0 }, ranges, now)
  const lengthMs = lessonSeconds > 0 ? lessonSeconds * 1000 : longestMs
  const endMs = Math.min(lengthMs, playableSeconds * 1000)
  const last = ranges.at(-1)
  return {
    covered: within(earned.covered, 0, endMs),
    watchedMs: earned.watchedMs,
    claimedUntil: earned.state.claimedUntil,
    position: last && Math.floor(Math.min(Math.max(last[1], 0), endMs) / 1000),
  }
}

/** How much of a lesson has to be covered for it to be completed; undefined if its length is unknown. */
export const completedMs = (lessonSeconds: number): number | undefined =>
  lessonSeconds > 0 ? Math.floor(lessonSeconds * 1000 * completedShare) : undefined
