import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { userTypes } from '#contract/people/account.ts'
import { unionMemberTypes } from '#contract/practice/unions.ts'
import type { Db } from '#kernel/database.ts'
import { containing } from '#kernel/like.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { unionMembers } from './unions.tables.ts'

const columns = {
  id: users.id,
  truename: users.truename,
  photo: users.photo,
  hospital: users.hospital,
  department: users.department,
  title: users.title,
  user_type: users.user_type,
  phone_digest: users.phone_digest,
}

const isMemberOf = (unionId: number) =>
  sql<boolean>`exists (select from ${unionMembers} m where m.union_id = ${unionId} and m.user_id = ${users}.id
    and m.type = ${unionMemberTypes.doctor})`

const isActive = eq(users.status, 'active')

export const selectCandidates = (
  db: Db,
  { unionId, keyword }: { unionId: number; keyword: string },
  limit: number,
  offset: number,
) =>
  db
    .select({ ...columns, isMember: isMemberOf(unionId), total: sql<number>`(count(*) over ())::int` })
    .from(users)
    .where(
      and(
        isActive,
        eq(users.user_type, userTypes.doctor),
        or(ilike(users.truename, containing(keyword)), ilike(users.hospital, containing(keyword))),
      ),
    )
    .orderBy(asc(users.truename), asc(users.id))
    .limit(limit)
    .offset(offset)

export const selectUsersByIds = (db: Db, ids: number[]) =>
  db
    .select(columns)
    .from(users)
    .where(and(isActive, inArray(users.id, ids)))

export const selectUsersByPhones = (db: Db, digests: Buffer[]) =>
  db
    .select(columns)
    .from(users)
    .where(and(isActive, inArray(users.phone_digest, digests)))

export type AddedUser = Awaited<ReturnType<typeof selectUsersByIds>>[number]

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
