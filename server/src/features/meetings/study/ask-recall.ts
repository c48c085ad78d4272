import { recallSeconds } from '#contract/meetings/study.ts'
import type { RecallQuestion } from '#contract/meetings/study.ts'
import type { Db } from '#kernel/database.ts'
import { dealOptions, presentOptions } from '#server/features/meetings/exams/deal-options.ts'
import {
  selectRecallQuestion,
  selectRecallQuestions,
  selectUnmetMoments,
  updateMoment,
} from './recall.queries.ts'
import type { MomentRow, RecallTarget } from './recall.queries.ts'
import { drawMoment, isExpired, isWithin } from './recall-rules.ts'

/** A question waits a minute, and comes up to a report later than its moment. */
const liveWaitMs = 90_000

/** The question that is due after these ranges were watched, or the one that still waits for its answer. */
export async function askRecall(
  db: Db,
  target: RecallTarget,
  ranges: readonly (readonly [number, number])[],
  now: Date,
): Promise<RecallQuestion | null> {
  const waiting: MomentRow[] = []
  for (const row of await selectUnmetMoments(db, target)) {
    if (row.asked_at !== null && isExpired(row.asked_at, now.getTime())) await missMoment(db, row)
    else if (row.due_at !== null) waiting.push(row)
    else if (isWithin(ranges, row.at_ms)) {
      // Several may be due at once after an outage; each waits for the one before.
      await updateMoment(db, row, { due_at: now })
      waiting.push(row)
    }
  }
  const next = waiting.find(({ asked_at }) => asked_at !== null) ?? waiting[0]
  if (!next) return null
  return presentRecall(db, next, now)
}

async function presentRecall(db: Db, row: MomentRow, now: Date): Promise<RecallQuestion | null> {
  const question = row.question_id === null ? undefined : await selectRecallQuestion(db, row.question_id)
  const options = question?.options ?? []
  // Options that an operator has changed meanwhile are dealt again.
  const isDealt = row.asked_at !== null && options.every(({ id }) => row.option_ids.includes(id))
  const dealt = isDealt ? row : dealOptions(options.map(({ id }) => id))
  if (!isDealt) {
    const { option_ids, option_keys } = dealt
    if (!(await updateMoment(db, row, { asked_at: row.asked_at ?? now, option_ids, option_keys })))
      return null
  }
  const spentMs = now.getTime() - (row.asked_at ?? now).getTime()
  return {
    recall_id: row.id,
    title: question?.title ?? '',
    options: presentOptions(dealt, new Map(options.map(({ id, label }) => [id, label]))),
    seconds_left: Math.max(0, Math.ceil(recallSeconds - spentMs / 1000)),
    from_seconds: Math.floor(row.from_ms / 1000),
  }
}

/** After a wrong answer, or none, another question comes at another moment of the same part. */
export async function missMoment(db: Db, row: MomentRow): Promise<void> {
  const isLive = row.recording_id === 0
  // A live stream does not come back: the next moment is after this one has expired.
  const fromMs = isLive ? Math.min(row.to_ms, row.at_ms + liveWaitMs) : row.from_ms
  const questions = isLive ? [] : await selectRecallQuestions(db, row.recording_id)
  const drawn = drawMoment({ fromMs, toMs: row.to_ms }, questions, row.question_id)
  await updateMoment(db, row, { ...drawn, due_at: null, asked_at: null, misses: row.misses + 1 })
}
