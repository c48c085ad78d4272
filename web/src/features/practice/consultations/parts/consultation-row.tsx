import type { ConsultationItem } from '#contract/practice/consultations.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { consultationText } from '../text.ts'
import { ConsultationTags } from './consultation-tags.tsx'
import './consultation-row.css'

type ConsultationRowProps = { consultation: ConsultationItem; href: string; isBase: boolean }

export function ConsultationRow({ consultation, href, isBase }: ConsultationRowProps) {
  const text = useText(consultationText)
  const { gender, age, begin_time, apply_time } = consultation
  const asked = [consultation.hospital, consultation.department_name, consultation.receiver_name]
  const applicant = [consultation.applicant_hospital, consultation.applicant_name]
  return (
    <ListRow
      href={href}
      title={
        <span className="consultation-row-title">
          <span>{consultation.patient_name}</span>
          <span className="consultation-row-facts">
            {text.genders[gender]} · {text.age(age)}
          </span>
          <ConsultationTags {...consultation} />
        </span>
      }
      note={
        <span className="consultation-row-notes">
          <span>{(isBase ? asked : applicant).filter(Boolean).join(' ')}</span>
          <span>{begin_time ? `${text.beginTime} ${begin_time}` : `${text.applyTime} ${apply_time}`}</span>
        </span>
      }
    />
  )
}
