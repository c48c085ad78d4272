import { chatGroup } from '#contract/community/chat.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import type { Title } from '#kernel/title.ts'
import { presentMessage, sealLine } from './chat.present.ts'
import { deleteMembers, insertGroup, insertMembers, insertMessage, isMember } from './chat.queries.ts'
import { publishSent } from './publish-chat.ts'

/** Opens a group for a feature, which stores its number; takes the `db` of the transaction that it belongs to. */
export async function openGroup(db: Db, title: Title, userIds: number[]): Promise<number> {
  const groupId = await insertGroup(db, title)
  await addMembers(db, groupId, userIds)
  return groupId
}

/** Members see what was said before they joined. Who is one already stays one. */
export async function addMembers(db: Db, groupId: number, userIds: number[]): Promise<void> {
  if (userIds.length > 0) await insertMembers(db, groupId, userIds)
}

/** Not within a transaction: before it ends, the removed could join the group of the socket again. */
export async function removeMembers(
  { db, rooms }: Pick<Services, 'db' | 'rooms'>,
  groupId: number,
  userIds: number[],
): Promise<void> {
  if (userIds.length === 0) return
  const removed = await deleteMembers(db, groupId, userIds)
  for (const { userId } of removed) await rooms.removeFromGroup(chatGroup(groupId), userId)
}

/** The number of a group for its members, as a feature shows it; 0 for others, and where there is none. */
export const findOwnGroup = async (
  db: Db,
  groupId: number | null,
  userId: number | undefined,
): Promise<number> =>
  groupId !== null && userId !== undefined && (await isMember(db, groupId, userId)) ? groupId : 0

/** A line that nobody wrote, such as "the meeting is confirmed". */
export async function postSystemLine(
  { db, vault, rooms }: Pick<Services, 'db' | 'vault' | 'rooms'>,
  groupId: number,
  line: Record<Language, string>,
): Promise<void> {
  const message = await insertMessage(db, {
    group_id: groupId,
    kind: 'system',
    content_sealed: sealLine(vault, line),
  })
  await publishSent(rooms, presentMessage({ message, author: null, file: null }, vault))
}
