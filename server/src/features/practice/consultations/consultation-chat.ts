import type { Services, Within } from '#kernel/services.ts'
import { addMembers, openBoundGroup, postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import type { ConsultationColumns } from './consultations.queries.ts'
import { consultationText } from './consultations.text.ts'

/** How a consultation names its chat and its room: by its number. */
export const talkTitle = (id: number) => ({
  zh: consultationText.zh.chatTitle(id),
  en: consultationText.en.chatTitle(id),
})

/**
 * The chat of both doctors, opened when a doctor receives the consultation. One that is received again keeps the chat it has. Nobody
 * leaves it while others write to them there about a patient.
 */
export async function openChat(
  services: Within<Services>,
  { id, applicant_id, chat_group_id }: ConsultationColumns,
  receiver: { id: number; truename: string },
): Promise<number> {
  const { db } = services
  const doctors = [applicant_id, receiver.id].filter((userId) => userId !== null)
  const groupId = chat_group_id ?? (await openBoundGroup(db, talkTitle(id), doctors))
  await addMembers(db, groupId, doctors)
  await postSystemLine(services, groupId, {
    zh: consultationText.zh.receivedLine(receiver.truename),
    en: consultationText.en.receivedLine(receiver.truename),
  })
  return groupId
}
