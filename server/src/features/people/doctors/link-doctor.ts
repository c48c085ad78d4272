import { doctorCalls, doctorFailures } from '#contract/people/doctors.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { attachDoctor } from './attach-doctor.ts'
import { presentDoctorItem } from './doctors.present.ts'
import { selectClaimable, selectDoctorOf } from './doctors.queries.ts'

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
  await attachDoctor(context, doctorId, userId)
  return showOwn(db, userId)
})
