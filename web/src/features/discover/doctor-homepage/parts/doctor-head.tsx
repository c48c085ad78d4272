import type { ReactNode } from 'react'
import type { DoctorProfile } from '#contract/discover/doctor-homepage.ts'
import { departmentName } from '#contract/wire/department-names.ts'
import { titleName } from '#contract/wire/titles.ts'
import { departmentPaths } from '#web/paths/departments.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import './doctor-head.css'

type DoctorHeadProps = {
  doctor: DoctorProfile
  /** Below the words: the live mark, the numbers. */
  children?: ReactNode
  actions?: ReactNode
}

/** Portrait over a band in the colour of the subject, name, title, hospital and department. */
export function DoctorHead({ doctor, children, actions }: DoctorHeadProps) {
  const language = useLanguage()
  const title = titleName(doctor.title, language)
  const department = departmentName(doctor.department, language)
  return (
    <div className="doctor-head" style={{ '--doctor-head-subject': doctor.college_id }}>
      <div className="doctor-head-top">
        <span className="doctor-head-portrait">
          <Avatar src={doctor.doctor_cover} name="" size={88} />
        </span>
        {actions && <div className="doctor-head-actions">{actions}</div>}
      </div>
      <h2 className="doctor-head-name">
        {doctor.doctor_name} <span className="doctor-head-title">{title}</span>
      </h2>
      <p className="doctor-head-place">
        <span className="doctor-head-hospital">{doctor.hospital}</span>{' '}
        {doctor.department_id > 0 ? (
          <Link href={departmentPaths.detail(doctor.department_id)}>{department}</Link>
        ) : (
          department
        )}
      </p>
      {children}
    </div>
  )
}
