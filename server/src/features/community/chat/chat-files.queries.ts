import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { files } from '#kernel/kernel.tables.ts'
import { chatFile } from './chat-file.ts'
import { chatGroups, chatMembers, chatMessages } from './chat.tables.ts'

export const deleteUnsentFiles = (db: Db): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(
      and(
        eq(files.purpose, chatFile.name),
        lt(files.created_at, sql`now() - interval '2 days'`),
        sql`not exists (select from ${chatMessages} m where m.file_id = ${files}.id)`,
      ),
    )
    .returning()

/** Whether a file was sent to a group that this user is a member of. */
export const mayOpenFile = async (db: Db, fileId: number, userId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .innerJoin(
      chatMembers,
      and(eq(chatMembers.group_id, chatMessages.group_id), eq(chatMembers.user_id, userId)),
    )
    .where(eq(chatMessages.file_id, fileId))
  return rows.length > 0
}

/** Whether a file was sent to a group that its members cannot leave by themselves. */
export const isOfBoundGroup = async (db: Db, fileId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .innerJoin(chatGroups, and(eq(chatGroups.id, chatMessages.group_id), eq(chatGroups.is_bound, true)))
    .where(eq(chatMessages.file_id, fileId))
  return rows.length > 0
}
