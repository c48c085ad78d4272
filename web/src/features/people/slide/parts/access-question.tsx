import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { CallFailure } from '#web/platform/call-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { slideMutations } from '../mutations.ts'
import { slideQueries } from '../queries.ts'
import { solveWork } from '../solve-work.ts'
import { slideText } from '../text.ts'

/** The way for keys, screen readers and hands that cannot drag. A question takes one answer. */
export function AccessQuestion({ onSolved }: { onSolved: (ticket: string) => void }) {
  const text = useText(slideText)
  const question = useQuery(slideQueries.question())
  const [answer, setAnswer] = useState('')
  const [wrong, setWrong] = useState<string>()

  async function ask() {
    setAnswer('')
    await question.refetch()
  }

  async function submit(accessId: string, work: number) {
    if (answer.trim() === '') return
    setWrong(undefined)
    try {
      const nonce = await solveWork(accessId, work)
      const fields = { access_id: accessId, answer: answer.trim(), nonce }
      onSolved((await slideMutations.answer(fields)).slide_ticket)
    } catch (error) {
      setWrong(error instanceof CallFailure ? error.message : undefined)
      await ask()
    }
  }

  if (question.isError) {
    return (
      <ListState
        inline
        status="error"
        errorText={question.error.message}
        onRetry={() => question.refetch()}
      />
    )
  }
  if (!question.data) return <Skeleton shape="lines" count={1} />
  const { access_id, question: words, work } = question.data
  return (
    <form className="slide-question" noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
      <p className="slide-words" aria-live="polite">
        {words}
      </p>
      <Field
        label={text.answer}
        hint={text.answerHint}
        error={wrong}
        value={answer}
        onValue={setAnswer}
        autoComplete="off"
        maxLength={40}
        data-autofocus
      />
      <div className="slide-actions">
        <Button onClick={ask}>{text.nextQuestion}</Button>
        <Button
          type="submit"
          variant="primary"
          softDisabled={answer.trim() === ''}
          onClick={() => submit(access_id, work)}
        >
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
