import { useQuery } from '@tanstack/react-query'
import { Navigate } from '#web/shell/navigation.ts'
import { consultationSides, consultationStates } from '#contract/practice/consultation-states.ts'
import type { Consultation } from '#contract/practice/consultations.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { ConsultationHead } from '../parts/consultation-head.tsx'
import { OpinionForm } from '../parts/opinion-form.tsx'
import { OpinionSection } from '../parts/opinion-section.tsx'
import { OutcomeSection } from '../parts/outcome-section.tsx'
import { PatientSection } from '../parts/patient-section.tsx'
import { ProgressSection } from '../parts/progress-section.tsx'
import { useRecordPanel } from '../parts/record-panel.tsx'
import { SpecialistOpinion } from '../parts/specialist-opinion.tsx'
import { SpecialistsSection } from '../parts/specialists-section.tsx'
import { SuperiorTools } from '../parts/superior-tools.tsx'
import { TalkSection } from '../parts/talk-section.tsx'
import { consultationPaths } from '#web/paths/consultations.ts'
import { consultationQueries } from '../queries.ts'
import { consultationText } from '../text.ts'
import { useConsultationNews } from '../use-consultation-news.ts'

/** A consultation as the superior side sees it. */
export function SuperiorConsultation() {
  const text = useText(consultationText)
  useConsultationNews()
  const detail = useQuery(consultationQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={detail} nameOf={({ id }) => text.number(id)} missing={text.missing}>
      {(consultation) =>
        consultation.side === consultationSides.superior ? (
          <SuperiorBody key={consultation.id} consultation={consultation} />
        ) : (
          <Navigate replace to={consultationPaths.base(consultation.id)} />
        )
      }
    </DetailScreen>
  )
}

function SuperiorBody({ consultation }: { consultation: Consultation }) {
  const { actions } = consultation
  const isRecordBeside = useRecordPanel(consultation)
  const isEnded = consultation.status === consultationStates.ended
  return (
    <>
      <ConsultationHead consultation={consultation}>
        <SuperiorTools consultation={consultation} />
      </ConsultationHead>
      {!isRecordBeside && <PatientSection consultation={consultation} />}
      <TalkSection consultation={consultation} />
      {actions.includes('end') && <OpinionForm consultation={consultation} />}
      {actions.includes('sign') && <SpecialistOpinion consultation={consultation} />}
      <SpecialistsSection consultation={consultation} />
      {isEnded && <OpinionSection consultation={consultation} />}
      {isEnded && <OutcomeSection consultation={consultation} />}
      <ProgressSection consultation={consultation} />
    </>
  )
}
