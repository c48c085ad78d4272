import { useState } from 'react'
import type { TemplateField } from '#contract/people/profile.ts'
import { tabArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { useDraft } from '#web/shell/use-draft.ts'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { createProfileDraft } from '../draft.ts'
import { faultsIn, progressOf, toSend, valuesOf } from '../fields/form-values.ts'
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
  const [draft] = useState(() => createProfileDraft(tabArea, storage.get('userid')))
  const form = useForm({
    initial: () => valuesOf(fields, draft.get()),
    faultsOf: (values) => faultsInLanguage(faultsIn(fields, values), language),
    async onSubmit(values) {
      await profileMutations.saveForm({ ...toSend(fields, values), meeting_id: meetingId || undefined })
      forgetDraft()
      return onSaved()
    },
  })
  const forgetDraft = useDraft(draft, form.values)
  const progress = progressOf(fields, form.values)

  return (
    <form className="field-stack information-complete-form" {...form.props}>
      <div className="information-complete-progress">
        <span aria-live="polite">{text.progress(progress.done, progress.needed)}</span>
        <ProgressBar
          label={text.progress(progress.done, progress.needed)}
          share={progress.needed === 0 ? 1 : progress.done / progress.needed}
        />
      </div>
      {fields.map((field) => (
        <AskedField key={field.key} field={field} {...form.bind(field.key)} />
      ))}
      <div className="information-complete-submit">
        <Button
          type="submit"
          variant="primary"
          block
          softDisabled={progress.done < progress.needed}
          onClick={form.submit}
        >
          {text.save}
        </Button>
        <p className="information-complete-note">{text.kept}</p>
      </div>
    </form>
  )
}
