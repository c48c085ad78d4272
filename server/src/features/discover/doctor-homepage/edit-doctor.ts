import { doctorCalls, homepageFailures } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { updateDoctor } from '#server/features/people/doctors/doctors.queries.ts'
import { requireShownPicture } from '#server/features/people/profile/shown-picture.ts'
import { selectDepartmentByName } from '#server/features/library/departments/departments.queries.ts'
import { presentProfile } from './doctor-homepage.present.ts'
import { selectProfileOf } from './doctor-homepage.queries.ts'
import type { DoctorProfileRow } from './doctor-homepage.queries.ts'

export const getProfile = answer(doctorCalls.profile, async (_input, context) =>
  presentProfile(await findOwn(context.db, memberOf(context).userId)),
)

export const editDoctor = answer(doctorCalls.edit, async (input, context) => {
  const { userId } = memberOf(context)
  const { doctor_id: doctorId, doctor_cover: cover, ...fields } = input
  const columns = { ...fields, cover }
  if (Object.values(columns).every((value) => value === undefined)) throw refuse(failures.parametersMissing)
  const isEmptied = [fields.title, fields.hospital, fields.department].includes('')
  if (isEmptied) throw refuse(homepageFailures.fieldEmpty)
  return context.db.transaction(async (db) => {
    const doctor = await findOwn(db, userId)
    if (doctor.id !== doctorId) throw refuse(homepageFailures.notYourHomepage)
    if (cover !== undefined) {
      const change = { present: doctor.cover, wanted: cover }
      await requireShownPicture(db, userId, change, homepageFailures.pictureNotOwn)
    }
    await updateDoctor(db, doctorId, { ...columns, ...(await findDepartment(db, fields, doctor)) })
    return presentProfile(await findOwn(db, userId))
  })
})

async function findOwn(db: Db, userId: number): Promise<DoctorProfileRow> {
  const doctor = await selectProfileOf(db, userId)
  if (!doctor) throw refuse(homepageFailures.noHomepage)
  return doctor
}

/** A doctor who moves leaves the page of their department, and comes to that of the new one if there is one. */
async function findDepartment(
  db: Db,
  { hospital, department }: { hospital?: string | undefined; department?: string | undefined },
  doctor: DoctorProfileRow,
) {
  const wanted = { hospital: hospital ?? doctor.hospital, name: department ?? doctor.department }
  if (wanted.hospital === doctor.hospital && wanted.name === doctor.department) return {}
  return { department_id: (await selectDepartmentByName(db, wanted)) ?? null }
}
