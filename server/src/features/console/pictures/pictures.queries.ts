import { and, desc, eq, ilike, like, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { containing } from '#kernel/like.ts'
import { users } from '#server/features/people/account/account.tables.ts'

/** Pictures of members are theirs, and what is private is nobody else's. */
const isShared = (q: string) =>
  and(
    like(files.mime, 'image/%'),
    eq(files.private, false),
    sql`cardinality(${users.operator_roles}) > 0`,
    q === '' ? undefined : ilike(files.original_name, containing(q)),
  )

type Asked = { q: string; limit: number; offset: number }

export const selectPictures = (db: Db, { q, limit, offset }: Asked) =>
  db
    .select({
      key: files.key,
      name: files.original_name,
      uploadedBy: users.truename,
      uploadedAt: files.created_at,
    })
    .from(files)
    .innerJoin(users, eq(users.id, files.owner_id))
    .where(isShared(q))
    .orderBy(desc(files.id))
    .limit(limit)
    .offset(offset)

export const countPictures = async (db: Db, q: string): Promise<number> =>
  (
    await only(
      db
        .select({ total: sql<number>`count(*)::int` })
        .from(files)
        .innerJoin(users, eq(users.id, files.owner_id))
        .where(isShared(q)),
    )
  ).total
