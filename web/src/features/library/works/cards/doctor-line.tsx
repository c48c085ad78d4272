import type { DoctorItem } from '#contract/wire/items.ts'
import { DoctorRows } from '#web/features/people/doctors/cards/doctor-rows.tsx'
import { FollowButton } from '#web/features/community/follows/cards/follow-button.tsx'
import './doctor-line.css'

/** The doctor of the open work: links to their homepage and can be followed. */
export const DoctorLine = ({ doctor }: { doctor: DoctorItem }) => (
  <div className="doctor-line">
    <DoctorRows doctors={[doctor]} />
    <FollowButton kind="doctor" itemId={doctor.doctor_id} />
  </div>
)
