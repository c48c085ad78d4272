import { chatGroup } from '#contract/community/chat.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { sayTimes } from '#kernel/say-times.ts'
import type { Services, Within } from '#kernel/services.ts'
import { showLive } from '#kernel/show-live.ts'
import type { Live } from '#kernel/show-live.ts'
import type { Title } from '#kernel/title.ts'
import { presentMessage, sealLine } from './chat.present.ts'
import {
  deleteMembers,
  insertGroup,
  insertMembers,
  insertMessage,
  isMember,
  noQuote,
} from './chat.queries.ts'
import { updateClosed } from './chat-settings.queries.ts'
import { publishClosed, publishSent } from './publish-chat.ts'

/** Opens a group for a feature, which stores its number; takes the `db` of the transaction that it belongs to. */
export async function openGroup(db: Db, title: Title, userIds: number[]): Promise<number> {
  const groupId = await insertGroup(db, title, false)
  await addMembers(db, groupId, userIds)
  return groupId
}

/** The same for a group that its members cannot leave by themselves. */
export async function openBoundGroup(db: Db, title: Title, userIds: number[]): Promise<number> {
  const groupId = await insertGroup(db, title, true)
  await addMembers(db, groupId, userIds)
  return groupId
}

/** Members see what was said before they joined. Who is one already stays one. */
export async function addMembers(db: Db, groupId: number, userIds: number[]): Promise<void> {
  if (userIds.length > 0) await insertMembers(db, groupId, userIds)
}

/** Those removed leave the group of the socket after the commit: before it, they could join again. */
export async function removeMembers(services: Live, groupId: number, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return
  const removed = await deleteMembers(services.db, groupId, userIds)
  await showLive(services, async ({ rooms }) => {
    for (const { userId } of removed) await rooms.removeFromGroup(chatGroup(groupId), userId)
  })
}

/** The number of a group for its members, as a feature shows it; 0 for others, and where there is none. */
export const findOwnGroup = async (
  db: Db,
  groupId: number | null,
  userId: number | undefined,
): Promise<number> =>
  groupId !== null && userId !== undefined && (await isMember(db, groupId, userId)) ? groupId : 0

/** A line that nobody wrote, such as "the meeting is confirmed", in the transaction of what it tells of. */
export async function postSystemLine(
  services: Within<Live & Pick<Services, 'vault'>>,
  groupId: number,
  line: Record<Language, string>,
): Promise<void> {
  const { db, vault } = services
  const now = new Date()
  const said = { zh: sayTimes(line.zh, now, 'zh'), en: sayTimes(line.en, now, 'en') }
  const message = await insertMessage(db, {
    group_id: groupId,
    kind: 'system',
    content_sealed: sealLine(vault, said),
  })
  if (message)
    await publishSent(services, presentMessage({ message, author: null, file: null, quote: noQuote }, vault))
}

/**
 * What a group was for is over or called off: its last line says why, and it can be read and not written to. Repeating it
 * changes nothing.
 */
export async function closeGroup(
  services: Within<Live & Pick<Services, 'vault'>>,
  groupId: number,
  line: Record<Language, string>,
): Promise<void> {
  if (!(await updateClosed(services.db, groupId))) return
  await postSystemLine(services, groupId, line)
  await publishClosed(services, groupId)
}
