import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'

type Stored = PgTable & { id: AnyPgColumn }
type Values<Table extends PgTable> = Omit<InferInsertModel<Table>, 'id'>
type Tools = { db: Db }

/** The rows of one table, as a form reads, creates and changes them. */
export const storedRows = <Table extends Stored>(table: Table) => ({
  async read({ db }: Tools, id: number): Promise<InferSelectModel<Table> | undefined> {
    const rows = await db.select().from<PgTable>(table).where(eq(table.id, id))
    return rows[0] as InferSelectModel<Table> | undefined
  },
  async create({ db }: Tools, values: Values<Table>): Promise<number> {
    const rows = await db.insert<Stored>(table).values(values).returning({ id: table.id })
    return rows[0]!.id as number
  },
  async createAll({ db }: Tools, all: Values<Table>[]): Promise<number[]> {
    const rows = await db.insert<Stored>(table).values(all).returning({ id: table.id })
    return rows.map(({ id }) => id as number)
  },
  async change({ db }: Tools, id: number, values: Partial<Values<Table>>): Promise<void> {
    await db.update<Stored>(table).set(values).where(eq(table.id, id))
  },
})

/**
 * The record that an imported row without an ID is about: the only one whose columns say the same. Where a key is left out,
 * or several records say it, the row is a new one.
 */
export const foundBy = <Table extends Stored>(
  table: Table,
  ...keys: (keyof InferSelectModel<Table> & string)[]
) => {
  const columns = getTableColumns(table as PgTable) as Record<string, AnyPgColumn>
  return async ({ db }: Tools, entered: Record<string, unknown>): Promise<number | undefined> => {
    const isGiven = keys.every((key) => entered[key] !== undefined && entered[key] !== '')
    if (!isGiven) return undefined
    const rows = await db
      .select({ id: table.id })
      .from<PgTable>(table)
      .where(and(...keys.map((key) => eq(columns[key]!, entered[key]))))
      .limit(2)
    return rows.length === 1 ? (rows[0]!.id as number) : undefined
  }
}

/** The rows of a table that belong to a record: their column `owner` holds its number, their column `by` their order. */
export function ownedRows<Table extends PgTable, Owner extends keyof InferInsertModel<Table> & string>(
  table: Table,
  owner: Owner,
  by: keyof InferSelectModel<Table> & string,
) {
  const columns = getTableColumns(table as PgTable) as Record<string, AnyPgColumn>
  return {
    async read({ db }: Tools, id: number): Promise<InferSelectModel<Table>[]> {
      const rows = await db
        .select()
        .from<PgTable>(table)
        .where(eq(columns[owner]!, id))
        .orderBy(asc(columns[by]!))
      return rows as InferSelectModel<Table>[]
    },
    async replace(
      { db }: Tools,
      id: number,
      rows: Omit<InferInsertModel<Table>, 'id' | Owner>[],
    ): Promise<void> {
      await db.delete(table).where(eq(columns[owner]!, id))
      if (rows.length > 0)
        await db
          .insert(table)
          .values(rows.map((row) => ({ ...row, [owner]: id })) as InferInsertModel<Table>[])
    },
  }
}

/** Whether a row is shown, as the value `state` of a list. */
export const shownOrTakenBack = (takenBackAt: AnyPgColumn) =>
  sql<string>`case when ${takenBackAt} is null then 'shown' else 'taken_back' end`.as('state')

export const shownIfPublished = (published: AnyPgColumn) =>
  sql<string>`case when ${published} then 'shown' else 'taken_back' end`.as('state')

/** The condition of the filter `state`. */
export const isShownIn = (takenBackAt: AnyPgColumn) => (value: string) =>
  value === 'taken_back' ? sql`${takenBackAt} is not null` : sql`${takenBackAt} is null`

export const isPublishedIn = (published: AnyPgColumn) => (value: string) =>
  value === 'taken_back' ? sql`not ${published}` : sql`${published}`

export const updateTakenBack = (
  db: Db,
  table: Stored & { taken_back_at: AnyPgColumn },
  id: number,
  isTakenBack: boolean,
) =>
  db
    .update<Stored>(table)
    .set({ taken_back_at: isTakenBack ? sql`now()` : null })
    .where(eq(table.id, id))

export const updatePublished = (
  db: Db,
  table: Stored & { published: AnyPgColumn },
  id: number,
  published: boolean,
) => db.update<Stored>(table).set({ published }).where(eq(table.id, id))
