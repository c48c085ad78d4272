import { useText } from '#web/ui/language.ts'
import { separated } from '#web/ui/format/separated.ts'
import { contradictionsOf } from '../dicom/identity.ts'
import type { DicomIdentity, ExpectedPatient } from '../dicom/identity.ts'
import { patientFileText } from '../text.ts'
import './file-identity.css'

type FileIdentityProps = { identity: DicomIdentity; patient: ExpectedPatient | undefined }

/** Whom a DICOM file is about, when and how it was made; and a warning where that is not the patient it is shown for. */
export function FileIdentity({ identity, patient }: FileIdentityProps) {
  const text = useText(patientFileText)
  const { names, gender, birth, date, modality } = identity
  const facts = [
    names.join(' / '),
    gender !== undefined && text.genders[gender],
    birth && text.born(birth),
    modality,
    date && text.examined(date),
  ].filter(Boolean)
  const wrong = patient ? contradictionsOf(identity, patient) : []
  return (
    <div className="file-identity">
      <p>{facts.length > 0 ? separated(facts) : text.anonymous}</p>
      {wrong.length > 0 && (
        <p className="file-identity-warning" role="alert">
          {text.otherPatient(wrong.map((part) => text.identityParts[part]))}
        </p>
      )}
    </div>
  )
}
