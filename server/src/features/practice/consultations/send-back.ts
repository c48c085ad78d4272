import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { baseNotices, superiorNotices } from './consultations.notices.ts'
import { startRound } from './consultations.queries.ts'
import { sendEscalations } from './escalate.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { selectCandidates } from './receivers.queries.ts'

/** The applying doctor completes the record; until it is sent again, nothing else happens to it. */
export const sendBackConsultation = answer(consultationCalls.sendBack, async ({ id, reason }, context) => {
  if (reason === '') throw refuse(consultationFailures.reasonMissing)
  const found = await findFor(context, 'sendBack', id)
  const { status, applicant_id } = found.consultation
  await context.db.transaction(async (db) => {
    await changeConsultation({ ...context, db }, found, {
      kind: 'returned',
      changes: { returned_at: new Date() },
      detail: reason,
    })
    await notifyDoctor(db, applicant_id, baseNotices.returned.write({ id }))
  })
  return { id, status }
})

export const resendConsultation = answer(consultationCalls.resend, async ({ id }, context) => {
  const found = await findFor(context, 'resend', id)
  const { row, consultation, userId } = found
  const { receiver_id: receiverId, department_id: departmentId } = consultation
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    await changeConsultation(inside, found, {
      kind: 'resent',
      changes: {
        returned_at: null,
        // A department is not measured by the time in which the applying doctor completed it.
        ...(consultation.first_received_at === null && { asked_since: new Date() }),
      },
    })
    const one = receiverId ?? row.doctor?.userId
    const asked = one ? [one] : await selectCandidates(db, { id, departmentId, exceptId: userId })
    const isWaiting = consultation.urgent && receiverId === null
    await notify(db, asked, superiorNotices[isWaiting ? 'resentUrgent' : 'resent'].write({ id }))
    if (isWaiting) await sendEscalations(inside, { id, round: await startRound(db, id) })
  })
  return { id, status: consultation.status }
})
