import { chatGroup, chatTopics } from '#contract/community/chat.ts'
import type { ChatMessage } from '#contract/community/chat.ts'
import { showLive } from '#kernel/show-live.ts'
import type { Live } from '#kernel/show-live.ts'

export function publishSent(services: Live, message: ChatMessage) {
  const groupId = chatGroup(message.group_id)
  return showLive(services, ({ rooms }) => rooms.toGroup(chatTopics.sent, groupId, { groupId, message }))
}

export function publishRecalled(services: Live, message: ChatMessage) {
  const groupId = chatGroup(message.group_id)
  return showLive(services, ({ rooms }) => rooms.toGroup(chatTopics.recalled, groupId, { groupId, message }))
}

export function publishClosed(services: Live, chatGroupId: number) {
  const groupId = chatGroup(chatGroupId)
  return showLive(services, ({ rooms }) => rooms.toGroup(chatTopics.closed, groupId, { groupId }))
}

type ReadMark = { chatGroupId: number; userId: number; number: number }

export function publishRead(services: Live, { chatGroupId, userId, number }: ReadMark) {
  const groupId = chatGroup(chatGroupId)
  return showLive(services, ({ rooms }) =>
    rooms.toGroup(chatTopics.read, groupId, { groupId, userid: userId, read_number: number }),
  )
}
