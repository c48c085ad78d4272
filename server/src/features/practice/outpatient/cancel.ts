import { consultationStates } from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { deleteTime } from '#server/features/practice/consulting-hours/consulting-hours.queries.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifyBase, notifySuperior } from './notify-doctors.ts'

export const cancelConsultation = answer(consultationCalls.cancel, async ({ id, reason }, context) => {
  const { db, vault } = context
  const found = await findFor(context, 'cancel', id)
  const { row, consultation } = found
  const status = consultationStates.cancelled
  await db.transaction(async (db) => {
    await changeConsultation({ db, vault }, found, {
      kind: 'cancelled',
      changes: { status, cancelled_at: new Date() },
      detail: reason,
    })
    await deleteTime(db, id)
  })
  if (found.role === 'applicant') {
    const userId = consultation.receiver_id ?? row.doctor?.userId ?? null
    await notifySuperior(context, { userId, consultationId: id }, (text) => text.cancelled(id))
  } else {
    const base = { userId: consultation.applicant_id, consultationId: id }
    await notifyBase(context, base, (text) => text.cancelled(id))
  }
  return { id, status }
})
