import { checkinStates } from '#contract/meetings/checkin.ts'
import type { Condition } from '#contract/meetings/study.ts'
import type { ExamStatus } from '#server/features/meetings/exams/exams.queries.ts'
import type { CreditRule } from '#server/features/meetings/meetings/credit-rules.ts'
import { recallCount } from './recall-rules.ts'
import type { AttendedRow } from './live-questions.queries.ts'
import type { RecallRow } from './recall.queries.ts'
import type { CheckinStateRow, WatchedRow } from './study.queries.ts'

export type StudyFacts = {
  rule: CreditRule
  checkin: Pick<CheckinStateRow, 'was_there' | 'state'>
  watched: WatchedRow[]
  recalls: RecallRow[]
  /** The sessions watched live that have questions. */
  attended: Pick<AttendedRow, 'meeting_id' | 'is_met'>[]
  exam: ExamStatus | undefined
}

/** The only place that decides which conditions of a meeting are met. */
export function decideConditions(facts: StudyFacts): Condition[] {
  const { rule, checkin } = facts
  return [
    ...(rule.needsPresence ? [presenceCondition(checkin.was_there)] : []),
    ...(rule.needsCheckin ? [checkinCondition(checkin)] : []),
    ...(rule.watchPercent > 0 ? [watchCondition(facts.watched, rule.watchPercent)] : []),
    ...(rule.needsRecall ? [recallCondition(facts)] : []),
    ...(facts.exam ? [examCondition(facts.exam)] : []),
  ]
}

/** A meeting without requirements grants nothing. */
export const isEarned = (conditions: Condition[]) =>
  conditions.length > 0 && conditions.every(({ state }) => state === 'met')

const conditionStates: Record<number, Condition['state']> = {
  [checkinStates.underReview]: 'waiting',
  [checkinStates.passed]: 'met',
  [checkinStates.failed]: 'failed',
}

const presenceCondition = (wasThere: boolean): Condition => ({
  kind: 'presence',
  state: wasThere ? 'met' : 'unmet',
  reached: wasThere ? 1 : 0,
  needed: 1,
})

/** People seen on site have checked in. */
function checkinCondition({ was_there, state }: StudyFacts['checkin']): Condition {
  const reached = was_there ? checkinStates.passed : state
  return {
    kind: 'checkin',
    state: conditionStates[reached] ?? 'unmet',
    reached: reached === checkinStates.passed ? 1 : 0,
    needed: 1,
  }
}

function watchCondition(rows: WatchedRow[], needed: number): Condition {
  const reached = watchedPercent(rows)
  const isMet = reached >= needed
  // What was reported is enough once the log of the edge has shown it.
  const isWaiting = !isMet && watchedPercent(rows.map(withClaims)) >= needed
  return { kind: 'watch', state: isMet ? 'met' : isWaiting ? 'waiting' : 'unmet', reached, needed }
}

const withClaims = (row: WatchedRow): WatchedRow => ({
  ...row,
  live_ms: row.live_ms + row.claimed_live_ms,
  playback_ms: row.playback_ms + row.claimed_playback_ms,
})

/** Live or as a recording, whichever was watched more; the parts of a large meeting weigh by their length. */
export function watchedPercent(rows: WatchedRow[]): number {
  const whole = rows.reduce((sum, row) => sum + row.duration_ms, 0)
  if (whole <= 0) return 0
  const seen = rows.reduce((sum, row) => sum + row.duration_ms * shareOf(row), 0)
  return Math.floor((100 * seen) / whole + 1e-9)
}

const liveShare = (row: WatchedRow) => row.live_ms / Math.max(1, row.on_air_ms)
const playbackShare = (row: WatchedRow) => (row.recorded_ms > 0 ? row.playback_ms / row.recorded_ms : 0)
const shareOf = (row: WatchedRow) => Math.min(1, Math.max(liveShare(row), playbackShare(row)))

/** A part counts as watched live when more of it was, and when there is no recording. */
const isLive = (row: WatchedRow) => row.recorded_ms === 0 || liveShare(row) > playbackShare(row)

/**
 * Of recordings, as many questions as the share that has to be watched; of a live stream, those that were asked, because nobody can go
 * back in it, and one about each session that has some. Until one was asked, the condition follows the watching.
 */
function recallCondition({ rule, watched, recalls, attended }: StudyFacts): Condition {
  let [planned, asked, reached] = [0, 0, 0]
  for (const row of watched) {
    const recall = recalls.find(({ meeting_id }) => meeting_id === row.meeting_id)
    if (!recall) continue
    if (isLive(row)) {
      const sessions = attended.filter(({ meeting_id }) => meeting_id === row.meeting_id)
      asked += recall.live_asked + sessions.length
      reached += recall.live_met + sessions.filter(({ is_met }) => is_met).length
    } else {
      planned += recall.recorded_seconds.reduce((sum, seconds) => sum + recallCount(seconds * 1000), 0)
      reached += recall.recorded_met
    }
  }
  const needed = Math.ceil((planned * rule.watchPercent) / 100) + asked
  const isMet = needed > 0 ? reached >= needed : watchedPercent(watched) >= rule.watchPercent
  return { kind: 'recall', state: isMet ? 'met' : 'unmet', reached: Math.min(reached, needed), needed }
}

function examCondition({ pass_mark, best_score, closed_num, max_tries }: ExamStatus): Condition {
  const hasPassed = best_score !== null && best_score >= pass_mark
  const isOut = closed_num >= max_tries
  return {
    kind: 'exam',
    state: hasPassed ? 'met' : isOut ? 'failed' : 'unmet',
    reached: best_score ?? 0,
    needed: pass_mark,
  }
}
