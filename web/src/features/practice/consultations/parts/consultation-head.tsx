import type { ReactNode } from 'react'
import { consultationRecordPath } from '#contract/practice/consultations.ts'
import type { Consultation, ConsultationPerson } from '#contract/practice/consultations.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { consultationText } from '../text.ts'
import { ConsultationTags } from './consultation-tags.tsx'
import './consultation-head.css'

const nameOf = (person: ConsultationPerson | null, language: Language) =>
  person
    ? [person.hospital, person.truename, titleName(person.title, language)].filter(Boolean).join(' ')
    : ''

/** Who asks whom and when. `children` are what the caller may do now. */
export function ConsultationHead({
  consultation,
  children,
}: {
  consultation: Consultation
  children?: ReactNode
}) {
  const text = useText(consultationText)
  const language = useLanguage()
  const { id, status, urgent, receiver, purpose } = consultation
  const asked = [consultation.hospital, consultation.department_name, consultation.doctor_name]
  return (
    <div className="consultation-head">
      <Headline
        title={text.number(id)}
        tags={<ConsultationTags status={status} urgent={urgent} is_received={asBit(receiver !== null)} />}
      />
      <p className="consultation-head-purpose">
        <strong>{text.purpose}</strong> {purpose}
      </p>
      <Facts
        facts={[
          [text.applicant, nameOf(consultation.applicant, language)],
          [text.asked, asked.filter(Boolean).join(' ')],
          [text.receiver, nameOf(receiver, language)],
          [text.applyTime, consultation.apply_time],
          [text.beginTime, consultation.begin_time],
          [text.startTime, consultation.start_time],
          [text.endTime, consultation.end_time],
        ]}
      />
      <div className="consultation-head-tools">
        {children}
        {consultation.imGroupId > 0 && (
          <a
            className="button"
            data-variant="plain"
            href={`${consultationRecordPath}${id}.pdf?lang=${language}`}
            download
          >
            <span className="button-label">{text.record}</span>
          </a>
        )}
      </div>
    </div>
  )
}
