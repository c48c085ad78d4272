import { itemFailures } from '#contract/wire/item-types.ts'
import {
  expertSessionOperatorCalls,
  sessionFailures,
  sessionStates,
} from '#contract/practice/expert-sessions.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { hasSession, updateProgrammeTime } from '#server/features/meetings/meetings/programme.queries.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import type { SheetChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { sessionsChanged } from './expert-sessions.events.ts'
import { proposedPeriod } from './expert-sessions.present.ts'
import {
  deleteSession,
  insertSessions,
  lockSession,
  selectSession,
  updateSession,
} from './expert-sessions.queries.ts'
import type { SessionRow } from './expert-sessions.queries.ts'
import { notifySessionChange } from './notify-session-change.ts'
import { readPeriod } from './read-period.ts'
import { queueSheetSms } from './send-sheet-sms.ts'
import { showSessions } from './show-session.ts'

type Locked = SessionRow['session']

export const addSession = answer(expertSessionOperatorCalls.add, async (input, context) => {
  const row = await selectSheet(context.db, input.guest_id)
  if (!row) throw refuse(sheetFailures.taskMissing)
  const { schedule_id: programmeId } = input
  if (programmeId !== undefined && !(await hasSession(context.db, row.meeting.id, programmeId)))
    throw refuse(itemFailures.programMissing)
  const planned = { kind: input.kind, title: input.title, hall: input.hall, ...readPeriod(input) }
  const sessionId = await context.db.transaction(async (db) => {
    const [added] = await insertSessions(db, [
      { sheet_id: row.sheet.id, programme_id: programmeId ?? null, ...planned },
    ])
    await noteAndNotify(db, context, row.sheet.id, {
      kind: 'session_added',
      subjectId: added!.id,
      detail: { title: planned.title, begin_at: planned.begin_at },
    })
    return added!.id
  })
  return showPlanned(context.db, sessionId)
})

/** Only what a guest has to agree to asks them again; a corrected title does not. */
export const changeSession = answer(expertSessionOperatorCalls.change, async (input, context) => {
  const time = readPeriod(input)
  await changeLocked(context, input.session_id, async (db, before) => {
    const planned = { kind: input.kind, title: input.title, hall: input.hall, ...time }
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
      reason: input.reason,
    }
    await (isMoved ? noteAndNotify : noteOnly)(db, context, before.sheet_id, change)
  })
  return showPlanned(context.db, input.session_id)
})

export const removeSession = answer(expertSessionOperatorCalls.remove, async (input, context) => {
  if (input.reason === '') throw refuse(sheetFailures.reasonMissing)
  await changeLocked(context, input.session_id, async (db, before) => {
    await deleteSession(db, before.id)
    await noteAndNotify(db, context, before.sheet_id, {
      kind: 'session_removed',
      subjectId: before.id,
      detail: { title: before.title, begin_at: before.begin_at },
      reason: input.reason,
    })
  })
  return {}
})

/** An accepted time is the guest's own, and so it is confirmed. */
export const decideProposal = answer(expertSessionOperatorCalls.decide, async (input, context) => {
  if (!input.type && input.reason === '') throw refuse(sheetFailures.reasonMissing)
  await changeLocked(context, input.session_id, async (db, before) => {
    const proposed = proposedPeriod(before)
    if (!proposed) throw refuse(sessionFailures.notProposed)
    const time = input.type ? proposed : { begin_at: before.begin_at, end_at: before.end_at }
    await updateSession(db, before.id, {
      ...time,
      status: input.type ? sessionStates.confirmed : sessionStates.open,
      proposed_begin_at: null,
      reason: '',
      decided_at: input.type ? new Date() : null,
    })
    if (before.programme_id && input.type) await updateProgrammeTime(db, before.programme_id, time)
    await noteAndNotify(db, context, before.sheet_id, {
      kind: input.type ? 'session_accepted' : 'session_declined',
      subjectId: before.id,
      detail: { title: before.title, begin_at: time.begin_at },
      reason: input.reason,
    })
  })
  return showPlanned(context.db, input.session_id)
})

const isSamePeriod = (before: Locked, time: { begin_at: Date; end_at: Date }) =>
  shanghaiTime(before.begin_at) === shanghaiTime(time.begin_at) &&
  shanghaiTime(before.end_at) === shanghaiTime(time.end_at)

/** Changes a session of an invitation that holds, and which nobody else changes meanwhile. */
async function changeLocked(
  { db }: Context,
  sessionId: number,
  change: (db: Db, before: Locked) => Promise<void>,
): Promise<void> {
  if (!(await selectSession(db, sessionId))) throw refuse(sessionFailures.sessionMissing)
  await db.transaction(async (db) => {
    const before = await lockSession(db, sessionId)
    if (!before) throw refuse(sessionFailures.sessionMissing)
    await change(db, before)
  })
}

async function noteOnly(db: Db, context: Context, sheetId: number, change: SheetChange): Promise<number> {
  await context.events.publish(sessionsChanged, { db, sheetId })
  return noteChange(db, context, (await selectSheet(db, sheetId))!, change)
}

/** The guest, who may never log in, is sent an SMS besides. */
async function noteAndNotify(db: Db, context: Context, sheetId: number, change: SheetChange): Promise<void> {
  const changeId = await noteOnly(db, context, sheetId, change)
  await context.jobs.send(db, notifySessionChange, { changeId })
  await queueSheetSms(db, context, sheetId, 'change')
}

async function showPlanned(db: Db, sessionId: number): Promise<ExpertSession> {
  const row = await selectSession(db, sessionId)
  if (!row) throw refuse(sessionFailures.sessionMissing)
  const [shown] = await showSessions(db, [row], true)
  return shown!
}
