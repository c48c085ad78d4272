import type { DoctorItem } from '#contract/wire/items.ts'
import { DoctorRow } from './doctor-row.tsx'
import './doctor-rows.css'

/** Doctors as rows, each leading to their homepage. */
export const DoctorRows = ({ doctors }: { doctors: readonly DoctorItem[] }) => (
  <ul className="doctor-rows">
    {doctors.map((doctor) => (
      <li key={doctor.doctor_id}>
        <DoctorRow doctor={doctor} />
      </li>
    ))}
  </ul>
)
