import { guestCalls, guestLimits } from '#contract/practice/expert-sheets.ts'
import type { GuestInfo } from '#contract/practice/expert-sheets.ts'
import { HospitalField } from '#web/features/people/profile/fields/hospital-field.tsx'
import { expertSheetPaths } from '#web/paths/expert-sheets.ts'
import { EditForm } from '#web/shell/edit-form.tsx'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { PictureField } from '#web/shell/picture-field.tsx'
import { useUploads } from '#web/shell/use-uploads.ts'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { faultsOf, valuesOf } from '../guest-values.ts'
import { expertSheetMutations } from '../mutations.ts'
import type { SheetAddress } from '../queries.ts'
import { expertSheetText } from '../text.ts'
import { GuestCard } from './guest-card.tsx'

const mostPixels = 1024

export function GuestForm({ sheet, guest }: { sheet: SheetAddress; guest: GuestInfo }) {
  const text = useText(expertSheetText)
  const language = useLanguage()
  const photo = useUploads(guestCalls.uploadPhoto, sheet)
  return (
    <EditForm
      draftKey={`guest_draft_${sheet.id}`}
      saved={valuesOf(guest)}
      faultsOf={(values) => faultsInLanguage(faultsOf(values), language)}
      uploads={photo}
      above={expertSheetPaths.tasks(sheet.id)}
      onSave={(_changes, values) => expertSheetMutations.editGuest({ ...sheet, ...values })}
      renderPreview={(values) => <GuestCard guest={{ ...guest, ...values }} />}
    >
      {({ values, bind, set }) => (
        <>
          <p>{text.guestNote(guest.meeting_title)}</p>
          <PictureField
            label={text.photo}
            value={values.guest_photo}
            onValue={(url) => set('guest_photo', url)}
            uploads={photo}
            ratio={1}
            round
            mostPixels={mostPixels}
          />
          <Field {...bind('guest_name')} label={text.guestName} autoComplete="name" required />
          <Field
            {...bind('guest_position_name')}
            label={text.position}
            maxLength={guestLimits.guest_position_name}
            autoComplete="organization-title"
          />
          <HospitalField
            {...bind('guest_hospital_name')}
            label={text.hospital}
            maxLength={guestLimits.guest_hospital_name}
          />
          <Field
            {...bind('guest_department_name')}
            label={text.department}
            maxLength={guestLimits.guest_department_name}
          />
          <TextArea
            {...bind('introduce')}
            label={text.introduce}
            most={guestLimits.introduce}
            rows={6}
            hint={text.introduceHint}
          />
        </>
      )}
    </EditForm>
  )
}
