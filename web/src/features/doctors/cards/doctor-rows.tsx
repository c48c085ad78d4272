import type { DoctorItem } from '#contract/items.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { doctorPaths } from '../paths.ts'
import './doctor-rows.css'

/** Doctors as rows, each leading to their homepage. */
export const DoctorRows = ({ doctors }: { doctors: readonly DoctorItem[] }) => (
  <ul className="doctor-rows">
    {doctors.map((doctor) => (
      <li key={doctor.doctor_id}>
        <ListRow
          href={doctorPaths.home(doctor.doctor_id)}
          before={<Avatar src={doctor.doctor_cover} name="" size={48} />}
          title={
            <>
              <span className="doctor-rows-name">{doctor.doctor_name}</span>{' '}
              <span className="doctor-rows-title">{doctor.title}</span>
            </>
          }
          note={`${doctor.hospital} ${doctor.department}`}
        />
      </li>
    ))}
  </ul>
)
