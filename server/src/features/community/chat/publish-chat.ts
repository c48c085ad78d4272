import { chatGroup, chatTopics } from '#contract/community/chat.ts'
import type { ChatMessage } from '#contract/community/chat.ts'
import type { Rooms } from '#kernel/socket/rooms.ts'

export function publishSent(rooms: Rooms, message: ChatMessage) {
  const groupId = chatGroup(message.group_id)
  return rooms.toGroup(chatTopics.sent, groupId, { groupId, message })
}

export function publishRecalled(rooms: Rooms, message: ChatMessage) {
  const groupId = chatGroup(message.group_id)
  return rooms.toGroup(chatTopics.recalled, groupId, { groupId, message })
}

type ReadMark = { chatGroupId: number; userId: number; number: number }

export function publishRead(rooms: Rooms, { chatGroupId, userId, number }: ReadMark) {
  const groupId = chatGroup(chatGroupId)
  return rooms.toGroup(chatTopics.read, groupId, { groupId, userid: userId, read_number: number })
}
