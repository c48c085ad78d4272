import { expertSessionOperatorCalls, sessionFailures } from '#contract/practice/expert-sessions.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { selectSession } from './expert-sessions.queries.ts'
import { answerProposal, dropSession, planSession, replanSession } from './plan-session.ts'
import { readPeriod } from '#server/features/practice/expert-sheets/read-period.ts'
import { selectShownSession } from './shown-sessions.queries.ts'

export const addSession = answer(expertSessionOperatorCalls.add, async (input, context) => {
  const { kind, title, hall, schedule_id: programmeId } = input
  const planned = { kind, title, hall, programmeId, ...readPeriod(input) }
  return showPlanned(context.db, await planSession(context, input.guest_id, planned))
})

export const changeSession = answer(expertSessionOperatorCalls.change, async (input, context) => {
  const { session_id, kind, title, hall, reason } = input
  await replanSession(context, session_id, { kind, title, hall, ...readPeriod(input) }, reason)
  return showPlanned(context.db, session_id)
})

export const removeSession = answer(expertSessionOperatorCalls.remove, async (input, context) => {
  await dropSession(context, input.session_id, input.reason)
  return {}
})

export const decideProposal = answer(expertSessionOperatorCalls.decide, async (input, context) => {
  const { session_id, type: isPassed, reason } = input
  await answerProposal(context, session_id, isPassed ? { isPassed } : { isPassed, reason })
  return showPlanned(context.db, session_id)
})

async function showPlanned(db: Db, sessionId: number): Promise<ExpertSession> {
  const row = await selectSession(db, sessionId)
  if (!row) throw refuse(sessionFailures.sessionMissing)
  const reader = { userId: row.sheet.user_id, hasTitles: true }
  return (await selectShownSession(db, sessionId, reader))!
}
