import { clashesOf } from '#contract/practice/busy-times.ts'
import { pollAnswers, pollFailures, pollStates, sessionPollCalls } from '#contract/practice/session-polls.ts'
import type { PollAnswer, SessionPoll } from '#contract/practice/session-polls.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectBusyTimes } from '#server/features/practice/expert-sessions/busy.queries.ts'
import { presentBusy } from '#server/features/practice/expert-sessions/expert-sessions.present.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { isProvedGuest, requireProvedDevice } from '#server/features/practice/expert-sheets/prove-device.ts'
import {
  lockPoll,
  selectAnswers,
  selectPollOfSheet,
  selectTimes,
  updateAnswered,
  upsertAnswers,
} from './session-polls.queries.ts'
import type { PollTime } from './session-polls.queries.ts'

export const getPoll = answer(sessionPollCalls.get, async (input, context) =>
  showPoll(context, await findSheet(context, input), input.poll_id),
)

export const answerPoll = answer(sessionPollCalls.answer, async (input, context) => {
  const row = await findSheet(context, input)
  await findPoll(context.db, row, input.poll_id)
  await requireProvedDevice(context, row, { code: input.code, scene: 'confirm' })
  await context.db.transaction(async (db) => {
    const poll = await lockPoll(db, input.poll_id)
    if (poll?.state !== pollStates.open) throw refuse(pollFailures.pollClosed)
    const answers = readAnswers(input.answers, await selectTimes(db, poll.id))
    await upsertAnswers(db, { sheetId: row.sheet.id, answers })
    await updateAnswered(db, { pollId: poll.id, sheetId: row.sheet.id, note: input.note })
    await noteChange(db, context, row, {
      kind: 'poll_answered',
      subjectId: poll.id,
      detail: { title: poll.title, answers },
      reason: input.note,
    })
  })
  return showPoll(context, row, input.poll_id)
})

async function findPoll(db: Db, { sheet }: SheetRow, pollId: number) {
  const found = await selectPollOfSheet(db, sheet.id, pollId)
  if (!found) throw refuse(pollFailures.pollMissing)
  return found
}

const isAnswer = (value: number): value is PollAnswer => Object.values<number>(pollAnswers).includes(value)

/** One answer for each time, in their order. */
const readAnswers = (given: { time_id: number; answer: number }[], times: PollTime[]) =>
  times.map(({ id }) => {
    const said = given.find(({ time_id }) => time_id === id)?.answer ?? 0
    if (!isAnswer(said)) throw refuse(pollFailures.answersMissing)
    return { timeId: id, answer: said }
  })

async function showPoll(context: CallContext, row: SheetRow, pollId: number): Promise<SessionPoll> {
  const { db } = context
  const { poll, guest } = await findPoll(db, row, pollId)
  const [times, answers] = await Promise.all([selectTimes(db, pollId), selectAnswers(db, pollId)])
  const own = new Map(
    answers.filter(({ sheetId }) => sheetId === row.sheet.id).map(({ timeId, answer }) => [timeId, answer]),
  )
  const period = {
    from: times[0]!.begin_at,
    to: new Date(Math.max(...times.map(({ end_at }) => end_at.getTime()))),
  }
  const busy = presentBusy(
    await selectBusyTimes(db, row.sheet.user_id, period),
    0,
    await isProvedGuest(context, row),
  )
  return {
    poll_id: poll.id,
    title: poll.title,
    kind: poll.kind,
    hall: poll.hall,
    due_time: shanghaiTime(poll.due_at),
    status: poll.state,
    note: guest.note,
    can_answer: asBit(poll.state === pollStates.open),
    times: times.map((time) => {
      const shown = { begin_time: shanghaiTime(time.begin_at), end_time: shanghaiTime(time.end_at) }
      return {
        time_id: time.id,
        ...shown,
        answer: own.get(time.id) ?? 0,
        is_chosen: asBit(time.is_chosen),
        // The session that came of it is no clash.
        clashes: time.is_chosen ? [] : clashesOf(shown, busy),
      }
    }),
  }
}
