import { useMemo, useState } from 'react'
import { publicityLimits } from '#contract/library/publicity.ts'
import type { PublicityApplication } from '#contract/library/publicity.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { AttachmentList } from '#web/shell/attachment-list.tsx'
import { findFileMistake } from '#web/shell/attachments.ts'
import { tabArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { keptFiles } from '#web/shell/uploads.ts'
import { useDraft } from '#web/shell/use-draft.ts'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { publicityMutations } from '../mutations.ts'
import { createPublicityDraft } from '../publicity-draft.ts'
import { findMistakes, publicityFields, toSend, valuesFrom } from '../publicity-values.ts'
import type { PublicityField, PublicityMistake, PublicityValues } from '../publicity-values.ts'
import { publicityText } from '../text.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import './publicity-form.css'

type PublicityFormProps = {
  profile: Pick<PublicityValues, 'name' | 'phone' | 'hospital' | 'department' | 'title'>
  /** The last application, if it was declined. */
  declined: PublicityApplication | undefined
  onDone: () => void
  /** The server refused: what it knows may have changed. */
  onRefused: () => unknown
}

export function PublicityForm({ profile, declined, onDone, onRefused }: PublicityFormProps) {
  const text = useText(publicityText)
  const [draft] = useState(() => createPublicityDraft(tabArea, storage.get('userid')))
  const [former] = useState(() => draft.get())
  const attachments = useUploads(
    uploadCalls.upload,
    { private: true },
    { faultOf: findFileMistake, known: former?.files ?? declined?.files },
  )
  const files = useMemo(() => keptFiles(attachments.list), [attachments.list])
  const form = useForm<PublicityValues>({
    initial: () => former?.values ?? valuesFrom(profile, declined),
    faultsOf(given) {
      const found = findMistakes(given, profile.phone)
      return Object.fromEntries(publicityFields.map((field) => [field, faultText(field, found[field])]))
    },
    async onSubmit(given) {
      if (attachments.list.length > files.length) return
      const urls = files.map((file) => file.url)
      try {
        await publicityMutations.apply(toSend(given, profile.phone, urls))
      } catch (error) {
        onRefused()
        throw error
      }
      forgetDraft()
      onDone()
    },
  })
  const { values } = form
  const forgetDraft = useDraft(
    draft,
    useMemo(() => ({ values, files }), [values, files]),
  )

  function faultText(field: PublicityField, mistake: PublicityMistake | undefined): string | undefined {
    if (mistake === 'too-long')
      return text.tooLong(text[field], field === 'phone' ? 0 : publicityLimits[field])
    return mistake === 'missing' ? text.missing(text[field]) : mistake && text.wrongPhone
  }

  const bind = (field: PublicityField) => {
    const bound = form.bind(field)
    const mistake = findMistakes(values, profile.phone)[field]
    // What is too long is told while it is typed.
    const error = mistake === 'too-long' ? faultText(field, mistake) : bound.error
    return { ...bound, error, label: text[field], required: true }
  }

  /** The mask cannot be edited into a number: it makes room while another one is typed. */
  const phoneMask = {
    onFocus: () => values.phone === profile.phone && form.set('phone', ''),
    onBlur: () => {
      if (values.phone.trim() === '') form.set('phone', profile.phone)
      form.leave('phone')
    },
  }

  return (
    <form className="publicity-form" {...form.props}>
      <section className="publicity-group">
        <h2>{text.about}</h2>
        <Field {...bind('name')} autoComplete="name" />
        <Field
          {...bind('phone')}
          {...phoneMask}
          inputMode="tel"
          autoComplete="tel-national"
          hint={values.phone === profile.phone && profile.phone !== '' ? text.ownPhone : undefined}
        />
        <Field {...bind('hospital')} autoComplete="organization" />
        <div className="publicity-pair">
          <Field {...bind('department')} autoComplete="off" />
          <Field {...bind('title')} autoComplete="organization-title" />
        </div>
      </section>
      <section className="publicity-group">
        <h2>{text.work}</h2>
        <Field {...bind('topic')} autoComplete="off" hint={text.topicHint} />
        <TextArea {...bind('description')} most={publicityLimits.description} hint={text.descriptionHint} />
        <AttachmentList
          attachments={attachments}
          most={publicityLimits.files}
          hint={text.filesHint(publicityLimits.files)}
          isTried={form.isTried}
        />
      </section>
      <div className="publicity-submit">
        <Button type="submit" variant="primary" block onClick={form.submit}>
          {text.submit}
        </Button>
        <p className="publicity-note">{text.draft}</p>
      </div>
    </form>
  )
}
