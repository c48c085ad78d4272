import type { ConsultationItem } from '#contract/practice/consultations.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { separated } from '#web/ui/format/separated.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { consultationText } from '../text.ts'
import { ConsultationTags } from './consultation-tags.tsx'
import { VerifiedTag } from './verified-tag.tsx'
import './consultation-row.css'

type ConsultationRowProps = { consultation: ConsultationItem; href: string; isBase: boolean }

export function ConsultationRow({ consultation, href, isBase }: ConsultationRowProps) {
  const text = useText(consultationText)
  const { timeOf } = useTimeText()
  const { gender, age, begin_time, apply_time, promised_time } = consultation
  const asked = [consultation.hospital, consultation.department_name, consultation.receiver_name]
  const applicant = [consultation.applicant_hospital, consultation.applicant_name]
  return (
    <ListRow
      href={href}
      title={
        <span className="consultation-row-title">
          <span>{consultation.patient_name}</span>
          <span className="consultation-row-facts">{separated([text.genders[gender], text.age(age)])}</span>
          <ConsultationTags {...consultation} />
        </span>
      }
      note={
        <span className="consultation-row-notes">
          <span>
            {(isBase ? asked : applicant).filter(Boolean).join(' ')}
            {!isBase && <VerifiedTag isVerified={consultation.applicant_verified === 1} />}
          </span>
          <span>
            {begin_time
              ? `${text.beginTime} ${timeOf(begin_time)}`
              : `${text.applyTime} ${timeOf(apply_time)}`}
          </span>
          {promised_time && <span>{text.promised(timeOf(promised_time))}</span>}
        </span>
      }
    />
  )
}
