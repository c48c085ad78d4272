import { pollFailures, pollLimits, pollStates } from '#contract/practice/session-polls.ts'
import type { SessionKind } from '#contract/practice/expert-sessions.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import {
  insertPoll,
  insertPollGuests,
  insertTimes,
  lockPoll,
  selectAsked,
  updatePollState,
} from './session-polls.queries.ts'

type Period = { begin_at: Date; end_at: Date }

type Asked = {
  sheetIds: number[]
  kind: SessionKind
  title: string
  hall: string
  dueAt: Date
  times: Period[]
}

/** Asks experts of one meeting which of some times suit them, and answers the number of the poll. */
export async function openPoll(
  context: Context,
  { sheetIds, times, dueAt, ...asked }: Asked,
): Promise<number> {
  const sheets = await findSheets(context, sheetIds)
  refuseWrongTimes(times)
  refuseWrongDue(dueAt, times)
  return context.db.transaction(async (db) => {
    const poll = await insertPoll(db, {
      ...asked,
      task_id: sheets[0]!.sheet.task_id,
      due_at: dueAt,
      created_by: memberOf(context).userId,
    })
    await insertTimes(
      db,
      times.map((time) => ({ poll_id: poll.id, ...time })),
    )
    await insertPollGuests(db, poll.id, sheetIds)
    for (const row of sheets) {
      const change = {
        kind: 'poll_opened',
        subjectId: poll.id,
        detail: { title: poll.title, begin_at: dueAt },
      }
      await noteChange(db, context, row, change)
      await queueSheetSms(db, context, row.sheet.id, 'change')
    }
    return poll.id
  })
}

/** Experts who were asked learn that no answer is needed. */
export const withdrawPoll = (context: Context, pollId: number, reason: string): Promise<void> =>
  context.db.transaction(async (db) => {
    const poll = await lockPoll(db, pollId)
    if (poll?.state !== pollStates.open) throw refuse(pollFailures.pollClosed)
    await updatePollState(db, pollId, pollStates.withdrawn)
    for (const { sheetId } of await selectAsked(db, pollId))
      await noteChange(db, context, (await selectSheet(db, sheetId))!, {
        kind: 'poll_withdrawn',
        subjectId: pollId,
        detail: { title: poll.title },
        reason,
      })
  })

async function findSheets({ db }: Context, sheetIds: number[]): Promise<SheetRow[]> {
  if (sheetIds.length === 0 || sheetIds.length > pollLimits.guests) throw refuse(pollFailures.guestsWrong)
  const found = await Promise.all(sheetIds.map((id) => selectSheet(db, id)))
  const sheets = found.filter((row) => row !== undefined)
  const isOneTask = new Set(sheets.map(({ sheet }) => sheet.task_id)).size === 1
  if (sheets.length < sheetIds.length || !isOneTask) throw refuse(pollFailures.guestsWrong)
  return sheets
}

/** What is answered after the first of the times is of no use. */
function refuseWrongDue(dueAt: Date, times: Period[]): void {
  const isLate = times.some(({ begin_at }) => begin_at <= dueAt)
  if (isLate || dueAt <= new Date()) throw refuse(pollFailures.dueWrong)
}

function refuseWrongTimes(times: Period[]): void {
  const distinct = new Set(times.map(({ begin_at, end_at }) => `${begin_at.getTime()} ${end_at.getTime()}`))
  const isOne = ({ begin_at, end_at }: Period) => begin_at < end_at && begin_at > new Date()
  if (
    times.length < 2 ||
    times.length > pollLimits.times ||
    distinct.size < times.length ||
    !times.every(isOne)
  )
    throw refuse(pollFailures.timesWrong)
}
