import { useQuery } from '@tanstack/react-query'
import { userTypes } from '#contract/people/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PatientForm } from '../parts/patient-form.tsx'
import { patientText } from '../patient-text.ts'
import { consultationQueries } from '../queries.ts'

/** `patient_id` in the address is the patient; without one the screen begins a new draft. */
export function EditPatient() {
  const patientId = useQueryId('patient_id')
  const text = useText(patientText)
  const login = useLoginState()
  const user = login.is === 'in' ? login.user : undefined
  if (patientId > 0) return <KnownPatient key={patientId} patientId={patientId} />
  return (
    <ScreenFrame>
      {user && user.user_type !== userTypes.doctor ? (
        <ListState status="empty" emptyText={text.doctorsOnly} />
      ) : (
        <PatientForm patient={undefined} />
      )}
    </ScreenFrame>
  )
}

function KnownPatient({ patientId }: { patientId: number }) {
  const text = useText(patientText)
  const patient = useQuery(consultationQueries.patient(patientId))
  return (
    // The name of the patient stays out of the title, which browsers remember.
    <DetailScreen detail={patient} nameOf={() => text.patient} missing={text.missing}>
      {(detail) => <PatientForm patient={detail} />}
    </DetailScreen>
  )
}
