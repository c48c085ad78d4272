import type { Db } from '#kernel/database.ts'
import { selectCreditRules } from '#server/features/meetings/meetings/credit-rules.queries.ts'
import {
  insertMoments,
  selectMoments,
  selectRecallQuestions,
  selectRecallScope,
  updateMoment,
} from './recall.queries.ts'
import type { RecallTarget } from './recall.queries.ts'
import { drawMoment, recallParts } from './recall-rules.ts'
import type { DrawnMoment, RecallPart } from './recall-rules.ts'

/** A live stream that ends sooner has no time left to ask. */
const leastLiveMs = 60_000

/** Draws the moments at which somebody will be asked while they watch. Drawn once: to open a session again changes none that is ahead. */
export async function planRecall(db: Db, target: RecallTarget, now: Date): Promise<void> {
  const scope = await selectRecallScope(db, target)
  if (!scope) return
  const rules = await selectCreditRules(db, scope.rules)
  if (!rules.some(({ needsRecall }) => needsRecall)) return
  const { begin_ms: begin, end_ms: end } = scope
  if (target.recordingId === 0) await planLive(db, target, Math.max(0, now.getTime() - begin), end - begin)
  else if (scope.seconds > 0) await planRecording(db, target, scope.seconds * 1000)
}

async function planRecording(db: Db, target: RecallTarget, lengthMs: number) {
  const questions = await selectRecallQuestions(db, target.recordingId)
  const parts = recallParts(0, lengthMs)
  await insertMoments(
    db,
    parts.map((part, number) => momentRow(target, number, part, drawMoment(part, questions))),
  )
}

/** A person who leaves a live stream and returns has missed moments at which nothing could be asked: they are drawn again. */
async function planLive(db: Db, target: RecallTarget, fromMs: number, endMs: number) {
  if (endMs - fromMs < leastLiveMs) return
  const rest = { fromMs, toMs: endMs }
  await insertMoments(
    db,
    recallParts(fromMs, endMs).map((part, number) => momentRow(target, number, rest, drawMoment(part, []))),
  )
  for (const row of await selectMoments(db, target))
    if (row.asked_at === null && row.met_at === null && row.at_ms < fromMs)
      await updateMoment(db, row, { from_ms: fromMs, ...drawMoment(rest, []) })
}

const momentRow = (
  { userId, meetingId, recordingId }: RecallTarget,
  number: number,
  { fromMs, toMs }: RecallPart,
  drawn: DrawnMoment,
) => ({
  user_id: userId,
  meeting_id: meetingId,
  recording_id: recordingId,
  number,
  from_ms: fromMs,
  to_ms: toMs,
  ...drawn,
})
