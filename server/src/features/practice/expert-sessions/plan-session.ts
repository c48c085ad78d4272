import { itemFailures } from '#contract/wire/item-types.ts'
import { sessionFailures, sessionStates } from '#contract/practice/expert-sessions.ts'
import type { SessionKind } from '#contract/practice/expert-sessions.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Outcome } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { hasSession, updateProgrammeTime } from '#server/features/meetings/meetings/programme.queries.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import type { SheetChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { sessionLeft, sessionsChanged } from './expert-sessions.events.ts'
import { proposedPeriod } from './expert-sessions.present.ts'
import {
  deleteSession,
  insertSessions,
  lockSession,
  selectSession,
  updateSession,
} from './expert-sessions.queries.ts'
import type { SessionRow } from './expert-sessions.queries.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'

type Locked = SessionRow['session']
type Planned = { kind: SessionKind; title: string; hall: string; begin_at: Date; end_at: Date }

/** Gives an expert a session, and answers its number. */
export async function planSession(
  context: Context,
  sheetId: number,
  { programmeId, ...planned }: Planned & { programmeId?: number | undefined },
): Promise<number> {
  const row = await selectSheet(context.db, sheetId)
  if (!row) throw refuse(sheetFailures.taskMissing)
  if (programmeId !== undefined && !(await hasSession(context.db, row.meeting.id, programmeId)))
    throw refuse(itemFailures.programMissing)
  return context.db.transaction(async (db) => {
    const [added] = await insertSessions(db, [
      { sheet_id: row.sheet.id, programme_id: programmeId ?? null, ...planned },
    ])
    await noteAndSendSms(db, context, row.sheet.id, {
      kind: 'session_added',
      subjectId: added!.id,
      detail: { title: planned.title, begin_at: planned.begin_at },
    })
    return added!.id
  })
}

/** Only what a guest has to agree to asks them again; a corrected title does not. */
export const replanSession = (context: Context, sessionId: number, planned: Planned, reason: string) =>
  changeLocked(context, sessionId, async (db, before) => {
    const time = { begin_at: planned.begin_at, end_at: planned.end_at }
    const isMoved = before.hall !== planned.hall || !isSamePeriod(before, time)
    await updateSession(db, before.id, {
      ...planned,
      ...(isMoved && { status: sessionStates.open, proposed_begin_at: null, reason: '', decided_at: null }),
    })
    if (before.programme_id && isMoved) await updateProgrammeTime(db, before.programme_id, time)
    const change = {
      kind: isMoved ? 'session_changed' : 'session_retitled',
      subjectId: before.id,
      detail: { title: planned.title, begin_at: time.begin_at, before_at: before.begin_at },
      reason,
    }
    await (isMoved ? noteAndSendSms : noteOnly)(db, context, before.sheet_id, change)
  })

export async function dropSession(context: Context, sessionId: number, reason: string): Promise<void> {
  if (reason === '') throw refuse(sheetFailures.reasonMissing)
  await changeLocked(context, sessionId, async (db, before) => {
    // Before it is gone: fees name the session that they are for.
    await context.events.publish(db, sessionLeft, { sheetId: before.sheet_id, sessionId: before.id })
    await deleteSession(db, before.id)
    await noteAndSendSms(db, context, before.sheet_id, {
      kind: 'session_removed',
      subjectId: before.id,
      detail: { title: before.title, begin_at: before.begin_at },
      reason,
    })
  })
}

/** Answers the other time that a guest proposes. An accepted one is the guest's own, and so it is confirmed. */
export async function answerProposal(context: Context, sessionId: number, outcome: Outcome): Promise<void> {
  const { isPassed } = outcome
  const reason = outcome.isPassed ? '' : outcome.reason
  if (!isPassed && reason === '') throw refuse(sheetFailures.reasonMissing)
  await changeLocked(context, sessionId, async (db, before) => {
    const proposed = proposedPeriod(before)
    if (!proposed) throw refuse(sessionFailures.notProposed)
    const time = isPassed ? proposed : { begin_at: before.begin_at, end_at: before.end_at }
    await updateSession(db, before.id, {
      ...time,
      status: isPassed ? sessionStates.confirmed : sessionStates.open,
      proposed_begin_at: null,
      reason: '',
      decided_at: isPassed ? new Date() : null,
    })
    if (before.programme_id && isPassed) await updateProgrammeTime(db, before.programme_id, time)
    const change = {
      kind: isPassed ? 'session_accepted' : 'session_declined',
      subjectId: before.id,
      detail: { title: before.title, begin_at: time.begin_at },
      reason,
    }
    // The guest's own time is not to be confirmed once more.
    await noteAndSendSms(db, context, before.sheet_id, change, isPassed ? 'accepted' : 'change')
  })
}

const isSamePeriod = (before: Locked, time: { begin_at: Date; end_at: Date }) =>
  shanghaiTime(before.begin_at) === shanghaiTime(time.begin_at) &&
  shanghaiTime(before.end_at) === shanghaiTime(time.end_at)

/** Changes a session of an invitation that holds, and which nobody else changes meanwhile. */
async function changeLocked(
  { db }: Context,
  sessionId: number,
  change: (db: Tx, before: Locked) => Promise<void>,
): Promise<void> {
  if (!(await selectSession(db, sessionId))) throw refuse(sessionFailures.sessionMissing)
  await db.transaction(async (db) => {
    const before = await lockSession(db, sessionId)
    if (!before) throw refuse(sessionFailures.sessionMissing)
    await change(db, before)
  })
}

async function noteOnly(db: Tx, context: Context, sheetId: number, change: SheetChange): Promise<void> {
  await context.events.publish(db, sessionsChanged, { sheetId })
  await noteChange(db, context, (await selectSheet(db, sheetId))!, change)
}

/** The guest, who may never log in, is sent an SMS besides. */
async function noteAndSendSms(
  db: Tx,
  context: Context,
  sheetId: number,
  change: SheetChange,
  kind: 'change' | 'accepted' = 'change',
): Promise<void> {
  await noteOnly(db, context, sheetId, change)
  await queueSheetSms(db, context, sheetId, kind)
}
