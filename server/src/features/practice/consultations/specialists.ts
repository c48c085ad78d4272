import {
  consultationCalls,
  consultationFailures,
  consultationLimits,
} from '#contract/practice/consultations.ts'
import { consentWithSpecialists } from '#contract/practice/patients.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { addMembers, postSystemLine, removeMembers } from '#server/features/community/chat/chat-groups.ts'
import { removeUser } from '#server/features/community/rooms/remove-person.ts'
import { superiorNotices } from './consultations.notices.ts'
import { consultationText } from './consultations.text.ts'
import { requireOpinion } from './end-consultation.ts'
import {
  countSpecialists,
  deleteSpecialist,
  insertSpecialist,
  selectSpecialistIds,
  updateSpecialist,
} from './entries.queries.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { selectReceiver } from './receivers.queries.ts'
import { selectSigner } from './signer.ts'

/** A further doctor reads the record, talks along and signs an opinion of their own, as far as the patient has agreed to it. */
export const inviteSpecialist = answer(consultationCalls.invite, async ({ id, doctor_id }, context) => {
  const found = await findFor(context, 'invite', id)
  const { row, consultation, userId } = found
  const invited = await selectReceiver(context.db, doctor_id)
  if (!invited || invited.userId === userId || invited.userId === consultation.applicant_id)
    throw refuse(consultationFailures.specialistUnable)
  const isOfDepartment = row.department !== null && invited.departmentId === row.department.id
  if (!isOfDepartment && consultation.consent_version < consentWithSpecialists)
    throw refuse(consultationFailures.specialistElsewhere)
  if ((await selectSpecialistIds(context.db, id)).includes(invited.userId))
    return { id, status: consultation.status }
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    // Changes the consultation first, which locks it: two invitations at once count one after the other.
    await changeConsultation(inside, found, {
      kind: 'invited',
      changes: { status: consultation.status },
      detail: invited.truename,
    })
    if ((await countSpecialists(db, id)) >= consultationLimits.specialists)
      throw refuse(consultationFailures.specialistsFull)
    if (!(await insertSpecialist(db, id, invited.userId))) throw refuse(consultationFailures.notNow)
    if (consultation.chat_group_id !== null) {
      await addMembers(db, consultation.chat_group_id, [invited.userId])
      await postSystemLine(inside, consultation.chat_group_id, {
        zh: consultationText.zh.invitedLine(invited.truename),
        en: consultationText.en.invitedLine(invited.truename),
      })
    }
    const name = row.receiver?.truename ?? ''
    await notifyDoctor(db, invited.userId, superiorNotices.invited.write({ id, name }))
  })
  return { id, status: consultation.status }
})

/** Somebody who has signed stays: their opinion is a part of the record. */
export const removeSpecialist = answer(
  consultationCalls.removeSpecialist,
  async ({ id, specialist_id }, context) => {
    const found = await findFor(context, 'invite', id)
    const { consultation } = found
    await context.db.transaction(async (db) => {
      const inside = { ...context, db }
      const userId = await deleteSpecialist(db, id, specialist_id)
      if (userId === undefined) return
      await changeConsultation(inside, found, {
        kind: 'removed',
        changes: { status: consultation.status },
      })
      if (consultation.chat_group_id !== null)
        await removeMembers(inside, consultation.chat_group_id, [userId])
      if (consultation.room_id !== null) await removeUser(inside, consultation.room_id, userId)
    })
    return { id, status: consultation.status }
  },
)

/** Signed with the name that the specialist has now. */
export const signOpinion = answer(consultationCalls.sign, async ({ id, opinion }, context) => {
  const { vault } = context
  const found = await findFor(context, 'sign', id)
  const { consultation, userId } = found
  requireOpinion(opinion)
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    await changeConsultation(inside, found, {
      kind: 'signed',
      changes: { status: consultation.status },
    })
    const signer = await selectSigner(db, userId)
    const signed = { opinion_sealed: vault.seal(JSON.stringify(opinion)), signed_at: new Date(), ...signer }
    if (!(await updateSpecialist(db, { id, userId }, signed))) throw refuse(consultationFailures.notNow)
    const name = signer.signer_name
    const notice = superiorNotices.specialistSigned.write({ id, name })
    await notifyDoctor(db, consultation.receiver_id, notice)
  })
  return { id, status: consultation.status }
})
