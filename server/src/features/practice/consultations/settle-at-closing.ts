import { consultationStates } from '#contract/practice/consultation-states.ts'
import type { ClosingNote } from '#kernel/closing-notes.ts'
import type { Db } from '#kernel/database.ts'
import { notify } from '#kernel/notify.ts'
import type { Services, Within } from '#kernel/services.ts'
import { keepMessagesOf } from '#server/features/community/chat/keep-messages.queries.ts'
import { postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { closeRoom } from '#server/features/community/rooms/close-room.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { deleteTime } from '#server/features/practice/consulting-hours/consulting-hours.queries.ts'
import {
  keepNames,
  lockOpenOf,
  releaseFiles,
  selectChatsOf,
  selectOpenOf,
  selectUnsignedOf,
  updateOpen,
} from './account-closing.queries.ts'
import type { OpenRow } from './account-closing.queries.ts'
import { baseNotices, superiorNotices } from './consultations.notices.ts'
import { insertEvent, startRound } from './consultations.queries.ts'
import { consultationText } from './consultations.text.ts'
import { sendEscalations } from './escalate.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { selectCandidates } from './receivers.queries.ts'

/**
 * A doctor deletes the account: open consultations are passed on to the department or cancelled, and the other side is told. What
 * was written stays with the consultation, under the name of the doctor.
 */
export async function settleAtClosing(
  services: Within<Services>,
  { userId }: { userId: number },
): Promise<void> {
  const { db } = services
  for (const row of await lockOpenOf(db, userId)) await settle(services, row, userId)
  const user = await selectUser(db, userId)
  if (!user) return
  for (const { id, receiverId } of await selectUnsignedOf(db, userId))
    await notifyDoctor(db, receiverId, superiorNotices.specialistGone.write({ id, name: user.truename }))
  const chats = await selectChatsOf(db, userId)
  await keepMessagesOf(db, chats, { userId, name: user.truename, title: user.title })
  await releaseFiles(db, userId)
  await keepNames(db, user)
}

async function settle(services: Within<Services>, row: OpenRow, userId: number): Promise<void> {
  const { consultation, departmentId } = row
  const { id, applicant_id, receiver_id, doctor_id } = consultation
  if (applicant_id === userId) {
    await cancel(services, row, userId)
    const askedIds = receiver_id === null ? await askedOf(services.db, row, userId) : [receiver_id]
    await notify(services.db, askedIds, superiorNotices.applicantGone.write({ id }))
    return
  }
  const colleagues = await askedOf(services.db, row, userId)
  // Others of the department can receive it as before.
  if (receiver_id === null && doctor_id === null && colleagues.length > 0) return
  if (departmentId === null || colleagues.length === 0) {
    await cancel(services, row, userId)
    await notifyDoctor(services.db, applicant_id, baseNotices.receiverGone.write({ id }))
    return
  }
  await passOn(services, row, { userId, departmentId })
  const { urgent } = consultation
  const asked = superiorNotices[urgent ? 'appliedUrgent' : 'applied'].write({ id, hospital: row.hospital })
  await notify(services.db, colleagues, asked)
  if (urgent) await sendEscalations(services, { id, round: await startRound(services.db, id) })
  await notifyDoctor(services.db, applicant_id, baseNotices.passedOn.write({ id }))
}

const askedOf = (db: Db, { consultation, departmentId }: OpenRow, userId: number) =>
  selectCandidates(db, { id: consultation.id, departmentId, exceptId: userId })

async function cancel(services: Within<Services>, row: OpenRow, userId: number): Promise<void> {
  const { db } = services
  const { id } = row.consultation
  await closeTalk(services, row, consultationText.zh.cancelledLine, consultationText.en.cancelledLine)
  await updateOpen(db, id, { status: consultationStates.cancelled, cancelled_at: new Date() })
  await deleteTime(db, id)
  await insertEvent(db, { consultation_id: id, kind: 'cancelled', user_id: userId })
}

/** It waits in the queue of the department again; what was said stays in its chat, which the next doctor joins. */
async function passOn(
  services: Within<Services>,
  row: OpenRow,
  { userId, departmentId }: { userId: number; departmentId: number },
): Promise<void> {
  const { db } = services
  const { id } = row.consultation
  await closeTalk(services, row, consultationText.zh.passedOnLine, consultationText.en.passedOnLine)
  await updateOpen(db, id, {
    status: consultationStates.awaiting,
    department_id: departmentId,
    doctor_id: null,
    receiver_id: null,
    received_at: null,
    begin_at: null,
    started_at: null,
    room_id: null,
    opinion_sealed: null,
  })
  await deleteTime(db, id)
  await insertEvent(db, { consultation_id: id, kind: 'passedOn', user_id: userId })
}

async function closeTalk(
  services: Within<Services>,
  { consultation }: OpenRow,
  zh: string,
  en: string,
): Promise<void> {
  if (consultation.room_id !== null) await closeRoom(services, consultation.room_id)
  if (consultation.chat_group_id !== null)
    await postSystemLine(services, consultation.chat_group_id, { zh, en })
}

/** What the deletion of an account does to open consultations, said before. */
export async function findClosingNotes(db: Db, userId: number): Promise<ClosingNote[]> {
  const counts = { closingApplied: 0, closingReceived: 0, closingAsked: 0 }
  for (const row of await selectOpenOf(db, userId)) {
    const { applicant_id: applicantId, receiver_id: receiverId, doctor_id: doctorId } = row.consultation
    if (applicantId === userId) counts.closingApplied++
    else if (receiverId === userId) counts.closingReceived++
    else if (doctorId !== null || (await askedOf(db, row, userId)).length === 0) counts.closingAsked++
  }
  const { length: closingInvited } = await selectUnsignedOf(db, userId)
  return Object.entries({ ...counts, closingInvited })
    .filter(([, count]) => count > 0)
    .map(([line, count]) => noteOf(line as ClosingLine, count))
}

type ClosingLine = 'closingApplied' | 'closingReceived' | 'closingAsked' | 'closingInvited'

const noteOf = (line: ClosingLine, count: number): ClosingNote => ({
  zh: consultationText.zh[line](count),
  en: consultationText.en[line](count),
})
