import { doctorCalls, doctorFailures, doctorOperatorCalls } from '#contract/people/doctors.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { lockUser, selectUser } from '#server/features/people/account/account.queries.ts'
import { doctorLinked } from './doctors.events.ts'
import { presentDoctorItem } from './doctors.present.ts'
import { hasDoctor, selectClaimable, selectDoctorOf, updateDoctorUser } from './doctors.queries.ts'

async function showOwn(db: Db, userId: number) {
  const linked = await selectDoctorOf(db, userId)
  const claimable = linked ? [] : await selectClaimable(db, userId)
  return {
    linked: linked ? presentDoctorItem(linked) : null,
    claimable: claimable.map(presentDoctorItem),
  }
}

export const getOwnDoctor = answer(doctorCalls.own, (_input, context) =>
  showOwn(context.db, memberOf(context).userId),
)

export const claimDoctor = answer(doctorCalls.claim, async ({ doctor_id: doctorId }, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  if (await selectDoctorOf(db, userId)) throw refuse(doctorFailures.alreadyLinked)
  const claimable = await selectClaimable(db, userId)
  if (!claimable.some(({ id }) => id === doctorId)) throw refuse(doctorFailures.notYours)
  await link(context, doctorId, userId)
  return showOwn(db, userId)
})

export const linkDoctor = answer(doctorOperatorCalls.link, async (input, context) => {
  const { db } = context
  if (!(await hasDoctor(db, input.doctor_id))) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  if (!(await selectUser(db, input.userid))) throw refuse(failures.dataMissing, { detail: 'userid' })
  await link(context, input.doctor_id, input.userid)
  return {}
})

export const unlinkDoctor = answer(doctorOperatorCalls.unlink, async (input, { db }) => {
  if (!(await hasDoctor(db, input.doctor_id))) throw refuse(failures.dataMissing, { detail: 'doctor_id' })
  await updateDoctorUser(db, input.doctor_id, null)
  return {}
})

/** An account is one doctor: the lock makes it wait for a link of its own that is under way. */
async function link({ db, events }: Services, doctorId: number, userId: number): Promise<void> {
  await db.transaction(async (db) => {
    await lockUser(db, userId)
    if (!(await updateDoctorUser(db, doctorId, userId))) throw refuse(doctorFailures.alreadyLinked)
  })
  await events.publish(doctorLinked, { doctorId, userId })
}
