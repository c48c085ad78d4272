import { and, desc, eq, sql } from 'drizzle-orm'
import type { UnionSubject } from '#contract/practice/union-settings.ts'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { unionChanges } from './unions.tables.ts'

export const insertChange = (db: Db, row: typeof unionChanges.$inferInsert) =>
  db.insert(unionChanges).values(row)

export const selectChanges = (
  db: Db,
  { unionId, subject, subjectId }: { unionId: number; subject: UnionSubject; subjectId: number },
  limit: number,
  offset: number,
) =>
  db
    .select({
      change: unionChanges,
      truename: users.truename,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(unionChanges)
    .leftJoin(users, eq(users.id, unionChanges.user_id))
    .where(
      and(
        eq(unionChanges.union_id, unionId),
        eq(unionChanges.subject, subject),
        eq(unionChanges.subject_id, subjectId),
      ),
    )
    .orderBy(desc(unionChanges.id))
    .limit(limit)
    .offset(offset)
