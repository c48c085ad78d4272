import { useId } from 'react'
import { answerTextLimit, questionKinds } from '#contract/library/questionnaires.ts'
import type { Question } from '#contract/library/questionnaires.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ChoiceList } from '#web/ui/choice-list/choice-list.tsx'
import { useText } from '#web/ui/language.ts'
import { QuestionFrame } from '#web/ui/question-frame/question-frame.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { separated } from '#web/ui/format/separated.ts'
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

/** One question of any kind. */
export function QuestionField({ question, number, said, onSay, mistake }: QuestionFieldProps) {
  const text = useText(questionnaireText)
  const id = useId()
  const isMultiple = question.kind === questionKinds.multiple
  const isText = question.kind === questionKinds.text
  const mayClear = !isMultiple && !isText && question.required === 0 && said.optionIds.length > 0
  const notes = [question.required === 1 ? text.required : text.optional, isMultiple && text.multiple]
  const wrong = mistake && (isText ? text.write : isMultiple ? text.chooseSome : text.choose)
  return (
    <QuestionFrame
      name={`question-${question.question_id}`}
      number={number}
      title={question.title}
      isRequired={question.required === 1}
      note={separated(notes)}
      describedBy={wrong ? `${id}-wrong` : undefined}
    >
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
        <ChoiceList
          options={question.options}
          isMultiple={isMultiple}
          chosen={said.optionIds}
          onChoose={(optionIds) => onSay({ ...said, optionIds })}
        />
      )}
      {!isText && (
        <p id={`${id}-wrong`} className="question-field-wrong" aria-live="polite">
          {wrong}
        </p>
      )}
      {mayClear && (
        <Button variant="quiet" small onClick={() => onSay({ ...said, optionIds: [] })}>
          {text.clear}
        </Button>
      )}
    </QuestionFrame>
  )
}
