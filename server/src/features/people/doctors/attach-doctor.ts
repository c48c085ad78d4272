import { doctorFailures } from '#contract/people/doctors.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { lockUser, selectUser } from '#server/features/people/account/account.queries.ts'
import { doctorLinked } from './doctors.events.ts'
import { homepageLinked, homepageUnlinked } from './doctors.notices.ts'
import { hasDoctor, lockDoctor, updateDoctorUser } from './doctors.queries.ts'

/** Gives a doctor's homepage to an account. */
export async function giveDoctor(context: Services, doctorId: number, userId: number): Promise<void> {
  if (!(await hasDoctor(context.db, doctorId))) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  if (!(await selectUser(context.db, userId))) throw refuse(failures.dataMissing, { detail: 'userid' })
  await context.db.transaction(async (db) => {
    await attachDoctor({ ...context, db }, doctorId, userId)
    await notify(db, userId, homepageLinked.write({ doctorId }))
  })
}

/** Takes a doctor's homepage from its account. */
export async function detachDoctor({ db }: Services, doctorId: number): Promise<void> {
  await db.transaction(async (db) => {
    const doctor = await lockDoctor(db, doctorId)
    if (!doctor) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
    await updateDoctorUser(db, doctorId, null)
    if (doctor.userId !== null) await notify(db, doctor.userId, homepageUnlinked.write({}))
  })
}

/** An account is one doctor: the lock makes it wait for a link of its own that is under way. */
export async function attachDoctor(
  { db, events }: Services,
  doctorId: number,
  userId: number,
): Promise<void> {
  await db.transaction(async (db) => {
    await lockUser(db, userId)
    if (!(await updateDoctorUser(db, doctorId, userId))) throw refuse(doctorFailures.alreadyLinked)
    await events.publish(db, doctorLinked, { doctorId, userId })
  })
}
