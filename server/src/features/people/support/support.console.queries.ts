import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { supportNotes } from './support.tables.ts'

const authors = alias(users, 'authors')

export const noteRows = defineRows({
  id: supportNotes.id,
  values: {
    person: sql<string>`${users.truename}`.as('person'),
    content: supportNotes.content,
    author: sql<string>`coalesce(${authors.truename}, '')`.as('author'),
    created_at: supportNotes.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(supportNotes)
      .innerJoin(users, eq(users.id, supportNotes.user_id))
      .leftJoin(authors, eq(authors.id, supportNotes.author_id))
      .$dynamic(),
  filters: {
    q: contains(supportNotes.content, users.truename),
    user_id: equalTo(supportNotes.user_id),
    created_at: within(supportNotes.created_at),
  },
})

export const selectNote = async (db: Db, id: number) =>
  (
    await db
      .select({ user_id: supportNotes.user_id, content: supportNotes.content })
      .from(supportNotes)
      .where(eq(supportNotes.id, id))
  )[0]

export const insertNote = async (db: Db, note: typeof supportNotes.$inferInsert) =>
  (await only(db.insert(supportNotes).values(note).returning({ id: supportNotes.id }))).id
