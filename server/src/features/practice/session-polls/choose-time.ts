import { pollAnswers, pollFailures, pollStates } from '#contract/practice/session-polls.ts'
import { sessionStates } from '#contract/practice/expert-sessions.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import {
  ensureLecturer,
  insertSession,
  lockProgramme,
  selectInHall,
  selectRoot,
} from '#server/features/meetings/meetings/programme.queries.ts'
import { selectDoctorOf } from '#server/features/people/doctors/doctors.queries.ts'
import { sessionsChanged } from '#server/features/practice/expert-sessions/expert-sessions.events.ts'
import { insertSessions } from '#server/features/practice/expert-sessions/expert-sessions.queries.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import {
  lockPoll,
  selectAnswers,
  selectAsked,
  selectTimes,
  updateChosen,
  updatePollState,
} from './session-polls.queries.ts'
import type { PollRow, PollTime } from './session-polls.queries.ts'

/**
 * Fixes the time of a poll: an item of the programme, and a session of every expert that was asked. It is confirmed for
 * those whom the time suits, as they have said so; the others are asked to confirm it.
 */
export const chooseTime = (context: Context, pollId: number, at: number): Promise<void> =>
  context.db.transaction(async (db) => {
    const poll = await lockPoll(db, pollId)
    if (poll?.state !== pollStates.open) throw refuse(pollFailures.pollClosed)
    const time = (await selectTimes(db, pollId))[at - 1]
    if (!time) throw refuse(pollFailures.timeUnknown)
    if (time.begin_at <= new Date()) throw refuse(pollFailures.chosenPast)
    const sheets = await Promise.all(
      (await selectAsked(db, pollId)).map(async ({ sheetId }) => (await selectSheet(db, sheetId))!),
    )
    if (sheets.length === 0) throw refuse(pollFailures.guestsWrong)
    const programmeId = await insertItem(db, { poll, time, sheets })
    await updateChosen(db, time.id)
    await updatePollState(db, pollId, pollStates.decided)
    const suited = await findSuited(db, pollId, time.id)
    for (const row of sheets)
      await planFor(db, context, { poll, time, programmeId, row, isSuited: suited.has(row.sheet.id) })
  })

type Item = { poll: PollRow; time: PollTime; sheets: SheetRow[] }

async function insertItem(db: Tx, { poll, time, sheets }: Item): Promise<number> {
  const { id: meetingId } = sheets[0]!.meeting
  const { title, hall } = poll
  const { begin_at, end_at } = time
  const rootId = (await selectRoot(db, meetingId)) ?? meetingId
  await lockProgramme(db, rootId)
  const other =
    hall === '' ? undefined : await selectInHall(db, { meetingId: rootId, hall, begin_at, end_at })
  if (other !== undefined) throw refuse(pollFailures.hallTaken, { detail: other })
  // An item names one lecturer: the first who was asked.
  const doctor = await selectDoctorOf(db, sheets[0]!.sheet.user_id)
  if (doctor) await ensureLecturer(db, meetingId, doctor.id)
  return insertSession(db, {
    meeting_id: meetingId,
    title,
    hall,
    begin_at,
    end_at,
    doctor_id: doctor?.id ?? null,
  })
}

async function findSuited(db: Tx, pollId: number, chosenId: number): Promise<Set<number>> {
  const answers = await selectAnswers(db, pollId)
  return new Set(
    answers
      .filter(({ timeId, answer }) => timeId === chosenId && answer === pollAnswers.yes)
      .map(({ sheetId }) => sheetId),
  )
}

type Planned = { poll: PollRow; time: PollTime; programmeId: number; row: SheetRow; isSuited: boolean }

async function planFor(
  db: Tx,
  context: Context,
  { poll, time, programmeId, row, isSuited }: Planned,
): Promise<void> {
  const { kind, title, hall } = poll
  const { begin_at, end_at } = time
  const sheet_id = row.sheet.id
  const [added] = await insertSessions(db, [
    {
      sheet_id,
      programme_id: programmeId,
      kind,
      title,
      hall,
      begin_at,
      end_at,
      status: isSuited ? sessionStates.confirmed : sessionStates.open,
      decided_at: isSuited ? new Date() : null,
    },
  ])
  await context.events.publish(db, sessionsChanged, { sheetId: sheet_id })
  await noteChange(db, context, row, {
    kind: isSuited ? 'session_polled' : 'session_added',
    subjectId: added!.id,
    detail: { title, begin_at },
  })
  await queueSheetSms(db, context, sheet_id, isSuited ? 'accepted' : 'change')
}
