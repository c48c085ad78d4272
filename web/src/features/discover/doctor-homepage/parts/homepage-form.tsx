import { useState } from 'react'
import type { DoctorProfile } from '#contract/discover/doctor-homepage.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { deviceArea } from '#web/platform/kept.ts'
import { storage } from '#web/platform/storage.ts'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { PictureField } from '#web/shell/picture-field.tsx'
import { useBack } from '#web/shell/use-back.ts'
import { useDraft } from '#web/shell/use-draft.ts'
import { useForm } from '#web/shell/use-form.ts'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { createHomepageDraft } from '../draft.ts'
import { editText } from '../edit-text.ts'
import { faultsOf, toSend, valuesOf, withValues } from '../edit-values.ts'
import type { EditPage, HomepageValues } from '../edit-values.ts'
import { doctorMutations } from '../mutations.ts'
import { CardFields } from './card-fields.tsx'
import { DoctorHead } from './doctor-head.tsx'
import { DoctorWords } from './doctor-words.tsx'
import { WordFields } from './word-fields.tsx'
import './homepage-form.css'

const mostPixels = 1024

type HomepageFormProps = { page: EditPage; profile: DoctorProfile }

/** Edits a part of the own homepage and shows what it would look like. */
export function HomepageForm({ page, profile }: HomepageFormProps) {
  const text = useText(editText)
  const language = useLanguage()
  const back = useBack()
  const [saved] = useState(() => valuesOf(profile))
  const [draft] = useState(() =>
    createHomepageDraft(deviceArea, { page, userid: storage.get('userid'), saved }),
  )
  const [isRestored, setIsRestored] = useState(() => draft.get() !== undefined)
  const [look, setLook] = useState<'edit' | 'preview'>('edit')
  const portrait = useUploads(uploadCalls.upload, {})

  const form = useForm<HomepageValues>({
    initial: () => draft.get() ?? saved,
    faultsOf: (values) => faultsInLanguage(faultsOf(page, values), language),
    onWrong: () => setLook('edit'),
    async onSubmit(values) {
      if (portrait.list.some((upload) => upload.is === 'sending')) return toast(text.photoUnderWay, 'failure')
      const changes = toSend(page, values, saved)
      if (Object.keys(changes).length === 0) return toast(text.nothingChanged)
      await doctorMutations.edit({ doctor_id: profile.doctor_id, ...changes })
      forgetDraft()
      toast(text.saved, 'success')
      return back()
    },
  })
  const forgetDraft = useDraft(draft, form.values)

  async function discard() {
    if (!(await confirm({ title: text.discardAsk, yes: text.discard }))) return
    draft.clear()
    form.reset()
    setIsRestored(false)
  }

  return (
    <form className="homepage-form" {...form.props}>
      <Segmented
        label={text.look}
        value={look}
        onChange={setLook}
        options={[
          { value: 'edit', label: text.edit },
          { value: 'preview', label: text.preview },
        ]}
      />
      {isRestored && (
        <p className="homepage-form-restored">
          <span>{text.restored}</span>
          <Button small variant="quiet" onClick={discard}>
            {text.discard}
          </Button>
        </p>
      )}
      <div className="homepage-form-fields" hidden={look === 'preview'}>
        <PictureField
          label={text.portrait}
          value={form.values.doctor_cover}
          onValue={(url) => form.set('doctor_cover', url)}
          uploads={portrait}
          ratio={1}
          round
          mostPixels={mostPixels}
        />
        {page === 'homepage' ? (
          <WordFields bind={form.bind} />
        ) : (
          <CardFields bind={form.bind} name={profile.doctor_name} />
        )}
      </div>
      {look === 'preview' && <HomepagePreview doctor={withValues(profile, form.values)} />}
      <div className="homepage-form-foot">
        <Button type="submit" variant="primary" block softDisabled={form.isWrong} onClick={form.submit}>
          {text.save}
        </Button>
        <p className="homepage-form-note">{text.kept}</p>
      </div>
    </form>
  )
}

const HomepagePreview = ({ doctor }: { doctor: DoctorProfile }) => (
  <div className="homepage-form-preview">
    <DoctorHead doctor={doctor} />
    <DoctorWords doctor={doctor} />
  </div>
)
