import { drawPortrait } from '#demo/art/portrait.ts'
import type { Doctor } from '#demo/content/people.ts'
import { hospitals } from '#demo/content/hospitals.ts'
import { buildDoctors } from '#demo/content/people.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { doctorDiseases, doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { demoAccounts, homepagePhones } from './account.ts'
import { loadDepartments } from '#demo/library/departments.ts'
import type { World } from '#demo/world.ts'

const doctorCount = 72

const owners = demoAccounts.filter(({ phone }) => homepagePhones.includes(phone))

/** The teaching title and the years of a doctor with an account, by the title. */
const standing = {
  主任医师: { teachingTitle: '教授', years: 26 },
  副主任医师: { teachingTitle: '副教授', years: 16 },
} as const

/** A doctor of the same department gets the name, hospital and title of a demo account, which is linked to the homepage. */
function beOwner(doctors: Doctor[], { truename, gender, work }: (typeof owners)[number]) {
  const at = doctors.findLastIndex((one) => one.department === work?.department && one.gender === gender)
  const hospital = hospitals.findIndex(({ name }) => name === work?.hospital)
  const doctor = doctors[at]
  if (!doctor || !work || hospital < 0) return
  const { teachingTitle, years } = standing[work.title]
  const introduction = doctor.introduction.replaceAll(doctor.name, truename).replace(/\d+ 年/, `${years} 年`)
  const link = `课题组主页：https://example.org/${doctor.subject + 1}`
  doctors[at] = {
    ...doctor,
    name: truename,
    hospital,
    title: work.title,
    teachingTitle,
    introduction: `${introduction}\n${link}`,
  }
}

export async function loadDoctors(world: World): Promise<void> {
  world.doctors = buildDoctors(doctorCount)
  for (const owner of owners) beOwner(world.doctors, owner)
  const departmentIds = await loadDepartments(world)
  world.doctorIds = await insertForIds(
    world.db,
    doctors,
    world.doctors.map((doctor, at) => ({
      name: doctor.name,
      cover: world.shelf.draw(`doctor-${at}`, drawPortrait(doctor.portraitSeed, doctor)),
      hospital: hospitals[doctor.hospital]!.name,
      department: doctor.department,
      department_id: departmentIds[at]!,
      title: doctor.teachingTitle ? `${doctor.title} ${doctor.teachingTitle}` : doctor.title,
      college_id: world.collegeIds[doctor.subject]!,
      good_at: doctor.goodAt,
      introduction: doctor.introduction,
      sort: at,
    })),
  )
  await insertRows(
    world.db,
    doctorDiseases,
    world.doctors.flatMap((doctor, at) =>
      doctor.diseases.map((disease) => ({
        doctor_id: world.doctorIds[at]!,
        disease_id: world.diseaseIds[doctor.subject]![disease]!,
      })),
    ),
  )
}
