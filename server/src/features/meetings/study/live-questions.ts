import {
  liveQuestionCalls,
  liveQuestionFailures,
  liveQuestionTries,
  liveQuestionWaitMinutes,
} from '#contract/meetings/live-questions.ts'
import type { DueQuestion } from '#contract/meetings/live-questions.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { dealOptions, optionOf, presentOptions } from '#server/features/meetings/exams/deal-options.ts'
import { shuffled } from '#server/features/meetings/exams/shuffle.ts'
import { grantCredit } from './grant-credit.ts'
import {
  lockAsk,
  selectAttended,
  selectLiveBank,
  selectLiveOptions,
  updateAsk,
} from './live-questions.queries.ts'
import type { AttendedRow } from './live-questions.queries.ts'

const waitMs = liveQuestionWaitMinutes * 60_000

const waitLeftMs = ({ missed_at }: Pick<AttendedRow, 'missed_at'>, now: number) =>
  Math.max(0, (missed_at?.getTime() ?? -Infinity) + waitMs - now)

const triesLeft = ({ misses }: Pick<AttendedRow, 'misses'>) => Math.max(0, liveQuestionTries - misses)

export const listLiveQuestions = answer(liveQuestionCalls.due, async (input, context) => {
  const { userId } = memberOf(context)
  const rows = await selectAttended(context.db, userId, [input.meeting_id])
  const due = rows.filter((row) => row.is_over && !row.is_met)
  return Promise.all(due.map((row) => showDue(context.db, userId, row)))
})

async function showDue(db: Db, userId: number, row: AttendedRow): Promise<DueQuestion> {
  const facts = {
    meeting_id: row.meeting_id,
    session_id: row.session_id,
    session_title: row.title,
    tries_left: triesLeft(row),
    wait_seconds: Math.ceil(waitLeftMs(row, Date.now()) / 1000),
  }
  if (facts.tries_left === 0 || facts.wait_seconds > 0) return { ...facts, title: '', options: [] }
  return { ...facts, ...(await askQuestion(db, userId, row)) }
}

/** The question that waits for its answer; drawn when it is asked for the first time, and another one after a wrong answer. */
const askQuestion = (db: Db, userId: number, { meeting_id, session_id }: AttendedRow) =>
  db.transaction(async (db) => {
    const key = { user_id: userId, meeting_id, session_id }
    const ask = await lockAsk(db, key)
    const bank = (await selectLiveBank(db, meeting_id)).filter((one) => one.session_id === session_id)
    const isDealt = ask.option_ids.length > 0
    const asked = isDealt ? bank.find(({ id }) => id === ask.question_id) : undefined
    const others = bank.filter(({ id }) => id !== ask.question_id)
    const question = asked ?? shuffled(others.length > 0 ? others : bank)[0]
    if (!question) return { title: '', options: [] }
    const options = await selectLiveOptions(db, [question.id])
    const dealt = asked ? ask : dealOptions(options.map(({ id }) => id))
    const { option_ids, option_keys } = dealt
    if (!asked) await updateAsk(db, key, { question_id: question.id, option_ids, option_keys })
    const labels = new Map(options.map(({ id, label }) => [id, label]))
    return { title: question.title, options: presentOptions(dealt, labels) }
  })

export const answerLiveQuestion = answer(liveQuestionCalls.answer, async (input, context) => {
  const { userId } = memberOf(context)
  const { meeting_id, session_id } = input
  const rows = await selectAttended(context.db, userId, [meeting_id])
  const row = rows.find((one) => one.meeting_id === meeting_id && one.session_id === session_id)
  if (!row?.is_over) throw refuse(liveQuestionFailures.notDue)
  const answered = await context.db.transaction(async (db) => {
    const key = { user_id: userId, meeting_id, session_id }
    const ask = await lockAsk(db, key)
    if (ask.met_at !== null) throw refuse(liveQuestionFailures.notDue)
    if (triesLeft(ask) === 0) throw refuse(liveQuestionFailures.noTriesLeft)
    if (waitLeftMs(ask, Date.now()) > 0) throw refuse(liveQuestionFailures.tooSoon)
    const optionId = optionOf(ask, input.option_id)
    const options = ask.question_id === null ? [] : await selectLiveOptions(db, [ask.question_id])
    const chosen = options.find(({ id }) => id === optionId)
    if (!chosen) throw refuse(failures.parameterError, { detail: 'option_id' })
    if (chosen.is_right) await updateAsk(db, key, { met_at: new Date() })
    else
      await updateAsk(db, key, {
        option_ids: [],
        option_keys: [],
        misses: ask.misses + 1,
        missed_at: new Date(),
      })
    return { isRight: chosen.is_right, left: chosen.is_right ? 0 : triesLeft({ misses: ask.misses + 1 }) }
  })
  if (answered.isRight) await grantCredit(context, userId, meeting_id)
  return { is_right: asBit(answered.isRight), tries_left: answered.left }
})
