import { useId } from 'react'
import { examQuestionKinds } from '#contract/exams.ts'
import type { PaperQuestion } from '#contract/exams.ts'
import { useText } from '#web/ui/language.ts'
import { examText } from '../text.ts'
import './exam-question.css'

type ExamQuestionProps = {
  question: PaperQuestion
  number: number
  chosen: readonly number[]
  onChoose: (optionIds: number[]) => void
}

export function ExamQuestion({ question, number, chosen, onChoose }: ExamQuestionProps) {
  const text = useText(examText)
  const name = useId()
  const isMultiple = question.kind === examQuestionKinds.multiple
  const choose = (optionId: number, isOn: boolean) =>
    onChoose(
      isMultiple ? [...chosen.filter((one) => one !== optionId), ...(isOn ? [optionId] : [])] : [optionId],
    )
  return (
    <fieldset className="exam-question" name={`question-${question.question_id}`}>
      <legend className="exam-title">
        {number}. {question.title}
        <span className="exam-kind">{isMultiple ? text.multiple : text.single}</span>
      </legend>
      {question.options.map((option) => (
        <label key={option.option_id} className="exam-option">
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            className="exam-input"
            name={name}
            checked={chosen.includes(option.option_id)}
            onChange={(event) => choose(option.option_id, event.target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
