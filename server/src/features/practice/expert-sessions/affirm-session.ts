import {
  expertSessionCalls,
  sessionAnswers,
  sessionFailures,
  sessionStates,
} from '#contract/practice/expert-sessions.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { SessionChangeKind } from '#contract/practice/expert-sessions.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { isProvedGuest, requireProvedDevice } from '#server/features/practice/expert-sheets/prove-device.ts'
import { sessionLeft, sessionsChanged } from './expert-sessions.events.ts'
import { hasBegun } from './expert-sessions.present.ts'
import { lockSession, updateSession } from './expert-sessions.queries.ts'
import type { SessionRow } from './expert-sessions.queries.ts'
import { findSession } from './read-sessions.ts'
import { showSession } from './show-session.ts'

type Asked = { type: number; begin_time?: string | undefined; reason: string }

/** What a guest says to a session. */
type Decision = {
  kind: SessionChangeKind
  status: OneOf<typeof sessionStates>
  reason: string
  proposedAt: Date | null
}

export const affirmSession = answer(expertSessionCalls.affirm, async (input, context) => {
  const row = await findSheet(context, input)
  const { session } = await findSession(context.db, row, input.session_id)
  const decision = readDecision(input, session)
  if (!isDecided(session, decision)) {
    await requireProvedDevice(context, row, { code: input.code, scene: 'confirm' })
    await context.db.transaction(async (db) => {
      const locked = await lockSession(db, session.id)
      if (!locked) throw refuse(sessionFailures.sessionMissing)
      if (isDecided(locked, decision)) return
      requireAsShown(locked, input)
      await updateSession(db, session.id, {
        status: decision.status,
        reason: decision.reason,
        proposed_begin_at: decision.proposedAt,
        decided_at: new Date(),
      })
      const { id: sheetId } = row.sheet
      await context.events.publish(db, sessionsChanged, { sheetId })
      if (decision.status === sessionStates.refused)
        await context.events.publish(db, sessionLeft, { sheetId, sessionId: session.id })
      await noteChange(db, context, row, {
        kind: decision.kind,
        subjectId: session.id,
        detail: { title: locked.title, begin_at: decision.proposedAt ?? locked.begin_at },
        reason: decision.reason,
      })
    })
  }
  const shown = await findSession(context.db, row, session.id)
  return showSession(context, shown, await isProvedGuest(context, row))
})

function readDecision({ type, begin_time, reason }: Asked, session: SessionRow['session']): Decision {
  if (type === sessionAnswers.confirm)
    return { kind: 'session_confirmed', status: sessionStates.confirmed, reason: '', proposedAt: null }
  if (type !== sessionAnswers.refuse && type !== sessionAnswers.propose)
    throw refuse(sessionFailures.answerWrong)
  if (reason === '') throw refuse(sheetFailures.reasonMissing)
  if (type === sessionAnswers.refuse)
    return { kind: 'session_refused', status: sessionStates.refused, reason, proposedAt: null }
  const proposedAt = readShanghaiTime(begin_time ?? '')
  if (!proposedAt || proposedAt <= new Date()) throw refuse(sessionFailures.timePast)
  if (begin_time === shanghaiTime(session.begin_at)) throw refuse(sessionFailures.timeSame)
  return { kind: 'session_proposed', status: sessionStates.proposed, reason, proposedAt }
}

const isDecided = (session: SessionRow['session'], { status, reason, proposedAt }: Decision) =>
  session.status === status &&
  session.reason === reason &&
  session.proposed_begin_at?.getTime() === proposedAt?.getTime()

/** What has begun cannot be changed, and nobody confirms a time that they have not seen. */
function requireAsShown(session: SessionRow['session'], { type, begin_time }: Asked) {
  if (hasBegun(session)) throw refuse(sessionFailures.sessionBegun)
  const isMoved = begin_time !== undefined && begin_time !== shanghaiTime(session.begin_at)
  if (type === sessionAnswers.confirm && isMoved) throw refuse(sessionFailures.sessionMoved)
}
