import { expertSessionCalls, sessionFailures } from '#contract/practice/expert-sessions.ts'
import type { ExpertSession } from '#contract/practice/expert-sessions.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { isProvedGuest } from '#server/features/practice/expert-sheets/prove-device.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { selectBusyTimes } from './busy.queries.ts'
import { presentBusy } from './expert-sessions.present.ts'
import { selectSession } from './expert-sessions.queries.ts'
import type { SessionRow } from './expert-sessions.queries.ts'
import { showSession } from './show-session.ts'
import { selectShownOfSheet, selectShownOfUser } from './shown-sessions.queries.ts'

const dayMs = 24 * 3600_000
/** How many days before and after a day are shown with it. */
const daysAround = 3

/** A session of this sheet. */
export async function findSession(db: Db, { sheet }: SheetRow, sessionId: number): Promise<SessionRow> {
  const row = await selectSession(db, sessionId)
  if (row?.sheet.id !== sheet.id) throw refuse(sessionFailures.sessionMissing)
  return row
}

/** The sessions of the caller's sheet. */
export const showSheetSessions = async (context: CallContext, row: SheetRow): Promise<ExpertSession[]> =>
  selectShownOfSheet(context.db, row.sheet.id, await readerOf(context, row))

const readerOf = async (context: CallContext, row: SheetRow) => ({
  userId: row.sheet.user_id,
  hasTitles: await isProvedGuest(context, row),
})

export const listSessions = answer(expertSessionCalls.list, async (input, context) => {
  const row = await findSheet(context, input)
  return { sessions: await showSheetSessions(context, row) }
})

/** A code that was passed on opens one sheet, and shows nothing of the person's others. */
export const getSchedule = answer(expertSessionCalls.schedule, async (input, context) => {
  const row = await findSheet(context, input)
  const reader = await readerOf(context, row)
  return {
    sessions: reader.hasTitles
      ? await selectShownOfUser(context.db, reader)
      : await selectShownOfSheet(context.db, row.sheet.id, reader),
  }
})

export const getSession = answer(expertSessionCalls.detail, async (input, context) => {
  const row = await findSheet(context, input)
  const found = await findSession(context.db, row, input.session_id)
  return showSession(context, found, await isProvedGuest(context, row))
})

export const getBusyTimes = answer(expertSessionCalls.busy, async (input, context) => {
  const row = await findSheet(context, input)
  const { session } = await findSession(context.db, row, input.session_id)
  const middle = readShanghaiTime(`${input.begin_time.slice(0, 10)} 00:00`)
  if (!middle) throw refuse(sessionFailures.timePast)
  const from = new Date(middle.getTime() - daysAround * dayMs)
  const days = Array.from({ length: 2 * daysAround + 1 }, (_, at) => new Date(from.getTime() + at * dayMs))
  const to = new Date(from.getTime() + days.length * dayMs)
  const busy = await selectBusyTimes(context.db, row.sheet.user_id, { from, to })
  return {
    days: days.map((day) => shanghaiTime(day).slice(0, 10)),
    busy: presentBusy(busy, session.id, await isProvedGuest(context, row)),
  }
})
