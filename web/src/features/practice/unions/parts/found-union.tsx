import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foundingStates, unionLimits } from '#contract/practice/unions.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useForm } from '#web/shell/use-form.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { ReviewStatus } from '#web/ui/review-status/review-status.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { unionMutations } from '../mutations.ts'
import { unionPaths } from '#web/paths/unions.ts'
import { unionQueries } from '../queries.ts'
import { unionText } from '../text.ts'
import { QuestionFields } from './question-fields.tsx'
import './union-form.css'

/** Founds a union, and shows what became of the last founding. */
export function FoundUnion() {
  const text = useText(unionText)
  const known = useQuery(unionQueries.founding())
  if (!known.data)
    return (
      <ScreenFrame title={text.found}>
        <ListState status={known.isError ? 'error' : 'loading'} onRetry={() => known.refetch()} />
      </ScreenFrame>
    )
  const { founding } = known.data
  if (founding?.status === foundingStates.underReview)
    return (
      <ScreenFrame title={text.found}>
        <ReviewStatus is="open" title={text.foundPending(founding.name)}>
          <ButtonLink href={unionPaths.all}>{text.unions}</ButtonLink>
        </ReviewStatus>
      </ScreenFrame>
    )
  return (
    <ScreenFrame title={text.found}>
      {founding?.status === foundingStates.refused && (
        <ReviewStatus is="failed" title={text.foundRefused(founding.name)} reason={founding.review_reason} />
      )}
      {founding?.status === foundingStates.passed && (
        <ReviewStatus is="passed" title={text.foundPassed(founding.name)}>
          <ButtonLink href={unionPaths.home(founding.id)}>{text.enter}</ButtonLink>
        </ReviewStatus>
      )}
      <FoundForm />
    </ScreenFrame>
  )
}

const most = { name: unionLimits.name, introduction: unionLimits.introduction, reason: unionLimits.reason }

function FoundForm() {
  const text = useText(unionText)
  const [questions, setQuestions] = useState<string[]>([])
  const labels = { name: text.unionName, introduction: text.unionIntroduction, reason: text.foundReason }
  const form = useForm({
    initial: () => ({ name: '', introduction: '', reason: '' }),
    faultsOf: (values) => ({
      name: faultOf('name', values.name),
      introduction: faultOf('introduction', values.introduction),
      reason: faultOf('reason', values.reason),
    }),
    draft: { key: 'union_founding', in: 'device' },
    onSubmit: async (values) => void (await unionMutations.found({ ...values, questions })),
  })

  function faultOf(field: keyof typeof most, value: string): string | undefined {
    if (value.trim() === '') return text.missingField(labels[field])
    return characterCount(value.trim()) > most[field] ? text.tooLong(most[field]) : undefined
  }

  return (
    <form className="union-form" {...form.props}>
      <p className="union-form-note">{text.foundIntro}</p>
      <Field {...form.bind('name')} label={text.unionName} />
      <TextArea {...form.bind('introduction')} label={text.unionIntroduction} most={most.introduction} />
      <TextArea
        {...form.bind('reason')}
        label={text.foundReason}
        hint={text.foundReasonHint}
        most={most.reason}
        rows={4}
      />
      <QuestionFields questions={questions} onChange={setQuestions} />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.foundSubmit}
      </Button>
    </form>
  )
}
