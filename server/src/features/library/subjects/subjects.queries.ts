import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { follows } from '#server/features/community/follows/follows.tables.ts'
import { colleges } from './subjects.tables.ts'

export const selectFocusedColleges = (db: Db, userId: number) =>
  db
    .select({
      id: colleges.id,
      name: colleges.name,
      name_en: colleges.name_en,
      logo: colleges.logo,
      isHome: sql<boolean>`${users.home_college_id} = ${colleges.id}`,
    })
    .from(follows)
    .innerJoin(colleges, eq(colleges.id, follows.item_id))
    .innerJoin(users, eq(users.id, follows.user_id))
    .where(and(eq(follows.user_id, userId), eq(follows.kind, 'college')))
    .orderBy(asc(follows.sort), asc(colleges.id))

export type FocusedCollegeRow = Awaited<ReturnType<typeof selectFocusedColleges>>[number]

/** The subject that a user's home opens with, 0 for all, and the department of their profile. */
export const selectOwnSubject = async (db: Db, userId: number) => {
  const row = await first(
    db
      .select({ home: users.home_college_id, department: users.department })
      .from(users)
      .where(eq(users.id, userId)),
  )
  return { home: row?.home ?? 0, department: row?.department ?? '' }
}

export const countColleges = (db: Db, ids: number[]) => db.$count(colleges, inArray(colleges.id, ids))

/** Held until the end of the transaction, so that concurrent choices run one after the other. */
export const lockUser = (db: Db, userId: number) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

export const updateHomeCollege = (db: Db, userId: number, collegeId: number) =>
  db.update(users).set({ home_college_id: collegeId }).where(eq(users.id, userId))

/** Follows exactly these subjects, in order. Subjects that stay retain the day on which they were followed. */
export const replaceFocusedColleges = async (db: Db, userId: number, ids: number[]) => {
  await db
    .delete(follows)
    .where(and(eq(follows.user_id, userId), eq(follows.kind, 'college'), notInArray(follows.item_id, ids)))
  if (ids.length === 0) return
  await db
    .insert(follows)
    .values(ids.map((id, sort) => ({ user_id: userId, kind: 'college' as const, item_id: id, sort })))
    .onConflictDoUpdate({
      target: [follows.user_id, follows.kind, follows.item_id],
      set: { sort: sql`excluded.sort` },
    })
}
