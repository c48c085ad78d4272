import { consultationStates } from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { openRoom } from '#server/features/community/rooms/open-room.ts'
import { openChat, talkTitle } from './consultation-chat.ts'
import { consultationRoomKind } from './consultation-room-kind.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { baseNotices } from './consultations.notices.ts'
import { consultationText } from './consultations.text.ts'

/** Opens the video room of the doctors, whose chat is open since one of them has received the consultation. */
export const startConsultation = answer(consultationCalls.start, async ({ id }, context) => {
  const { db } = context
  const found = await findFor(context, 'start', id)
  const { applicant_id } = found.consultation
  const status = consultationStates.inConsultation
  const opened = await db.transaction(async (db) => {
    const inside = { ...context, db }
    const now = new Date()
    const receiver = { id: found.userId, truename: found.row.receiver?.truename ?? '' }
    // Those received before chats were opened then have none.
    const groupId = found.consultation.chat_group_id ?? (await openChat(inside, found.consultation, receiver))
    const room = await openRoom(db, {
      kind: consultationRoomKind.kind,
      subjectId: id,
      title: talkTitle(id),
      media: 'picture',
      beginAt: now,
      // Ending the consultation closes the room, and so does a doctor who leaves it to the next one.
      endAt: undefined,
      reopens: true,
    })
    await changeConsultation(inside, found, {
      kind: 'started',
      changes: { status, started_at: now, chat_group_id: groupId, room_id: room.id },
    })
    await postSystemLine(inside, groupId, {
      zh: consultationText.zh.startedLine,
      en: consultationText.en.startedLine,
    })
    await notifyDoctor(db, applicant_id, baseNotices.started.write({ id }))
    return { imGroupId: groupId, room_id: room.id }
  })
  return { id, status, ...opened }
})
