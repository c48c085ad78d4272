import { useState } from 'react'
import { verificationCalls } from '#contract/people/verification.ts'
import { uploadLimits } from '#contract/wire/uploads.ts'
import { accountPaths } from '#web/paths/account.ts'
import { OptionField } from '#web/features/people/profile/fields/option-field.tsx'
import { keptFiles } from '#web/shell/uploads.ts'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { faultsOf, toSend } from '../form-values.ts'
import type { VerificationField, VerificationValues } from '../form-values.ts'
import { verificationMutations } from '../mutations.ts'
import { verificationText } from '../text.ts'
import { PhotoGrid } from './photo-grid.tsx'
import './verification-form.css'

const consentAgreementId = 9
const privacyPolicyId = 1

/** Large enough to read a certificate by. */
const shrink = { aboveBytes: uploadLimits.pictureBytes, mostPixels: 3000 }

type VerificationFormProps = {
  known: { real_name: string; title: string }
  onDone: () => unknown
}

/** Nothing typed here is kept in the browser: it holds the number of an identity card. */
export function VerificationForm({ known, onDone }: VerificationFormProps) {
  const text = useText(verificationText)
  const language = useLanguage()
  const [isAgreed, setIsAgreed] = useState(false)
  const photos = useUploads(verificationCalls.uploadPhoto, {}, { shrink })
  const kept = keptFiles(photos.list).map((photo) => photo.url)
  const form = useForm<VerificationValues>({
    initial: () => ({ ...known, id_number: '', qualification_number: '' }),
    faultsOf: (values) => faultsInLanguage(faultsOf(values, kept.length), language),
    draft: { key: 'verification', in: 'page' },
    async onSubmit(values) {
      if (photos.list.length !== kept.length) return false
      if (!isAgreed) {
        toast(text.tickConsent, 'failure')
        return false
      }
      await verificationMutations.submit({ ...toSend(values), photos: kept })
      toast(text.submitted, 'success')
      return onDone()
    },
  })
  const bind = (field: VerificationField) => ({ ...form.bind(field), label: text[field] })

  function photosError(): string | undefined {
    if (photos.list.some((photo) => photo.is === 'failed')) return text.photosFailed
    if (!form.isTried) return undefined
    if (photos.list.some((photo) => photo.is === 'sending')) return text.photosUnderWay
    return faultsOf(form.values, kept.length).photos?.[language]
  }

  const { label, value, onValue, error } = bind('title')
  return (
    <form className="field-stack verification-form" {...form.props}>
      <Field {...bind('real_name')} autoComplete="name" hint={text.realNameHint} required />
      <Field
        {...bind('qualification_number')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        hint={text.qualificationHint}
        required
      />
      <OptionField of="title" label={label} value={value} onValue={onValue} error={error} />
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
        softDisabled={form.isWrong || !isAgreed}
        onClick={form.submit}
      >
        {text.submit}
      </Button>
    </form>
  )
}
