import {
  liveQuestionCalls,
  liveQuestionFailures,
  liveQuestionLimits,
} from '#contract/meetings/live-questions.ts'
import { failures } from '#contract/wire/failure.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { findMeetingFor } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectIsManager } from '#server/features/meetings/meetings/managers.queries.ts'
import { selectProgramme } from '#server/features/meetings/meetings/programme.queries.ts'
import { speaksIn } from '#server/features/meetings/watching/lecturers.queries.ts'
import {
  countLiveQuestions,
  insertLiveQuestion,
  selectLiveBank,
  selectLiveOptions,
  selectLiveQuestion,
  takeBackLiveQuestion,
} from './live-questions.queries.ts'
import type { NewOption } from './live-questions.queries.ts'

/** Those who hold the meeting write its questions: they know what was said. */
async function requireWriter(context: Context, meetingId: number) {
  const member = memberOf(context)
  const { meeting } = await findMeetingFor(context, meetingId)
  const mayWrite =
    may(member, 'meetings.edit') ||
    (await speaksIn(context.db, meetingId, member.userId)) ||
    (await selectIsManager(context.db, meetingId, member.userId))
  if (!mayWrite) throw refuse(failures.noPermission)
  return meeting
}

export const listLiveBank = answer(liveQuestionCalls.bank, async (input, context) => {
  const { db } = context
  const { id, title } = await requireWriter(context, input.meeting_id)
  const bank = await selectLiveBank(db, id)
  const options = await selectLiveOptions(
    db,
    bank.map((one) => one.id),
  )
  const sessions = await selectOwnSessions(db, id)
  return {
    title,
    sessions: sessions.map((one) => ({ session_id: one.id, title: one.title })),
    questions: bank.map((one) => ({
      question_id: one.id,
      session_id: one.session_id,
      title: one.title,
      options: options
        .filter(({ question_id }) => question_id === one.id)
        .map(({ label, is_right }) => ({ label, is_right: asBit(is_right) })),
    })),
  }
})

/** A part of a large meeting has questions of its own: time is counted there. */
const selectOwnSessions = async (db: Db, meetingId: number) =>
  (await selectProgramme(db, meetingId)).flatMap(({ session }) =>
    session.meeting_id === meetingId ? [session] : [],
  )

/** Somebody who has watched can find the right answer, and somebody who guesses can fail. */
function refuseUnlessAnswerable(options: NewOption[]) {
  const labels = new Set(options.map(({ label }) => label))
  const right = options.filter(({ is_right }) => is_right).length
  if (labels.has('') || labels.size < options.length || right === 0 || right === options.length)
    throw refuse(liveQuestionFailures.answersWrong)
}

export const saveLiveQuestion = answer(liveQuestionCalls.save, async (input, context) => {
  const { meeting_id, session_id, question_id } = input
  const { id: meetingId } = await requireWriter(context, meeting_id)
  const sessions = session_id > 0 ? await selectOwnSessions(context.db, meetingId) : []
  if (session_id > 0 && !sessions.some(({ id }) => id === session_id))
    throw refuse(itemFailures.programMissing)
  if (input.title === '') throw refuse(liveQuestionFailures.titleMissing)
  const options = input.options.map(({ label, is_right }) => ({ label, is_right: is_right === 1 }))
  refuseUnlessAnswerable(options)
  const id = await context.db.transaction(async (db) => {
    if (question_id > 0) {
      const old = await selectLiveQuestion(db, question_id)
      if (old?.meeting_id !== meetingId) throw refuse(failures.dataMissing, { detail: 'question_id' })
      await takeBackLiveQuestion(db, question_id)
    }
    if ((await countLiveQuestions(db, meetingId)) >= liveQuestionLimits.questions)
      throw refuse(liveQuestionFailures.tooMany)
    const question = {
      meeting_id: meetingId,
      session_id: session_id || null,
      author_id: memberOf(context).userId,
      title: input.title,
    }
    return insertLiveQuestion(db, question, options)
  })
  return { question_id: id }
})

export const removeLiveQuestion = answer(liveQuestionCalls.remove, async (input, context) => {
  const question = await selectLiveQuestion(context.db, input.question_id)
  if (!question) throw refuse(failures.dataMissing, { detail: 'question_id' })
  await requireWriter(context, question.meeting_id)
  await takeBackLiveQuestion(context.db, question.id)
  return {}
})
