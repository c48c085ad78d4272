import { unionLimits } from '#contract/practice/unions.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { unionText } from '../text.ts'
import './union-form.css'

type QuestionFieldsProps = { questions: readonly string[]; onChange: (questions: string[]) => void }

/** What those who apply are asked. */
export function QuestionFields({ questions, onChange }: QuestionFieldsProps) {
  const text = useText(unionText)
  return (
    <>
      <p className="union-form-note">{text.questions}</p>
      {questions.map((question, at) => (
        // The fields have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="union-form-question">
          <Field
            label={text.question(at + 1)}
            value={question}
            maxLength={unionLimits.question}
            onValue={(value) => onChange(questions.with(at, value))}
          />
          <IconButton
            label={text.removeQuestion(at + 1)}
            icon={<CloseIcon />}
            onClick={() => onChange(questions.toSpliced(at, 1))}
          />
        </div>
      ))}
      {questions.length < unionLimits.questions && (
        <Button variant="quiet" onClick={() => onChange([...questions, ''])}>
          {text.addQuestion}
        </Button>
      )}
    </>
  )
}
