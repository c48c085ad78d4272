import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { userTypes } from '#contract/people/account.ts'
import type { Db } from '#kernel/database.ts'
import { containing } from '#kernel/like.ts'
import { chatGroups, chatMembers, chatMessages } from '#server/features/community/chat/chat.tables.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { unionBookings } from '#server/features/practice/unions/unions.tables.ts'

/** Doctors with a complete profile, in the order of their numbers. */
export const selectDoctorUsers = (db: Db) =>
  db
    .select({ id: users.id, truename: users.truename })
    .from(users)
    .where(and(eq(users.user_type, userTypes.doctor), eq(users.status, 'active'), sql`${users.title} <> ''`))
    .orderBy(asc(users.id))

/** Those with this word in their name come first. */
export const selectDepartmentIds = async (db: Db, word: string, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: departments.id })
    .from(departments)
    .orderBy(
      desc(sql`${departments.name} like ${containing(word)}`),
      asc(departments.sort),
      asc(departments.id),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Moves bookings like meetings, except those of a department that somebody has booked since: they might overlap then. */
export const shiftBookings = (db: Db, days: number, loadedAt: Date) =>
  db.execute(sql`update ${unionBookings} b
    set begin_at = b.begin_at + ${days} * interval '1 day', end_at = b.end_at + ${days} * interval '1 day'
    where b.created_at <= ${loadedAt} and not exists (
      select from ${unionBookings} o where o.department_id = b.department_id and o.created_at > ${loadedAt})`)

/** Messages that are written to the table directly have not counted up their group. They make no notices. */
export async function updateLastNumber(db: Db, groupId: number, last_number: number): Promise<void> {
  await db.update(chatGroups).set({ last_number }).where(eq(chatGroups.id, groupId))
  await db.update(chatMembers).set({ noticed_number: last_number }).where(eq(chatMembers.group_id, groupId))
}

export const updateQuote = (db: Db, messageId: number, quote_id: number) =>
  db.update(chatMessages).set({ quote_id }).where(eq(chatMessages.id, messageId))
