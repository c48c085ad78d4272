import { failures } from '#contract/wire/failure.ts'
import { questionnaireFailures } from '#contract/library/questionnaires.ts'
import type { GivenAnswer } from '#contract/library/questionnaires.ts'
import { refuse } from '#kernel/fail.ts'
import type { QuestionRow } from './questionnaires.queries.ts'

type Choice = { question_id: number; option_id: number }
type Words = { question_id: number; content: string }

/** Validates the answers against the questions: unknown or surplus answers are rejected, required ones must be present. */
export function readAnswers(
  questions: QuestionRow[],
  given: GivenAnswer[],
): { choices: Choice[]; texts: Words[] } {
  const byQuestion = new Map(given.map((each) => [each.question_id, each]))
  const isForeign = given.some(({ question_id }) => !questions.some(({ id }) => id === question_id))
  if (isForeign || byQuestion.size < given.length) throw wrong()
  const choices: Choice[] = []
  const texts: Words[] = []
  for (const question of questions) {
    const said = byQuestion.get(question.id) ?? { option_ids: [], text: '' }
    const chosen = readChoices(question, said.option_ids)
    const content = question.kind === 'text' ? said.text : ''
    if (question.required && chosen.length === 0 && content === '')
      throw refuse(questionnaireFailures.answerMissing, { detail: question.title })
    choices.push(...chosen.map((option_id) => ({ question_id: question.id, option_id })))
    if (content !== '') texts.push({ question_id: question.id, content })
  }
  return { choices, texts }
}

function readChoices(question: QuestionRow, optionIds: number[]): number[] {
  const chosen = [...new Set(optionIds)]
  if (chosen.some((optionId) => !question.options.some(({ id }) => id === optionId))) throw wrong()
  if (question.kind === 'single' && chosen.length > 1) throw wrong()
  return chosen
}

const wrong = () => refuse(failures.parameterError, { detail: 'answers' })
