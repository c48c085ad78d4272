import { and, asc, count as countRows, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { containing, literally } from '#kernel/like.ts'
import type { Context } from '#kernel/services.ts'

/** What a list is asked for. */
export type Asked = {
  filters: Record<string, string>
  sort: string
  descending: boolean
  limit: number
  offset: number
}

export type RawRow = Record<string, unknown> & { id: number }

/** A value of a row: a column, or an expression under the name of its key. */
type Value = AnyPgColumn | SQL.Aliased
type Condition = (value: string, tools: Tools) => SQL | undefined
/** A condition with the same SQL for every word, so that a statement with it can be prepared. */
type WordsCondition = Condition & { matching(pattern: string | Placeholder): SQL | undefined }

type Given = {
  /** The number of a row; the order of a list that is not sorted, and of an export. */
  id: AnyPgColumn
  values: Record<string, Value>
  /** What a row is called: a search shows those first whose name is what was typed, then those that begin with it. */
  title?: AnyPgColumn
  /** `db.select(values).from(…)` with its joins, dynamic. */
  from: (db: Db, values: Record<string, Value>) => PgSelect
  /** What always holds for the rows of the list, or for those that somebody sees of it. */
  where?: SQL | ((tools: Tools) => SQL)
  filters?: Record<string, Condition | WordsCondition>
}

/** What a search looks for, or the placeholders of it: the words, and patterns of what begins with them and contains them. */
export type Sought<Value = string | Placeholder> = { words: Value; begin: Value; pattern: Value }

export const soughtBy = (words: string): Sought<string> => ({
  words: words.toLowerCase(),
  begin: `${literally(words)}%`,
  pattern: containing(words),
})

/** The rows of a list of the console. */
export type Rows = {
  values: Record<string, unknown>
  filters: Record<string, unknown>
  page(tools: Tools, asked: Asked): Promise<{ rows: RawRow[]; total: number }>
  count(tools: Tools, filters: Record<string, string>): Promise<number>
  /** The numbers of the best of the rows that the words find. They are not counted. */
  find(tools: Tools, words: string, limit: number): Promise<number[]>
  /** The same as a query to prepare, where its SQL depends neither on who asks nor on the words. */
  finding: ((db: Db, sought: Sought, limit: number) => SQLWrapper) | undefined
  byIds(tools: Tools, ids: number[]): Promise<RawRow[]>
  /** The rows in the order of their numbers here. One that has left the list meanwhile is left out. */
  inOrder(tools: Tools, ids: number[]): Promise<RawRow[]>
  /** From here to the end of the transaction nobody else changes the row. */
  lock(db: Db, id: number): Promise<unknown>
  /** All rows that fit, by number, some at a time: an export holds neither all of them nor a transaction. */
  batches(tools: Tools, filters: Record<string, string>): AsyncGenerator<RawRow[]>
}

/** A condition may depend on who asks. */
type Tools = Pick<Context, 'db' | 'vault'> & Partial<Pick<Context, 'member' | 'declared'>>

const batchSize = 1000

export function defineRows({ id, values, title, from, where, filters = {} }: Given): Rows {
  const all = { ...values, id }
  const alwaysOf = (tools: Tools) => (typeof where === 'function' ? where(tools) : where)
  const whereOf = (tools: Tools, given: Record<string, string>) =>
    and(
      alwaysOf(tools),
      ...Object.entries(given).map(([key, value]) =>
        value === '' ? undefined : filters[key]?.(value, tools),
      ),
    )
  const select = (db: Db, where: SQL | undefined) => from(db, all).where(where)
  const count: Rows['count'] = async (tools, given) => {
    const counted = await from(tools.db, { total: sql<number>`${countRows()}`.as('total') }).where(
      whereOf(tools, given),
    )
    return (counted as { total: number }[])[0]!.total
  }
  const byIds = async (tools: Tools, ids: number[]) =>
    (await select(tools.db, and(alwaysOf(tools), inArray(id, ids))).orderBy(desc(id))) as RawRow[]
  const inOrder = async (tools: Tools, ids: number[]) => {
    if (ids.length === 0) return []
    const found = new Map((await byIds(tools, ids)).map((row) => [row.id, row]))
    return ids.flatMap((one) => found.get(one) ?? [])
  }
  const best = (db: Db, where: SQL | undefined, { words, begin }: Sought, limit: number) =>
    from(db, { id })
      .where(where)
      .orderBy(
        ...(title
          ? [sql`lower(${title}) = ${words} desc nulls last`, sql`${title} ilike ${begin} desc nulls last`]
          : []),
        desc(id),
      )
      .limit(limit)
  const findingOf =
    ({ matching }: WordsCondition, always: SQL | undefined): Rows['finding'] =>
    (db, sought, limit) =>
      best(db, and(always, matching(sought.pattern)), sought, limit)
  return {
    values: all,
    filters,
    async page(tools, { sort, descending, limit, offset, ...asked }) {
      const where = whereOf(tools, asked.filters)
      const by = all[sort as keyof typeof all]
      const orderOf = (isTurned: boolean) => {
        const [up, down] = isTurned ? [desc, asc] : [asc, desc]
        return by === undefined ? [down(id)] : [descending ? down(by) : up(by), down(id)]
      }
      if (offset === 0) {
        const [rows, total] = await Promise.all([
          select(tools.db, where)
            .orderBy(...orderOf(false))
            .limit(limit),
          count(tools, asked.filters),
        ])
        return { rows: rows as RawRow[], total }
      }
      const total = await count(tools, asked.filters)
      const wanted = Math.min(limit, total - offset)
      if (wanted <= 0) return { rows: [], total }
      // A far page is walked to by numbers alone, from the end that is nearer; its rows are read afterwards.
      const fromEnd = offset > total / 2
      const keys = (await from(tools.db, { id, ...(by !== undefined && { [sort]: by }) })
        .where(where)
        .orderBy(...orderOf(fromEnd))
        .limit(wanted)
        .offset(fromEnd ? total - offset - wanted : offset)) as { id: number }[]
      const ids = keys.map((key) => key.id)
      return { rows: await inOrder(tools, fromEnd ? ids.toReversed() : ids), total }
    },
    async find(tools, words, limit) {
      const keys = await best(tools.db, whereOf(tools, { q: words }), soughtBy(words), limit)
      return keys.map((key) => key.id as number)
    },
    finding:
      typeof where !== 'function' && filters.q && 'matching' in filters.q
        ? findingOf(filters.q, where)
        : undefined,
    count,
    byIds,
    inOrder,
    lock: (db, number) => db.execute(sql`select from ${id.table} where ${id} = ${number} for no key update`),
    async *batches(tools, given) {
      const where = whereOf(tools, given)
      for (let last: number | undefined; ;) {
        const rows = (await select(tools.db, and(where, last === undefined ? undefined : lt(id, last)))
          .orderBy(desc(id))
          .limit(batchSize)) as RawRow[]
        if (rows.length > 0) yield rows
        if (rows.length < batchSize) return
        last = rows.at(-1)!.id
      }
    },
  }
}

/** A condition of a period filter: `2026-01-01,2026-01-31`, days in Shanghai, both included; each may be empty. */
export const within =
  (column: AnyPgColumn): Condition =>
  (value) => {
    const [from = '', until = ''] = value.split(',')
    const day = (text: string) => sql`(${text}::date)::timestamp at time zone 'Asia/Shanghai'`
    const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
    return and(
      isDay(from) ? gte(column, day(from)) : undefined,
      isDay(until) ? lt(column, sql`${day(until)} + interval '1 day'`) : undefined,
    )
  }

/** A condition of a choice, or of the number of another record. */
export const equalTo =
  (column: AnyPgColumn): Condition =>
  (value) => {
    if (column.dataType !== 'number') return eq(column, value)
    return Number.isSafeInteger(Number(value)) ? eq(column, Number(value)) : sql`false`
  }

/** A condition of a text filter: one of the columns contains the words. */
export function contains(...columns: (AnyPgColumn | SQL)[]): WordsCondition {
  const matching = (pattern: string | Placeholder) => or(...columns.map((column) => ilike(column, pattern)))
  return Object.assign((value: string) => matching(containing(value)), { matching })
}

/** The address of the page that shows a row, as its value `page`. */
export const pageAt = (address: string, id: AnyPgColumn) => sql<string>`${address}::text || ${id}`.as('page')
