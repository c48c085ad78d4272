import { asc, sql } from 'drizzle-orm'
import { unionMemberTypes } from '#contract/practice/unions.ts'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { chosenUserColumns, isDoctorNamed } from '#server/features/people/account/active-users.queries.ts'
import { unionMembers } from './unions.tables.ts'

const isMemberOf = (unionId: number) =>
  sql<boolean>`exists (select from ${unionMembers} m where m.union_id = ${unionId} and m.user_id = ${users}.id
    and m.type = ${unionMemberTypes.doctor})`

export const selectCandidates = (
  db: Db,
  { unionId, keyword }: { unionId: number; keyword: string },
  limit: number,
  offset: number,
) =>
  db
    .select({
      ...chosenUserColumns,
      isMember: isMemberOf(unionId),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(users)
    .where(isDoctorNamed(keyword))
    .orderBy(asc(users.truename), asc(users.id))
    .limit(limit)
    .offset(offset)

/** Returns those who were not members before. */
export const insertPersons = async (db: Db, unionId: number, userIds: number[]): Promise<number[]> => {
  if (userIds.length === 0) return []
  const rows = await db
    .insert(unionMembers)
    .values(userIds.map((user_id) => ({ union_id: unionId, type: unionMemberTypes.doctor, user_id })))
    .onConflictDoNothing()
    .returning({ userId: unionMembers.user_id })
  return rows.map(({ userId }) => userId)
}
