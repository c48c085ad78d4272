import type { DoctorItem } from '#contract/wire/items.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { doctorPaths } from '#web/paths/doctors.ts'
import './doctor-row.css'

/** Who, and from where. */
export function DoctorRow({ doctor }: { doctor: DoctorItem }) {
  const language = useLanguage()
  return (
    <ListRow
      href={doctorPaths.home(doctor.doctor_id)}
      before={<Avatar src={doctor.doctor_cover} name="" size={48} />}
      title={
        <>
          <span className="doctor-row-name">{doctor.doctor_name}</span>{' '}
          <span className="doctor-row-title">{titleName(doctor.title, language)}</span>
        </>
      }
      note={`${doctor.hospital} ${doctor.department}`}
    />
  )
}
