import { roomKindsOf } from '#kernel/room-kinds.ts'
import type { Db } from '#kernel/database.ts'
import type { RoomKind } from '#kernel/room-kinds.ts'
import type { Services } from '#kernel/services.ts'
import type { Live } from '#kernel/show-live.ts'
import { addMembers, openGroup, removeMembers } from '#server/features/community/chat/chat-groups.ts'
import { subjectIdOf } from './open-room.ts'
import { selectRoom, updateRoom } from './rooms.queries.ts'
import type { PersonRow, RoomRow } from './rooms.queries.ts'

/** The chat of those inside; undefined where there is none, or not yet. */
const findRoomChat = async (db: Db, kind: RoomKind, room: RoomRow): Promise<number | undefined> =>
  kind.findChat ? kind.findChat(db, subjectIdOf(room)) : (room.chat_group_id ?? undefined)

async function openRoomChat(db: Db, room: RoomRow): Promise<number> {
  const groupId = await openGroup(db, room.title, [])
  await updateRoom(db, room.id, { chat_group_id: groupId })
  return groupId
}

/**
 * Adds somebody who enters to the chat of the room, and answers its number, 0 for none. Takes the `db` of the transaction
 * that holds the lock of the room.
 */
export async function joinRoomChat(
  db: Db,
  kind: RoomKind,
  { room, userId }: { room: RoomRow; userId: number },
): Promise<number> {
  const found = await findRoomChat(db, kind, room)
  const groupId = found ?? (kind.hasChat ? await openRoomChat(db, room) : 0)
  if (groupId > 0) await addMembers(db, groupId, [userId])
  return groupId
}

/** Somebody who is removed from a room reads and hears nothing more of its chat. */
export async function leaveRoomChat(
  services: Live & Pick<Services, 'declared'>,
  { user_id, room_id }: PersonRow['person'],
): Promise<void> {
  if (user_id === null) return
  const room = (await selectRoom(services.db, room_id))!
  const groupId = await findRoomChat(services.db, roomKindsOf(services).get(room.kind), room)
  if (groupId !== undefined) await removeMembers(services, groupId, [user_id])
}
