import { checkinStates } from '#contract/meetings/checkin.ts'
import type { Condition } from '#contract/meetings/study.ts'
import type { ExamStatus } from '#server/features/meetings/exams/exams.queries.ts'
import type { CreditRule } from '#server/features/meetings/meetings/credit-rules.ts'
import type { CheckinStateRow, WatchedRow } from './study.queries.ts'

export type StudyFacts = {
  rule: CreditRule
  checkin: Pick<CheckinStateRow, 'was_there' | 'state'>
  watched: WatchedRow[]
  exam: ExamStatus | undefined
}

/** The only place that decides which conditions of a meeting are met. */
export function decideConditions(facts: StudyFacts): Condition[] {
  const { rule, checkin } = facts
  return [
    ...(rule.needsPresence ? [presenceCondition(checkin.was_there)] : []),
    ...(rule.needsCheckin ? [checkinCondition(checkin)] : []),
    ...(rule.watchPercent > 0 ? [watchCondition(facts.watched, rule.watchPercent)] : []),
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
  return { kind: 'watch', state: reached >= needed ? 'met' : 'unmet', reached, needed }
}

/** Live or as a recording, whichever was watched more; the parts of a large meeting weigh by their length. */
export function watchedPercent(rows: WatchedRow[]): number {
  const whole = rows.reduce((sum, row) => sum + row.duration_ms, 0)
  if (whole <= 0) return 0
  const seen = rows.reduce((sum, row) => sum + row.duration_ms * shareOf(row), 0)
  return Math.floor((100 * seen) / whole + 1e-9)
}

const shareOf = (row: WatchedRow) =>
  Math.min(
    1,
    Math.max(
      row.live_ms / Math.max(1, row.duration_ms),
      row.recorded_ms > 0 ? row.playback_ms / row.recorded_ms : 0,
    ),
  )

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
