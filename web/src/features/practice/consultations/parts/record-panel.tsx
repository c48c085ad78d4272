import { useMemo } from 'react'
import type { Consultation } from '#contract/practice/consultations.ts'
import { useSidePanel } from '#web/shell/side-panel.ts'
import { PatientSection } from './patient-section.tsx'
import './record-panel.css'

/**
 * Keeps the record in sight beside the column of a wide window, while the doctors talk or one of them writes. Where the record is all
 * there is, nothing stands beside it.
 */
export function useRecordPanel(consultation: Consultation): void {
  const isTalking = consultation.imGroupId > 0
  useSidePanel(
    useMemo(
      () => (isTalking ? <RecordPanel consultation={consultation} /> : null),
      [consultation, isTalking],
    ),
  )
}

function RecordPanel({ consultation }: { consultation: Consultation }) {
  return (
    <div className="record-panel">
      <PatientSection consultation={consultation} />
    </div>
  )
}
