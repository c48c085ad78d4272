import type { Db } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { addMembers, openGroup, removeMembers } from '#server/features/community/chat/chat-groups.ts'
import { selectRoom, updateRoom } from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'

/** Adds somebody who enters to the chat of the room; takes the `db` of the transaction that holds the lock of the room. */
export async function joinRoomChat(db: Db, room: RoomRow, userId: number): Promise<number> {
  const groupId = room.chat_group_id ?? (await openGroup(db, room.title, []))
  if (room.chat_group_id === null) await updateRoom(db, room.id, { chat_group_id: groupId })
  await addMembers(db, groupId, [userId])
  return groupId
}

/** Somebody who is removed from a room reads and hears nothing more of its chat. */
export async function leaveRoomChat(
  services: Pick<Services, 'db' | 'rooms'>,
  { user_id, room_id }: PersonRow['person'],
): Promise<void> {
  const room = await selectRoom(services.db, room_id)
  if (user_id !== null && room?.chat_group_id) await removeMembers(services, room.chat_group_id, [user_id])
}
