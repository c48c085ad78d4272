import { consultationStates } from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { deleteTime } from '#server/features/practice/consulting-hours/consulting-hours.queries.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { consultationText } from './consultations.text.ts'
import { selectSpecialistIds } from './entries.queries.ts'
import { baseNotices, superiorNotices } from './consultations.notices.ts'

export const cancelConsultation = answer(consultationCalls.cancel, async ({ id, reason }, context) => {
  const { db } = context
  const found = await findFor(context, 'cancel', id)
  const { row, consultation } = found
  const status = consultationStates.cancelled
  await db.transaction(async (db) => {
    const inside = { ...context, db }
    await changeConsultation(inside, found, {
      kind: 'cancelled',
      changes: { status, cancelled_at: new Date() },
      detail: reason,
    })
    await deleteTime(db, id)
    if (consultation.chat_group_id !== null)
      await postSystemLine(inside, consultation.chat_group_id, {
        zh: consultationText.zh.cancelledLine,
        en: consultationText.en.cancelledLine,
      })
    for (const userId of await selectSpecialistIds(db, id))
      await notifyDoctor(db, userId, superiorNotices.cancelled.write({ id }))
    if (found.role === 'applicant') {
      const userId = consultation.receiver_id ?? row.doctor?.userId ?? null
      await notifyDoctor(db, userId, superiorNotices.cancelled.write({ id }))
    } else {
      await notifyDoctor(db, consultation.applicant_id, baseNotices.cancelled.write({ id }))
    }
  })
  return { id, status }
})
