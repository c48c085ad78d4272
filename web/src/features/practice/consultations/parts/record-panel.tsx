import { useMemo } from 'react'
import type { Consultation } from '#contract/practice/consultations.ts'
import { useSidePanel } from '#web/shell/side-panel.ts'
import { useWidth } from '#web/shell/use-width.ts'
import { PatientSection } from './patient-section.tsx'
import './record-panel.css'

/**
 * Keeps the record in sight beside the column of a wide window, while the doctors talk or one of them writes; says whether it stands
 * there, so that the column does without. Where the record is all there is, nothing stands beside it.
 */
export function useRecordPanel(consultation: Consultation): boolean {
  const isWide = useWidth() === 'wide'
  const isBeside = isWide && consultation.imGroupId > 0
  useSidePanel(
    useMemo(() => (isBeside ? <RecordPanel consultation={consultation} /> : null), [consultation, isBeside]),
  )
  return isBeside
}

function RecordPanel({ consultation }: { consultation: Consultation }) {
  return (
    <div className="record-panel">
      <PatientSection consultation={consultation} />
    </div>
  )
}
