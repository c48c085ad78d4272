import { useId } from 'react'
import { answerTextLimit, questionKinds } from '#contract/questionnaires.ts'
import type { Question } from '#contract/questionnaires.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toggleOption } from '../answers.ts'
import type { Mistake, Said } from '../answers.ts'
import { questionnaireText } from '../text.ts'
import './question-field.css'

type QuestionFieldProps = {
  question: Question
  number: number
  said: Said
  onSay: (said: Said) => void
  mistake: Mistake | undefined
}

/** One question, of whatever kind. */
export function QuestionField({ question, number, said, onSay, mistake }: QuestionFieldProps) {
  const text = useText(questionnaireText)
  const id = useId()
  const isMultiple = question.kind === questionKinds.multiple
  const isText = question.kind === questionKinds.text
  const mayClear = !isMultiple && !isText && question.required === 0 && said.optionIds.length > 0
  const notes = [question.required === 1 ? text.required : text.optional, isMultiple && text.multiple]
  const wrong = mistake && (isText ? text.write : isMultiple ? text.chooseSome : text.choose)
  return (
    <fieldset
      className="question"
      name={`question-${question.question_id}`}
      aria-describedby={wrong ? `${id}-wrong` : undefined}
    >
      <legend className="question-title">
        <span className="question-number">{number}.</span> {question.title}
        {question.required === 1 && (
          <span className="question-mark" aria-hidden="true">
            *
          </span>
        )}
        <span className="question-notes">{notes.filter(Boolean).join(' · ')}</span>
      </legend>
      {isText ? (
        <TextArea
          label={question.title}
          hideLabel
          rows={4}
          most={answerTextLimit}
          value={said.text}
          onValue={(value) => onSay({ ...said, text: value })}
          error={mistake === 'too-long' ? text.tooLong(answerTextLimit) : wrong}
        />
      ) : (
        question.options.map((option) => (
          <label key={option.option_id} className="question-option">
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              className="question-input"
              name={id}
              checked={said.optionIds.includes(option.option_id)}
              onChange={(event) =>
                onSay(
                  isMultiple
                    ? toggleOption(said, option.option_id, event.target.checked)
                    : { ...said, optionIds: [option.option_id] },
                )
              }
            />
            <span>{option.label}</span>
          </label>
        ))
      )}
      {!isText && (
        <p id={`${id}-wrong`} className="question-wrong" aria-live="polite">
          {wrong}
        </p>
      )}
      {mayClear && (
        <Button variant="quiet" small onClick={() => onSay({ ...said, optionIds: [] })}>
          {text.clear}
        </Button>
      )}
    </fieldset>
  )
}
