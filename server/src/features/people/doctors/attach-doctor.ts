import { doctorFailures } from '#contract/people/doctors.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { lockUser, selectUser } from '#server/features/people/account/account.queries.ts'
import { doctorLinked } from './doctors.events.ts'
import { hasDoctor, updateDoctorUser } from './doctors.queries.ts'

/** Gives a doctor's homepage to an account. */
export async function giveDoctor(context: Services, doctorId: number, userId: number): Promise<void> {
  if (!(await hasDoctor(context.db, doctorId))) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  if (!(await selectUser(context.db, userId))) throw refuse(failures.dataMissing, { detail: 'userid' })
  await attachDoctor(context, doctorId, userId)
}

export async function detachDoctor({ db }: Services, doctorId: number): Promise<void> {
  if (!(await hasDoctor(db, doctorId))) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  await updateDoctorUser(db, doctorId, null)
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
