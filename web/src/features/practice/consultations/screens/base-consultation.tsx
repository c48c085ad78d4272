import { useQuery } from '@tanstack/react-query'
import { Navigate } from '#web/shell/navigation.ts'
import { consultationSides, consultationStates } from '#contract/practice/consultation-states.ts'
import type { Consultation } from '#contract/practice/consultations.ts'
import { teachingPaths } from '#web/paths/teaching-cases.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { CancelButton } from '../parts/cancel-button.tsx'
import { ConsultationHead } from '../parts/consultation-head.tsx'
import { OpinionSection } from '../parts/opinion-section.tsx'
import { OutcomeSection } from '../parts/outcome-section.tsx'
import { PatientSection } from '../parts/patient-section.tsx'
import { ProgressSection } from '../parts/progress-section.tsx'
import { SpecialistsSection } from '../parts/specialists-section.tsx'
import { TalkSection } from '../parts/talk-section.tsx'
import { useRecordPanel } from '../parts/record-panel.tsx'
import { ViewsSection } from '../parts/views-section.tsx'
import { consultationPaths } from '#web/paths/consultations.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationQueries } from '../queries.ts'
import { consultationText } from '../text.ts'
import { useConsultationNews } from '../use-consultation-news.ts'

/** A consultation as the applying doctor sees it. */
export function BaseConsultation() {
  const text = useText(consultationText)
  useConsultationNews()
  const detail = useQuery(consultationQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={detail} nameOf={({ id }) => text.number(id)} missing={text.missing}>
      {(consultation) =>
        consultation.side === consultationSides.base ? (
          <BaseBody key={consultation.id} consultation={consultation} />
        ) : (
          <Navigate replace to={consultationPaths.superior(consultation.id)} />
        )
      }
    </DetailScreen>
  )
}

const { awaiting, ended, cancelled } = consultationStates

function BaseBody({ consultation }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const { id, status, actions, patient_id: patientId } = consultation
  const isOver = status === ended || status === cancelled
  const isRecordBeside = useRecordPanel(consultation)

  async function resend() {
    await consultationMutations.resend({ id })
    toast(text.resendDone, 'success')
  }

  return (
    <>
      <ConsultationHead consultation={consultation}>
        {actions.includes('resend') && (
          <Button variant="primary" onClick={resend}>
            {text.resend}
          </Button>
        )}
        {actions.includes('edit') && patientId > 0 && (
          <ButtonLink href={consultationPaths.patient(patientId)}>{text.edit}</ButtonLink>
        )}
        {isOver && patientId > 0 && (
          <ButtonLink href={consultationPaths.patient(patientId)}>{text.again}</ButtonLink>
        )}
        {status === ended && <ButtonLink href={teachingPaths.make(id)}>{text.teachingCase}</ButtonLink>}
        {actions.includes('cancel') && <CancelButton id={id} label={text.cancel} />}
      </ConsultationHead>
      {status !== awaiting && status !== cancelled && <OpinionSection consultation={consultation} />}
      <SpecialistsSection consultation={consultation} />
      <TalkSection consultation={consultation} />
      {status === ended && <OutcomeSection consultation={consultation} />}
      {!isRecordBeside && <PatientSection consultation={consultation} />}
      <ViewsSection id={id} />
      <ProgressSection consultation={consultation} />
    </>
  )
}
