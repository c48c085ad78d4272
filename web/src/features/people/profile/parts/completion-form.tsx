import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { ProfileField, TemplateField } from '#contract/people/profile.ts'
import { storage } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { createProfileDraft } from '../draft.ts'
import { faultOf, progressOf, toSend, valuesOf } from '../fields/form-values.ts'
import { profileMutations } from '../mutations.ts'
import { profileText } from '../text.ts'
import { AskedField } from '../fields/asked-field.tsx'

type CompletionFormProps = {
  fields: TemplateField[]
  meetingId: number
  onSaved: () => Promise<unknown>
}

export function CompletionForm({ fields, meetingId, onSaved }: CompletionFormProps) {
  const text = useText(profileText)
  const language = useLanguage()
  const [draft] = useState(() => createProfileDraft(() => sessionStorage, storage.get('userid')))
  const [values, setValues] = useState(() => valuesOf(fields, draft.read()))
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const isSaved = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const progress = progressOf(fields, values)

  useEffect(() => {
    if (!isSaved.current) draft.write(values)
  }, [draft, values])

  function errorOf(field: TemplateField): string | undefined {
    if (!isTried && !left.has(field.key)) return undefined
    return faultOf(field, values[field.key] ?? '')?.[language]
  }

  async function submit() {
    setIsTried(true)
    const wrong = fields.find((field) => faultOf(field, values[field.key] ?? ''))
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong.key}"]`)?.focus()
    await profileMutations.saveForm({ ...toSend(fields, values), meeting_id: meetingId || undefined })
    isSaved.current = true
    draft.clear()
    return onSaved()
  }

  return (
    <form
      ref={form}
      className="completion-form"
      noValidate
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <div className="completion-progress">
        <span aria-live="polite">{text.progress(progress.done, progress.needed)}</span>
        <ProgressBar
          label={text.progress(progress.done, progress.needed)}
          share={progress.needed === 0 ? 1 : progress.done / progress.needed}
        />
      </div>
      {fields.map((field) => (
        <AskedField
          key={field.key}
          field={field}
          value={values[field.key] ?? ''}
          error={errorOf(field)}
          onValue={(value) => setValues((old) => ({ ...old, [field.key]: value }))}
          onBlur={() => setLeft((old) => new Set([...old, field.key]))}
        />
      ))}
      <div className="completion-submit">
        <Button
          type="submit"
          variant="primary"
          block
          softDisabled={progress.done < progress.needed}
          onClick={submit}
        >
          {text.save}
        </Button>
        <p className="completion-note">{text.kept}</p>
      </div>
    </form>
  )
}
