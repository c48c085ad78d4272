import type { DoctorItem } from '#contract/items.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { doctorPaths } from '../paths.ts'
import './doctor-row.css'

/** Who, and from where. */
export const DoctorRow = ({ doctor }: { doctor: DoctorItem }) => (
  <ListRow
    href={doctorPaths.home(doctor.doctor_id)}
    before={<Avatar src={doctor.doctor_cover} name="" size={48} />}
    title={
      <>
        <span className="doctor-row-name">{doctor.doctor_name}</span>{' '}
        <span className="doctor-row-title">{doctor.title}</span>
      </>
    }
    note={`${doctor.hospital} ${doctor.department}`}
  />
)
