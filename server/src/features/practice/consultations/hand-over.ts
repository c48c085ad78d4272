import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { addMembers, postSystemLine, removeMembers } from '#server/features/community/chat/chat-groups.ts'
import { removeUser } from '#server/features/community/rooms/remove-person.ts'
import { deleteTime } from '#server/features/practice/consulting-hours/consulting-hours.queries.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { selectSpecialistIds } from './entries.queries.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { baseNotices, superiorNotices } from './consultations.notices.ts'
import { consultationText } from './consultations.text.ts'
import { selectReceiver } from './receivers.queries.ts'

/** The chat goes to the next doctor with all that was said; the one before leaves it. */
export const handOverConsultation = answer(consultationCalls.handOver, async (input, context) => {
  const { db } = context
  const { id } = input
  const found = await findFor(context, 'handOver', id)
  const { row, consultation, userId } = found
  const next = await selectReceiver(db, input.doctor_id)
  const isAble = next && row.department && next.departmentId === row.department.id
  if (!isAble || next.userId === userId || next.userId === consultation.applicant_id)
    throw refuse(consultationFailures.handOverUnable)
  // Nobody signs twice in one consultation.
  if ((await selectSpecialistIds(db, id)).includes(next.userId))
    throw refuse(consultationFailures.handOverUnable)
  const groupId = consultation.chat_group_id
  await db.transaction(async (db) => {
    const inside = { ...context, db }
    await changeConsultation(inside, found, {
      kind: 'handedOver',
      // The next doctor chooses a time of their own.
      changes: { receiver_id: next.userId, received_at: new Date(), opinion_sealed: null, begin_at: null },
      detail: input.reason,
    })
    await deleteTime(db, id)
    if (groupId !== null) {
      await addMembers(db, groupId, [next.userId])
      await removeMembers(inside, groupId, [userId])
      await postSystemLine(inside, groupId, {
        zh: consultationText.zh.handedOverLine(next.truename),
        en: consultationText.en.handedOverLine(next.truename),
      })
    }
    if (consultation.room_id !== null) await removeUser(inside, consultation.room_id, userId)
    const name = row.receiver?.truename ?? ''
    await notifyDoctor(db, next.userId, superiorNotices.handedOverToYou.write({ id, name }))
    const handedOver = baseNotices.handedOver.write({ id, name: next.truename })
    await notifyDoctor(db, consultation.applicant_id, handedOver)
  })
  return { id, status: consultation.status }
})
