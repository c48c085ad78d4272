import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { listViews } from './lists.tables.ts'

export const selectViews = (db: Db, userId: number, resource: string) =>
  db
    .select({ id: listViews.id, name: listViews.name, query: listViews.query })
    .from(listViews)
    .where(and(eq(listViews.user_id, userId), eq(listViews.resource, resource)))
    .orderBy(asc(listViews.name))

export const upsertView = (db: Db, view: typeof listViews.$inferInsert) =>
  db
    .insert(listViews)
    .values(view)
    .onConflictDoUpdate({
      target: [listViews.user_id, listViews.resource, listViews.name],
      set: { query: view.query },
    })

export const deleteView = (db: Db, userId: number, id: number) =>
  db.delete(listViews).where(and(eq(listViews.user_id, userId), eq(listViews.id, id)))
