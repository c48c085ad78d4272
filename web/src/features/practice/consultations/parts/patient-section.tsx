import { consentTexts } from '#contract/practice/patients.ts'
import type { Consultation } from '#contract/practice/consultations.ts'
import { PatientFileList } from '#web/features/practice/patient-files/cards/patient-file-list.tsx'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { consultationText } from '../text.ts'
import './patient-section.css'

/** The record of the patient, as it was when the consultation ended. */
export function PatientSection({ consultation }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const language = useLanguage()
  const { timeOf } = useTimeText()
  const { patient, consent_time, consent_version } = consultation
  return (
    <>
      <Section title={text.patient}>
        <Facts
          facts={[
            [text.name, patient.name],
            [text.gender, text.genders[patient.gender]!],
            [text.ageLabel, text.age(patient.age)],
            [text.phone, patient.phone],
            [text.idNumber, patient.id_number],
          ]}
        />
        <dl className="patient-section">
          <dt>{text.complaint}</dt>
          <dd>{patient.complaint}</dd>
          <dt>{text.history}</dt>
          <dd>{patient.history || text.none}</dd>
          <dt>{text.consent}</dt>
          <dd>
            {text.consentAt(timeOf(consent_time))}
            <p className="patient-section-consent">{consentTexts[consent_version]?.[language]}</p>
          </dd>
        </dl>
      </Section>
      {patient.attachments.length > 0 && (
        <Section title={text.attachments}>
          <div className="patient-section-files">
            <PatientFileList files={patient.attachments} patient={patient} />
          </div>
        </Section>
      )}
    </>
  )
}
