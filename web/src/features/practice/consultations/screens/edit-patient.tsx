import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userTypes } from '#contract/people/account.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { consultationPaths } from '#web/paths/consultations.ts'
import { useNavigate } from '#web/shell/navigation.ts'
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
  const navigate = useNavigate()
  /** The draft that the form on this page has made: it stays as it is, under the address of the draft. */
  const [draftId, setDraftId] = useState(0)
  if (patientId > 0 && patientId !== draftId) return <KnownPatient key={patientId} patientId={patientId} />
  return (
    <ScreenFrame>
      {user && user.user_type !== userTypes.doctor ? (
        <ListState status="note" emptyText={text.doctorsOnly} />
      ) : (
        <PatientForm
          patient={undefined}
          draftId={draftId}
          onDraft={(id) => {
            setDraftId(id)
            void navigate(consultationPaths.patient(id), { replace: true })
          }}
        />
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
