import { answerTextLimit, questionKinds } from '#contract/library/questionnaires.ts'
import type { GivenAnswer, Question } from '#contract/library/questionnaires.ts'
import { characterCount } from '#contract/wire/character-count.ts'

/** The current answer to a question. */
export type Said = { optionIds: number[]; text: string }

/** Keyed by question id. */
export type Answers = Readonly<Record<number, Said>>

const nothing: Said = { optionIds: [], text: '' }

export const saidTo = (answers: Answers, questionId: number): Said => answers[questionId] ?? nothing

const isText = ({ kind }: Question) => kind === questionKinds.text

export function isAnswered(question: Question, answers: Answers): boolean {
  const { optionIds, text } = saidTo(answers, question.question_id)
  return isText(question) ? text.trim() !== '' : optionIds.length > 0
}

export type Mistake = 'missing' | 'too-long'

export function mistakeIn(question: Question, answers: Answers): Mistake | undefined {
  const { text } = saidTo(answers, question.question_id)
  if (isText(question) && characterCount(text.trim()) > answerTextLimit) return 'too-long'
  return question.required === 1 && !isAnswered(question, answers) ? 'missing' : undefined
}

/** Only answered questions are sent. */
export const toSend = (questions: readonly Question[], answers: Answers): GivenAnswer[] =>
  questions
    .filter((question) => isAnswered(question, answers))
    .map((question) => {
      const { optionIds, text } = saidTo(answers, question.question_id)
      return {
        question_id: question.question_id,
        option_ids: isText(question) ? [] : optionIds,
        text: isText(question) ? text.trim() : '',
      }
    })
