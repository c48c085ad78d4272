import { bankFailures, examQuestionKinds } from '#contract/meetings/exams.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import {
  deleteOptions,
  insertOptions,
  insertQuestion,
  isAsked,
  selectOptions,
  updateOption,
  updateQuestion,
} from './exams.console.queries.ts'
import type { NewOption } from './exams.console.queries.ts'

export type QuestionValues = {
  exam_id: number
  kind: OneOf<typeof examQuestionKinds>
  title: string
  explanation: string
  sort: number
  options: NewOption[]
}

function checkOptions({ kind, options }: QuestionValues): void {
  const right = options.filter(({ is_right }) => is_right).length
  if (options.length < 2) throw refuse(bankFailures.optionsMissing)
  if (kind === examQuestionKinds.single && right !== 1) throw refuse(bankFailures.oneRight)
  if (kind === examQuestionKinds.multiple && right < 2) throw refuse(bankFailures.severalRight)
}

export function createQuestion(db: Db, values: QuestionValues): Promise<number> {
  checkOptions(values)
  const { options, ...question } = values
  return db.transaction(async (db) => {
    const questionId = await insertQuestion(db, question)
    await insertOptions(db, questionId, options)
    return questionId
  })
}

/** What papers refer to stays: of a question that was asked only the wording changes, never what is right. */
export function changeQuestion(db: Db, questionId: number, values: QuestionValues): Promise<void> {
  checkOptions(values)
  const { options, ...question } = values
  return db.transaction(async (db) => {
    const before = await selectOptions(db, questionId)
    const isSame =
      before.length === options.length &&
      before.every((option, at) => option.is_right === options[at]!.is_right)
    if (!isSame && (await isAsked(db, questionId))) throw refuse(bankFailures.alreadyAsked)
    await updateQuestion(db, questionId, question)
    for (const [at, option] of before.slice(0, options.length).entries())
      await updateOption(db, option.id, options[at]!)
    if (options.length > before.length)
      await insertOptions(db, questionId, options.slice(before.length), before.length)
    if (options.length < before.length)
      await deleteOptions(
        db,
        before.slice(options.length).map(({ id }) => id),
      )
  })
}
