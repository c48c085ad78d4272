import type { DoctorProfile } from '#contract/discover/doctor-homepage.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { EditForm } from '#web/shell/edit-form.tsx'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { PictureField } from '#web/shell/picture-field.tsx'
import { useUploads } from '#web/shell/use-uploads.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { editText } from '../edit-text.ts'
import { faultsOf, valuesOf } from '../edit-values.ts'
import type { EditPage } from '../edit-values.ts'
import { doctorMutations } from '../mutations.ts'
import { CardFields } from './card-fields.tsx'
import { DoctorHead } from './doctor-head.tsx'
import { DoctorWords } from './doctor-words.tsx'
import { WordFields } from './word-fields.tsx'
import './homepage-form.css'

const mostPixels = 1024

type HomepageFormProps = { page: EditPage; profile: DoctorProfile }

/** Edits a part of a doctor's own homepage. Only what was changed is sent, so that two pages do not overwrite each other. */
export function HomepageForm({ page, profile }: HomepageFormProps) {
  const text = useText(editText)
  const language = useLanguage()
  const portrait = useUploads(uploadCalls.upload, {})
  return (
    <EditForm
      draftKey={`homepage_draft_${page}`}
      saved={valuesOf(page, profile)}
      faultsOf={(values) => faultsInLanguage(faultsOf(values), language)}
      uploads={portrait}
      onSave={(changes) => doctorMutations.edit({ doctor_id: profile.doctor_id, ...changes })}
      renderPreview={(values) => <HomepagePreview doctor={{ ...profile, ...values }} />}
    >
      {(form) => (
        <>
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
        </>
      )}
    </EditForm>
  )
}

const HomepagePreview = ({ doctor }: { doctor: DoctorProfile }) => (
  <>
    <DoctorHead doctor={doctor} />
    <DoctorWords doctor={doctor} />
  </>
)
