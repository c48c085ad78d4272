import { recheckCalls, recheckFailures } from '#contract/meetings/rechecks.ts'
import type { RecheckQuestion } from '#contract/meetings/rechecks.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { dealOptions, optionOf, presentOptions } from '#server/features/meetings/exams/deal-options.ts'
import {
  selectDueRecheck,
  selectKept,
  selectOptionsOf,
  selectPool,
  selectRecheck,
  selectTitleOf,
  updateAnswered,
  upsertRecheck,
} from './rechecks.queries.ts'
import type { RecheckRow } from './rechecks.queries.ts'

export const getRecheck = answer(recheckCalls.get, async (_, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const kept = await selectKept(db, userId)
  return {
    due: await findDue(db, userId),
    asked_num: kept.reduce((sum, row) => sum + row.asked_num, 0),
    right_num: kept.reduce((sum, row) => sum + row.right_num, 0),
    kept,
  }
})

async function findDue(db: Db, userId: number): Promise<RecheckQuestion | null> {
  const due = await selectDueRecheck(db, userId)
  if (!due) return null
  const { meeting_id: meetingId, meeting_title, stage } = due
  const asked = await selectRecheck(db, { userId, meetingId, stage })
  const shown = (asked && (await showAsked(db, asked))) ?? (await askNew(db, { userId, meetingId, stage }))
  return shown && { meeting_id: meetingId, meeting_title, stage, ...shown }
}

/** Undefined when the question, or one of its options, is gone: then another one is asked. */
async function showAsked(db: Db, row: RecheckRow) {
  const question = { kind: row.kind, id: row.question_id }
  const title = await selectTitleOf(db, question)
  const options = await selectOptionsOf(db, question)
  const labels = new Map(options.map(({ id, label }) => [id, label]))
  const isWhole = row.option_ids.length > 0 && row.option_ids.every((id) => labels.has(id))
  return title !== undefined && isWhole ? { title, options: presentOptions(row, labels) } : undefined
}

async function askNew(db: Db, key: { userId: number; meetingId: number; stage: number }) {
  const [question] = await selectPool(db, key.userId, key.meetingId)
  if (!question) return null
  const options = await selectOptionsOf(db, question)
  const row = await upsertRecheck(db, {
    user_id: key.userId,
    meeting_id: key.meetingId,
    stage: key.stage,
    kind: question.kind,
    question_id: question.id,
    ...dealOptions(options.map(({ id }) => id)),
  })
  return row ? ((await showAsked(db, row)) ?? null) : null
}

export const answerRecheck = answer(recheckCalls.answer, async (input, context) => {
  const { db } = context
  const key = { userId: memberOf(context).userId, meetingId: input.meeting_id, stage: input.stage }
  const row = await selectRecheck(db, key)
  if (!row) throw refuse(failures.dataMissing, { detail: 'meeting_id' })
  const options = await selectOptionsOf(db, { kind: row.kind, id: row.question_id })
  const chosenId = optionOf(row, input.option_id)
  const chosen = options.find(({ id }) => id === chosenId)
  if (!chosen) throw refuse(failures.parameterError, { detail: 'option_id' })
  if (!(await updateAnswered(db, key, chosen.is_right))) throw refuse(recheckFailures.recheckOver)
  const right = options.filter(({ is_right }) => is_right).map(({ label }) => label)
  return { is_right: asBit(chosen.is_right), right_label: right.join('；') }
})
