import { useState } from 'react'
import {
  teachingCalls,
  teachingConsentTexts,
  teachingConsentVersion,
  teachingLimits,
} from '#contract/practice/teaching-cases.ts'
import type { CaseDraft } from '#contract/practice/teaching-cases.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useMaskedPictures } from '#web/features/community/masking/cards/masked-pictures.ts'
import { SubjectChips } from '#web/features/library/subjects/fields/subject-chips.tsx'
import { PicturePainter } from '#web/features/practice/patient-files/cards/picture-painter.tsx'
import { keptFiles } from '#web/shell/uploads.ts'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { teachingMutations } from '../mutations.ts'
import { teachingText } from '../text.ts'
import { CasePictures } from './case-pictures.tsx'
import './case-form.css'

/** The text of a case, pictures with what identifies painted over, and the patient's consent. */
export function CaseForm({ id, draft }: { id: number; draft: CaseDraft }) {
  const text = useText(teachingText)
  const language = useLanguage()
  const pictures = useUploads(
    teachingCalls.upload,
    {},
    { known: draft.pictures.map((url, at) => ({ url, name: text.picture(at + 1) })) },
  )
  const masked = useMaskedPictures(keptFiles(pictures.list).map(({ url }) => url))
  const [painted, setPainted] = useState<CaseDraft['files'][number]>()
  const form = useForm({
    initial: () => ({ title: draft.title, body: draft.body, subject: '', checked: '', consent: '' }),
    faultsOf: ({ title, body, subject, checked, consent }) => ({
      title: faultOf(text.name, title, teachingLimits.title),
      body: faultOf(text.body, body, teachingLimits.body),
      subject: subject === '' ? text.subjectMissing : undefined,
      checked: faultOfPictures(checked),
      consent: consent === '' ? text.consentMissing : undefined,
    }),
    draft: { key: `case_${id}`, in: 'page' },
    async onSubmit({ title, body, subject }) {
      await teachingMutations.submit({
        id,
        college_id: Number(subject),
        title,
        body,
        pictures: masked,
        consent: true,
      })
      return toast(text.submitted, 'success')
    },
  })

  function faultOf(label: string, value: string, most: number): string | undefined {
    if (value.trim() === '') return text.missingField(label)
    return characterCount(value.trim()) > most ? text.tooLong(most) : undefined
  }

  function faultOfPictures(checked: string): string | undefined {
    if (pictures.list.length === 0) return undefined
    if (masked.length < pictures.list.length || masked.includes('')) return text.masksMissing
    return checked === '' ? text.checkedMissing : undefined
  }

  function use(picture: Blob) {
    setPainted(undefined)
    form.set('checked', '')
    const name = text.picture(pictures.list.length + 1)
    void pictures.add(new File([picture], name, { type: picture.type }))
  }

  const { error: subjectError } = form.bind('subject')
  return (
    <form className="case-form" {...form.props}>
      <p className="case-form-hint">{text.hint}</p>
      <Field {...form.bind('title')} label={text.name} />
      <TextArea {...form.bind('body')} label={text.body} most={teachingLimits.body} rows={10} />
      <div>
        <span className="field-label">{text.subject}</span>
        <SubjectChips
          chosen={Number(form.values.subject)}
          onChoose={(collegeId) => form.set('subject', collegeId === 0 ? '' : String(collegeId))}
        />
        <div className="field-note" data-wrong={subjectError ? true : undefined} aria-live="polite">
          {subjectError}
        </div>
      </div>
      <CasePictures files={draft.files} pictures={pictures} onPaint={setPainted} />
      {pictures.list.length > 0 && (
        <Checkbox
          name="checked"
          checked={form.values.checked === '1'}
          error={form.bind('checked').error}
          onChange={(isOn) => form.set('checked', isOn ? '1' : '')}
        >
          {text.checked}
        </Checkbox>
      )}
      <Checkbox
        name="consent"
        checked={form.values.consent === '1'}
        error={form.bind('consent').error}
        onChange={(isOn) => form.set('consent', isOn ? '1' : '')}
      >
        {teachingConsentTexts[teachingConsentVersion]![language]}
      </Checkbox>
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.submit}
      </Button>
      <PicturePainter file={painted} onClose={() => setPainted(undefined)} onUse={use} />
    </form>
  )
}
