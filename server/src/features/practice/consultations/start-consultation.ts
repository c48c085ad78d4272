import { consultationStates } from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { openGroup, postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { consultationRoomKind } from './consultation-room-kind.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { baseNotices } from './consultations.notices.ts'
import { consultationText } from './consultations.text.ts'

/** Ending the consultation closes the room; this is for what nobody ends. */
const longestMs = 30 * 24 * 3600_000

/** Opens the chat and the video room of both doctors. Their titles name the consultation by its number. */
export const startConsultation = answer(consultationCalls.start, async ({ id }, context) => {
  const { db, vault } = context
  const found = await findFor(context, 'start', id)
  const { applicant_id, receiver_id } = found.consultation
  const status = consultationStates.inConsultation
  const opened = await db.transaction(async (db) => {
    const now = new Date()
    const title = { zh: consultationText.zh.chatTitle(id), en: consultationText.en.chatTitle(id) }
    const doctors = [applicant_id, receiver_id].filter((userId) => userId !== null)
    const groupId = await openGroup(db, title, doctors)
    const room = await openRoom(db, {
      kind: consultationRoomKind.kind,
      subjectId: id,
      title,
      media: 'picture',
      beginAt: now,
      endAt: new Date(now.getTime() + longestMs),
    })
    await changeConsultation({ db, vault }, found, {
      kind: 'started',
      changes: { status, started_at: now, chat_group_id: groupId, room_id: room.id },
    })
    await postSystemLine({ ...context, db }, groupId, {
      zh: consultationText.zh.startedLine,
      en: consultationText.en.startedLine,
    })
    await notifyDoctor(db, applicant_id, baseNotices.started.write({ id }))
    return { imGroupId: groupId, room_id: room.id }
  })
  return { id, status, ...opened }
})
