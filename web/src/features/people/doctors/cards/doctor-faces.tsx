import type { DoctorItem } from '#contract/wire/items.ts'
import { titleName } from '#contract/wire/titles.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { doctorPaths } from '#web/paths/doctors.ts'
import './doctor-faces.css'

/** Many doctors in little room, each leading to their homepage. */
export function DoctorFaces({ doctors }: { doctors: readonly DoctorItem[] }) {
  const language = useLanguage()
  return (
    <ul className="doctor-faces">
      {doctors.map((doctor) => (
        <li key={doctor.doctor_id}>
          <Link href={doctorPaths.home(doctor.doctor_id)} className="doctor-face">
            <Avatar src={doctor.doctor_cover} name="" size={64} />
            <span className="doctor-face-name">{doctor.doctor_name}</span>
            <span className="doctor-face-title">{titleName(doctor.title, language)}</span>
            <span className="doctor-face-hospital">{doctor.hospital}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
