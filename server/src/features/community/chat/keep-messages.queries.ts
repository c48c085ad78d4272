import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'
import { chatGroups, chatMessages } from './chat.tables.ts'

type Author = { userId: number; name: string; title: string }

/**
 * Leaves what a member wrote in these groups, and the files that they sent there, under the name that they have now: for
 * groups whose content is a record of its own and not the member’s. Before the account of the author is erased.
 */
export async function keepMessagesOf(db: Db, groupIds: number[], author: Author): Promise<void> {
  if (groupIds.length === 0) return
  const written = and(inArray(chatMessages.group_id, groupIds), eq(chatMessages.user_id, author.userId))
  const sent = db.select({ id: chatMessages.file_id }).from(chatMessages).where(written)
  await db.update(files).set({ owner_id: null }).where(inArray(files.id, sent))
  await db
    .update(chatMessages)
    .set({ user_id: null, author_name: author.name, author_title: author.title })
    .where(written)
}

/** Deletes groups with all that was said; the files that were sent there go with those that were never sent. */
export async function deleteGroups(db: Db, groupIds: number[]): Promise<void> {
  if (groupIds.length > 0) await db.delete(chatGroups).where(inArray(chatGroups.id, groupIds))
}
