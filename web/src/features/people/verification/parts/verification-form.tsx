import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { accountPaths } from '#web/features/people/account/paths.ts'
import { OptionField } from '#web/features/people/profile/fields/option-field.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { faultsOf, tidyNumber, verificationFields } from '../form-values.ts'
import type { VerificationField, VerificationValues } from '../form-values.ts'
import { verificationMutations } from '../mutations.ts'
import { verificationText } from '../text.ts'
import { usePhotos } from '../use-photos.ts'
import { PhotoGrid } from './photo-grid.tsx'
import './verification-form.css'

const consentAgreementId = 9
const privacyPolicyId = 1

type VerificationFormProps = {
  known: { real_name: string; title: string }
  onDone: () => unknown
}

/** Nothing typed here is kept in the browser: it holds the number of an identity card. */
export function VerificationForm({ known, onDone }: VerificationFormProps) {
  const text = useText(verificationText)
  const language = useLanguage()
  const [values, setValues] = useState<VerificationValues>({
    ...known,
    id_number: '',
    qualification_number: '',
  })
  const [left, setLeft] = useState<ReadonlySet<VerificationField>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const [isAgreed, setIsAgreed] = useState(false)
  const photos = usePhotos()
  const form = useRef<HTMLFormElement>(null)
  const kept = photos.list.flatMap((photo) => (photo.is === 'kept' ? [photo.url] : []))
  const faults = faultsOf(values, kept.length)

  const bind = (field: VerificationField) => ({
    label: text[field],
    name: field,
    value: values[field],
    onValue: (value: string) => setValues((old) => ({ ...old, [field]: value })),
    onBlur: () => setLeft((old) => new Set([...old, field])),
    error: isTried || left.has(field) ? faults[field]?.[language] : undefined,
  })

  function photosError(): string | undefined {
    if (photos.list.some((photo) => photo.is === 'failed')) return text.photosFailed
    if (!isTried) return undefined
    if (photos.list.some((photo) => photo.is === 'sending')) return text.photosUnderWay
    return faults.photos?.[language]
  }

  async function submit() {
    setIsTried(true)
    const wrong = verificationFields.find((field) => faults[field])
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    if (faults.photos || photos.list.length !== kept.length) return undefined
    if (!isAgreed) return toast(text.tickConsent, 'failure')
    await verificationMutations.submit({
      real_name: values.real_name.trim(),
      id_number: tidyNumber(values.id_number),
      qualification_number: tidyNumber(values.qualification_number),
      title: values.title.trim(),
      photos: kept,
    })
    toast(text.submitted, 'success')
    return onDone()
  }

  const title = bind('title')
  return (
    <form
      ref={form}
      className="verification-form"
      noValidate
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <Field {...bind('real_name')} autoComplete="name" hint={text.realNameHint} required />
      <Field
        {...bind('qualification_number')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        hint={text.qualificationHint}
        required
      />
      <OptionField
        of="title"
        label={title.label}
        value={title.value}
        onValue={title.onValue}
        error={title.error}
      />
      <Field {...bind('id_number')} autoComplete="off" autoCapitalize="characters" maxLength={24} />
      <PhotoGrid photos={photos} error={photosError()} />
      <Checkbox checked={isAgreed} onChange={setIsAgreed}>
        {text.consent} <Link href={accountPaths.agreement(consentAgreementId)}>{text.consentAgreement}</Link>{' '}
        {text.and} <Link href={accountPaths.agreement(privacyPolicyId)}>{text.privacyPolicy}</Link>
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        block
        softDisabled={Object.keys(faults).length > 0 || !isAgreed}
        onClick={submit}
      >
        {text.submit}
      </Button>
    </form>
  )
}
