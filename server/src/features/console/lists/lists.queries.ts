import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { listViews } from './lists.tables.ts'

/** The views of somebody, and those that others share; one's own first. */
export const selectViews = (db: Db, userId: number, resource: string) =>
  db
    .select({
      id: listViews.id,
      name: listViews.name,
      query: listViews.query,
      is_shared: listViews.is_shared,
      user_id: listViews.user_id,
      owner: users.truename,
    })
    .from(listViews)
    .innerJoin(users, eq(users.id, listViews.user_id))
    .where(and(eq(listViews.resource, resource), or(eq(listViews.user_id, userId), listViews.is_shared)))
    .orderBy(sql`${listViews.user_id} = ${userId} desc`, asc(listViews.name), asc(listViews.id))

export const upsertView = (db: Db, view: typeof listViews.$inferInsert) =>
  db
    .insert(listViews)
    .values(view)
    .onConflictDoUpdate({
      target: [listViews.user_id, listViews.resource, listViews.name],
      set: { query: view.query, is_shared: view.is_shared },
    })

/** One's own, or with `mayRemoveShared` also one that somebody else shares. */
export const deleteView = (db: Db, id: number, by: { userId: number; mayRemoveShared: boolean }) =>
  db
    .delete(listViews)
    .where(
      and(
        eq(listViews.id, id),
        or(eq(listViews.user_id, by.userId), by.mayRemoveShared ? listViews.is_shared : undefined),
      ),
    )
