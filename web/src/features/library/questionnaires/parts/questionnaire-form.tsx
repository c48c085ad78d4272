import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { Questionnaire } from '#contract/library/questionnaires.ts'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { deviceArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { isAnswered, mistakeIn, saidTo, toSend } from '../answers.ts'
import type { Said } from '../answers.ts'
import { createAnswerDraft } from '../draft.ts'
import { questionnaireMutations } from '../mutations.ts'
import { questionnaireText } from '../text.ts'
import { QuestionField } from './question-field.tsx'
import './questionnaire-form.css'

export function QuestionnaireForm({ questionnaire }: { questionnaire: Questionnaire }) {
  const { id, questions } = questionnaire
  const text = useText(questionnaireText)
  const loginFirst = useLoginFirst()
  const form = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => createAnswerDraft(deviceArea, id, storage.get('userid')))
  const [answers, setAnswers] = useState(() => draft.get().answers)
  const [isTried, setIsTried] = useState(false)
  const isSent = useRef(false)

  useEffect(() => {
    if (!isSent.current && Object.keys(answers).length > 0) draft.set({ answers })
  }, [draft, answers])

  const done = questions.filter((question) => isAnswered(question, answers)).length
  const say = (questionId: number) => (said: Said) => setAnswers((old) => ({ ...old, [questionId]: said }))

  async function submit() {
    setIsTried(true)
    const wrong = questions.find((question) => mistakeIn(question, answers))
    if (wrong) {
      const field = form.current?.querySelector(`fieldset[name="question-${wrong.question_id}"]`)
      return field?.querySelector<HTMLElement>('input, textarea')?.focus()
    }
    if (loginFirst()) return toast(text.loginFirst)
    await questionnaireMutations.submit({ id, answers: toSend(questions, answers) })
    isSent.current = true
    draft.clear()
    return toast(text.submitted, 'success')
  }

  return (
    <form ref={form} noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <div className="questionnaire-progress">
        <p aria-live="polite">{text.answered(done, questions.length)}</p>
        <ProgressBar
          label={text.answered(done, questions.length)}
          share={questions.length > 0 ? done / questions.length : 0}
        />
      </div>
      {questions.map((question, at) => (
        <QuestionField
          key={question.question_id}
          question={question}
          number={at + 1}
          said={saidTo(answers, question.question_id)}
          onSay={say(question.question_id)}
          mistake={isTried ? mistakeIn(question, answers) : undefined}
        />
      ))}
      <div className="questionnaire-submit">
        <Button type="submit" variant="primary" block onClick={submit}>
          {text.submit}
        </Button>
        <p className="questionnaire-note">{text.draft}</p>
      </div>
    </form>
  )
}
