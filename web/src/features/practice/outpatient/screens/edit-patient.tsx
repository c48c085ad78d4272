import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { PatientForm } from '../parts/patient-form.tsx'
import { patientText } from '../patient-text.ts'
import { outpatientQueries } from '../queries.ts'

/** `patient_id` in the address is the patient; without one the screen begins a new draft. */
export function EditPatient() {
  const patientId = useQueryId('patient_id')
  if (patientId > 0) return <KnownPatient key={patientId} patientId={patientId} />
  return (
    <ScreenFrame>
      <PatientForm patient={undefined} />
    </ScreenFrame>
  )
}

function KnownPatient({ patientId }: { patientId: number }) {
  const text = useText(patientText)
  const patient = useQuery(outpatientQueries.patient(patientId))
  return (
    // The name of the patient stays out of the title, which browsers remember.
    <DetailScreen detail={patient} nameOf={() => text.patient} missing={text.missing}>
      {(detail) => <PatientForm patient={detail} />}
    </DetailScreen>
  )
}
