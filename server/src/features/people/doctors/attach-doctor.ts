import { doctorFailures } from '#contract/people/doctors.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Services } from '#kernel/services.ts'
import { lockUser, selectUser } from '#server/features/people/account/account.queries.ts'
import { doctorLinked } from './doctors.events.ts'
import { homepageLinked, homepageUnlinked } from './doctors.notices.ts'
import { hasDoctor, lockDoctor, updateDoctorUser } from './doctors.queries.ts'

/** Gives a doctor's homepage to an account. */
export async function giveDoctor(context: Services, doctorId: number, userId: number): Promise<void> {
  if (!(await hasDoctor(context.db, doctorId))) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  if (!(await selectUser(context.db, userId))) throw refuse(failures.dataMissing, { detail: 'userid' })
  await attachDoctor(context, doctorId, userId)
  await context.events.publish(userNoticed, { userId, notice: homepageLinked.write({ doctorId }) })
}

/** Takes a doctor's homepage from its account. */
export async function detachDoctor({ db, events }: Services, doctorId: number): Promise<void> {
  const userId = await db.transaction(async (db) => {
    const doctor = await lockDoctor(db, doctorId)
    if (!doctor) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
    await updateDoctorUser(db, doctorId, null)
    return doctor.userId
  })
  if (userId !== null) await events.publish(userNoticed, { userId, notice: homepageUnlinked.write({}) })
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
  })
  await events.publish(doctorLinked, { doctorId, userId })
}
