import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { publicityLimits } from '#contract/library/publicity.ts'
import { storage } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { keptFiles } from '../attachments.ts'
import { publicityMutations } from '../mutations.ts'
import { createDrafts } from '../publicity-draft.ts'
import { findMistakes, publicityFields, toSend, valuesFrom } from '../publicity-values.ts'
import type { PublicityField, PublicityValues } from '../publicity-values.ts'
import { publicityText } from '../text.ts'
import { useAttachments } from '../use-attachments.ts'
import { AttachmentList } from './attachment-list.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import './publicity-form.css'

type PublicityFormProps = {
  profile: Pick<PublicityValues, 'name' | 'phone' | 'hospital' | 'department' | 'title'>
  onDone: () => void
  /** The server refused: what it knows may have changed. */
  onRefused: () => unknown
}

export function PublicityForm({ profile, onDone, onRefused }: PublicityFormProps) {
  const text = useText(publicityText)
  const [drafts] = useState(() => createDrafts(() => sessionStorage, storage.get('userid')))
  const [draft] = useState(() => drafts.read())
  const [values, setValues] = useState(draft?.values ?? valuesFrom(profile))
  const attachments = useAttachments(draft?.files ?? [])
  const [left, setLeft] = useState<ReadonlySet<PublicityField>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const isSent = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!isSent.current) drafts.write({ values, files: keptFiles(attachments.list) })
  }, [drafts, values, attachments.list])

  const mistakes = findMistakes(values, profile.phone)

  function errorOf(field: PublicityField): string | undefined {
    const mistake = mistakes[field]
    if (mistake === 'too-long')
      return text.tooLong(text[field], field === 'phone' ? 0 : publicityLimits[field])
    if (!mistake || !(isTried || left.has(field))) return undefined
    return mistake === 'missing' ? text.missing(text[field]) : text.wrongPhone
  }

  function filesError(): string | undefined {
    if (!isTried) return undefined
    if (attachments.list.some((file) => file.is === 'sending')) return text.filesUnderWay
    return attachments.list.some((file) => file.is === 'failed') ? text.filesFailed : undefined
  }

  const set = (field: PublicityField) => (value: string) => setValues((old) => ({ ...old, [field]: value }))

  const leave = (field: PublicityField) => () => setLeft((old) => new Set([...old, field]))

  const bind = (field: PublicityField) => ({
    label: text[field],
    name: field,
    value: values[field],
    onValue: set(field),
    onBlur: leave(field),
    error: errorOf(field),
    required: true,
  })

  /** The mask cannot be edited into a number: it makes room while another one is typed. */
  const phoneMask = {
    onFocus: () => values.phone === profile.phone && set('phone')(''),
    onBlur: () => {
      if (values.phone.trim() === '') set('phone')(profile.phone)
      leave('phone')()
    },
  }

  async function submit() {
    setIsTried(true)
    const wrong = publicityFields.find((field) => mistakes[field])
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    if (attachments.list.some((file) => file.is !== 'kept')) return undefined
    const files = keptFiles(attachments.list).map((file) => file.url)
    try {
      await publicityMutations.apply(toSend(values, profile.phone, files))
    } catch (error) {
      onRefused()
      throw error
    }
    isSent.current = true
    drafts.clear()
    onDone()
  }

  return (
    <form
      ref={form}
      className="publicity-form"
      noValidate
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
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
        <AttachmentList attachments={attachments} error={filesError()} />
      </section>
      <div className="publicity-submit">
        <Button type="submit" variant="primary" block onClick={submit}>
          {text.submit}
        </Button>
        <p className="publicity-note">{text.draft}</p>
      </div>
    </form>
  )
}
