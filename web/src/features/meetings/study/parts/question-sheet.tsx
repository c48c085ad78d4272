import { useState } from 'react'
import { liveQuestionLimits } from '#contract/meetings/live-questions.ts'
import type { WrittenQuestion } from '#contract/meetings/live-questions.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { ChoiceList } from '#web/ui/choice-list/choice-list.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { studyMutations } from '../mutations.ts'
import { studyText } from '../text.ts'
import './question-sheet.css'

export type QuestionDraft = WrittenQuestion

type QuestionSheetProps = {
  meetingId: number
  places: { session_id: number; title: string }[]
  draft: QuestionDraft
}

/** Four rows are enough for most questions; six are the most. */
const rowsShown = 4

/** Writes a question, or changes one. */
export function QuestionSheet({ meetingId, places, draft }: QuestionSheetProps) {
  const text = useText(studyText)
  const [isOpen, setIsOpen] = useState(true)
  const [sessionId, setSessionId] = useState(draft.session_id)
  const [options, setOptions] = useState((): WrittenQuestion['options'] => {
    const rows = Math.max(rowsShown, draft.options.length)
    return Array.from({ length: rows }, (_, at) => draft.options[at] ?? { label: '', is_right: 0 })
  })
  const set = (at: number, change: Partial<(typeof options)[number]>) =>
    setOptions(options.map((one, place) => (place === at ? { ...one, ...change } : one)))
  const form = useForm({
    initial: () => ({ title: draft.title }),
    faultsOf: ({ title }) => ({ title: title.trim() === '' ? text.question : undefined }),
    showFaults: 'tried',
    async onSubmit({ title }) {
      await studyMutations.saveLiveQuestion({
        meeting_id: meetingId,
        session_id: sessionId,
        question_id: draft.question_id,
        title: title.trim(),
        options: options
          .map((one) => ({ ...one, label: one.label.trim() }))
          .filter(({ label }) => label !== ''),
      })
      toast(text.questionSaved, 'success')
      setIsOpen(false)
    },
  })
  return (
    <Sheet
      open={isOpen}
      onClose={() => setIsOpen(false)}
      title={draft.question_id > 0 ? text.editQuestion : text.addQuestion}
    >
      <form className="question-sheet" {...form.props}>
        <Field {...form.bind('title')} label={text.question} maxLength={liveQuestionLimits.title} />
        <fieldset className="question-sheet-places">
          <legend className="field-label">{text.session}</legend>
          <ChoiceList
            options={places.map(({ session_id, title }) => ({ option_id: session_id, label: title }))}
            isMultiple={false}
            chosen={[sessionId]}
            onChoose={([chosen = 0]) => setSessionId(chosen)}
          />
        </fieldset>
        {options.map((option, at) => (
          <div key={at} className="question-sheet-option">
            <Field
              label={text.option(at + 1)}
              value={option.label}
              onValue={(label) => set(at, { label })}
              maxLength={liveQuestionLimits.label}
            />
            <Checkbox
              checked={option.is_right === 1}
              onChange={(isOn) => set(at, { is_right: isOn ? 1 : 0 })}
            >
              {text.right}
              <span className="visually-hidden">{text.optionRight(at + 1)}</span>
            </Checkbox>
          </div>
        ))}
        <Button type="submit" variant="primary" block onClick={form.submit}>
          {text.saveQuestion}
        </Button>
      </form>
    </Sheet>
  )
}
