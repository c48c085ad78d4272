import { createHmac, timingSafeEqual } from 'node:crypto'
import { failures } from '#contract/wire/failure.ts'
import { reportText, studyCalls, studyFailures } from '#contract/meetings/study.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { askRecall } from './ask-recall.ts'
import { reportSecret } from './open-watch.ts'
import { reportBatcher } from './report-batcher.ts'
import { grantCredit } from './grant-credit.ts'
import { watchSeconds } from './study.metrics.ts'

/** More than one every second for a year. */
const mostReports = 100_000_000

export const reportWatching = answer(studyCalls.report, async (input, context) => {
  const { userId } = memberOf(context)
  const { session_id: sessionId, seq, ranges } = input
  if (seq < 1 || seq > mostReports) throw refuse(failures.parameterError, { detail: 'seq' })
  const secret = reportSecret(context.vault, sessionId, userId)
  const right = createHmac('sha256', secret)
    .update(reportText(sessionId, seq, ranges))
    .digest()
  const given = Buffer.from(input.report_sign, 'hex')
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw refuse(studyFailures.reportForged, { detail: 'report_sign' })
  const counted = await context.states.get(reportBatcher).add({ userId, sessionId, seq, ranges })
  context.states.get(watchSeconds).add(counted.countedMs / 1000)
  if (counted.isStep) await grantCredit(context, userId, counted.meetingId)
  const { meetingId, recordingId, recallRanges } = counted
  const recall =
    recallRanges &&
    (await askRecall(context.db, { userId, meetingId, recordingId }, recallRanges, new Date()))
  return {
    counted_ms: counted.countedMs,
    covered_seconds: Math.floor(counted.coveredMs / 1000),
    recall: recall ?? null,
  }
})
