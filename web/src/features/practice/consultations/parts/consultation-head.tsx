import type { ReactNode } from 'react'
import { consultationRecordPath } from '#contract/practice/consultations.ts'
import type { Consultation, ConsultationPerson } from '#contract/practice/consultations.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { titleName } from '#contract/wire/titles.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { separated } from '#web/ui/format/separated.ts'
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
  const { timeOf } = useTimeText()
  const language = useLanguage()
  const { id, status, urgent, applicant, receiver, purpose } = consultation
  // Somebody whose account is deleted is known by the name alone.
  const verified =
    applicant && applicant.userid > 0 && (applicant.verified === 1 ? text.verified : text.unverified)
  const asked = [consultation.hospital, consultation.department_name, consultation.doctor_name]
  return (
    <div className="consultation-head">
      <Headline
        title={text.number(id)}
        tags={
          <ConsultationTags
            status={status}
            urgent={urgent}
            is_received={asBit(receiver !== null)}
            is_returned={consultation.is_returned}
          />
        }
      />
      {consultation.is_returned === 1 && (
        <div className="consultation-head-returned">
          <strong>
            {consultation.actions.includes('resend') ? text.returnedTitle : text.waitsForResend}
          </strong>
          <p>{consultation.return_reason}</p>
        </div>
      )}
      <p className="consultation-head-purpose">
        <strong>{text.purpose}</strong> {purpose}
      </p>
      <Facts
        facts={[
          [text.applicant, separated([nameOf(applicant, language), verified])],
          [text.asked, asked.filter(Boolean).join(' ')],
          [text.receiver, nameOf(receiver, language)],
          [text.applyTime, timeOf(consultation.apply_time)],
          [text.promisedLabel, timeOf(consultation.promised_time)],
          [text.beginTime, timeOf(consultation.begin_time)],
          [text.startTime, timeOf(consultation.start_time)],
          [text.endTime, timeOf(consultation.end_time)],
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
