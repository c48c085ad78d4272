import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#kernel/database.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { first } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { chatGroups, chatMembers } from './chat.tables.ts'

export const selectMemberIds = async (db: Db, groupId: number): Promise<number[]> => {
  const rows = await db
    .select({ userId: chatMembers.user_id })
    .from(chatMembers)
    .where(eq(chatMembers.group_id, groupId))
  return rows.map(({ userId }) => userId)
}

export const updateMuted = async (
  db: Db,
  { groupId, userId, isMuted }: { groupId: number; userId: number; isMuted: boolean },
): Promise<boolean> => {
  const rows = await db
    .update(chatMembers)
    .set({ muted_at: isMuted ? sql`now()` : null })
    .where(and(eq(chatMembers.group_id, groupId), eq(chatMembers.user_id, userId)))
    .returning({ userId: chatMembers.user_id })
  return rows.length > 0
}

/** False when it was closed already. */
export const updateClosed = async (db: Db, groupId: number): Promise<boolean> => {
  const rows = await db
    .update(chatGroups)
    .set({ closed_at: sql`now()` })
    .where(and(eq(chatGroups.id, groupId), isNull(chatGroups.closed_at)))
    .returning({ id: chatGroups.id })
  return rows.length > 0
}

/** Keeps two who leave at the same moment apart. */
export const lockGroup = (db: Tx, groupId: number) =>
  first(
    db
      .select({ is_bound: chatGroups.is_bound })
      .from(chatGroups)
      .where(eq(chatGroups.id, groupId))
      .for('update'),
  )

/** The file of a message that is recalled. */
export const deleteFile = (db: Db, fileId: number): Promise<FileRow[]> =>
  db.delete(files).where(eq(files.id, fileId)).returning()
