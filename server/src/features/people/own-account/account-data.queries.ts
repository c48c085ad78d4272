import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { exportDays } from '#contract/people/own-account.ts'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'
import { sessions, users } from '#server/features/people/account/account.tables.ts'
import {
  wechatIdentities,
  wechatUnbindings,
} from '#server/features/people/account/wechat-identities.tables.ts'

/** Of files with an export of the own data. */
export const exportPurpose = 'own-export'

/**
 * What belongs to a user is read from the catalogue of the database, not from a list of ours: a feature that is
 * added later is erased without a word here. What is exported has a name besides (`export-names.ts`).
 */

/** A column that refers to users. */
export type Place = { table: string; column: string }

/** Columns by which a row is about a user. Others, such as a reviewer, only mention one. */
export const selectOwnPlaces = async (db: Db): Promise<Place[]> => {
  const { rows } = await db.execute<Place>(sql`
    select c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname in ('user_id', 'owner_id') and not a.attisdropped
    order by 1, 2`)
  return rows
}

export const selectRowsAt = async (db: Db, { table, column }: Place, userId: number) => {
  const { rows } = await db.execute(
    sql`select * from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`,
  )
  return rows
}

type Reference = Place & { action: 'cascade' | 'set null'; sealed: string[] }

/** Who refers to users, what is to happen there when one goes, and which sealed columns can be emptied. */
export const selectReferences = async (db: Db): Promise<Reference[]> => {
  const { rows } = await db.execute<Reference>(sql`
    select c.relname as table, a.attname as column,
      case k.confdeltype when 'c' then 'cascade' else 'set null' end as action,
      array(
        select s.attname::text from pg_attribute s
        where s.attrelid = c.oid and s.attname like '%\\_sealed' and not s.attnotnull and not s.attisdropped
      ) as sealed
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.conparentid = 0 and k.confrelid = 'users'::regclass and k.confdeltype in ('c', 'n')
      and c.relname not in ('users', 'sessions')
    order by 1, 2`)
  return rows
}

/** Does to a reference what deleting the user's row would have done. */
export const releaseReference = async (db: Db, reference: Reference, userId: number) => {
  const table = sql.identifier(reference.table)
  const column = sql.identifier(reference.column)
  if (reference.action === 'cascade') {
    await db.execute(sql`delete from ${table} where ${column} = ${userId}`)
    return
  }
  const emptied =
    reference.column === 'user_id' ? [reference.column, ...reference.sealed] : [reference.column]
  const list = sql.join(
    emptied.map((name) => sql`${sql.identifier(name)} = null`),
    sql`, `,
  )
  await db.execute(sql`update ${table} set ${list} where ${column} = ${userId}`)
}

/** What stays of a deleted user: that there was one. */
const kept = ['id', 'status', 'created_at']

/** Sets every column of the row back to what a new one would have, whatever columns there are. */
export const eraseUser = async (db: Db, userId: number) => {
  const { rows } = await db.execute<{ column: string }>(sql`
    select attname as column from pg_attribute
    where attrelid = 'users'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  const emptied: SQL[] = rows
    .filter(({ column }) => !kept.includes(column))
    .map(({ column }) => sql`${sql.identifier(column)} = default`)
  await db.execute(
    sql`update ${users} set ${sql.join(emptied, sql`, `)}, status = 'deleted' where id = ${userId}`,
  )
}

export const deleteFilesOfUser = (db: Db, userId: number) =>
  db.delete(files).where(eq(files.owner_id, userId)).returning()

const isExportOf = (userId: number) => and(eq(files.owner_id, userId), eq(files.purpose, exportPurpose))

export const selectExports = (db: Db, userId: number) =>
  db.select().from(files).where(isExportOf(userId)).orderBy(desc(files.id))

export const deleteExportsOf = (db: Db, userId: number) =>
  db.delete(files).where(isExportOf(userId)).returning()

export const deleteOldExports = (db: Db) =>
  db
    .delete(files)
    .where(
      and(
        eq(files.purpose, exportPurpose),
        lt(files.created_at, sql`now() - make_interval(days => ${exportDays})`),
      ),
    )
    .returning()

export const deleteIdentitiesOfUser = async (db: Db, userId: number) => {
  await db.delete(wechatIdentities).where(eq(wechatIdentities.user_id, userId))
  await db.delete(wechatUnbindings).where(eq(wechatUnbindings.user_id, userId))
}

/** Which browser a login was in is nobody's business any more. */
export const forgetGuestsOfUser = (db: Db, userId: number) =>
  db.update(sessions).set({ guest_id: '' }).where(eq(sessions.user_id, userId))
