import { and, asc, eq, sql } from 'drizzle-orm'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { hospitals } from '#server/features/people/profile/profile.tables.ts'
import { creditExports, creditFormats } from './credit-wallet.tables.ts'

export type FormatRow = typeof creditFormats.$inferSelect
type Declared = Omit<FormatRow, 'id' | 'updated_at'>

export const formatRows = defineRows({
  id: creditFormats.id,
  values: {
    province: creditFormats.province,
    name: creditFormats.name,
    columns: creditFormats.columns,
    updated_at: creditFormats.updated_at,
    exports:
      sql<number>`(select count(*)::int from ${creditExports} e where e.format_id = ${creditFormats}.id)`.as(
        'exports',
      ),
  },
  from: (db, values) => db.select(values).from(creditFormats).$dynamic(),
  filters: { q: contains(creditFormats.province, creditFormats.name) },
})

export const selectFormat = (db: Db, id: number): Promise<FormatRow | undefined> =>
  first(db.select().from(creditFormats).where(eq(creditFormats.id, id)))

export const insertFormat = async (db: Db, row: Declared): Promise<number> =>
  (await only(db.insert(creditFormats).values(row).returning({ id: creditFormats.id }))).id

export const updateFormat = (db: Db, id: number, row: Declared) =>
  db
    .update(creditFormats)
    .set({ ...row, updated_at: sql`now()` })
    .where(eq(creditFormats.id, id))

export const deleteFormat = (db: Db, id: number) => db.delete(creditFormats).where(eq(creditFormats.id, id))

/** The formats of all provinces, that of the hospital of a user first, and when they last took the credits of a year in each. */
export const selectFormatsFor = (db: Db, userId: number, year: number) =>
  db
    .select({
      id: creditFormats.id,
      province: creditFormats.province,
      name: creditFormats.name,
      exportedAt: creditExports.exported_at,
    })
    .from(creditFormats)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      creditExports,
      and(
        eq(creditExports.format_id, creditFormats.id),
        eq(creditExports.user_id, userId),
        eq(creditExports.year, year),
      ),
    )
    .orderBy(
      sql`${creditFormats.province} = coalesce((select h.province from ${hospitals} h
        where h.name = ${users.hospital} limit 1), '') desc`,
      asc(creditFormats.province),
      asc(creditFormats.id),
    )

type Exported = { userId: number; formatId: number; year: number }

export const upsertExport = (db: Db, { userId, formatId, year }: Exported) =>
  db
    .insert(creditExports)
    .values({ user_id: userId, format_id: formatId, year })
    .onConflictDoUpdate({
      target: [creditExports.user_id, creditExports.format_id, creditExports.year],
      set: { exported_at: sql`now()` },
    })
