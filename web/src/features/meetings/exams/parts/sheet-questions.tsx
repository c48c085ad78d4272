import type { ScoreSheet, SheetQuestion } from '#contract/meetings/exams.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { optionLetter } from '#web/ui/choice-list/option-letter.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { resultOf } from '../result-of.ts'
import { examText } from '../text.ts'
import './sheet-questions.css'

/** The chosen answers, and once the exam is passed the right ones and the explanations. */
export function SheetQuestions({ sheet }: { sheet: ScoreSheet }) {
  const text = useText(examText)
  return (
    <Section title={text.details}>
      {sheet.is_explained === 0 && <p className="sheet-questions-note">{text.explainedLater}</p>}
      <ol className="sheet-questions">
        {sheet.questions.map((question, at) => (
          <Question key={question.question_id} question={question} number={at + 1} />
        ))}
      </ol>
    </Section>
  )
}

function Question({ question, number }: { question: SheetQuestion; number: number }) {
  const text = useText(examText)
  const marksOf = (optionId: number) =>
    [
      question.chosen.includes(optionId) && text.yourAnswer,
      question.right.includes(optionId) && text.rightAnswer,
    ].filter(Boolean)
  return (
    <li className="sheet-question">
      <h3 className="sheet-question-title">
        {number}. {question.title}
      </h3>
      <Verdict question={question} />
      <ul>
        {question.options.map((option, at) => (
          <li
            key={option.option_id}
            className="sheet-question-option"
            data-result={resultOf(question, option.option_id)}
          >
            <span>
              {optionLetter(at)}. {option.label}
            </span>
            <span className="sheet-question-marks">{separated(marksOf(option.option_id))}</span>
          </li>
        ))}
      </ul>
      {question.explanation && (
        <p className="sheet-question-why">
          <strong>{text.explanation}</strong> {question.explanation}
        </p>
      )}
    </li>
  )
}

function Verdict({ question: { is_right, chosen } }: { question: SheetQuestion }) {
  const text = useText(examText)
  if (chosen.length === 0) return <p className="sheet-question-result">{text.noAnswer}</p>
  if (is_right === null) return null
  const isRight = is_right === 1
  return (
    <p className="sheet-question-result" data-right={isRight || undefined}>
      {isRight ? <CheckIcon size="small" /> : <CloseIcon size="small" />}
      {isRight ? text.isRight : text.isWrong}
    </p>
  )
}
