import { globSync } from 'node:fs'
import path from 'node:path'
import { is, sql } from 'drizzle-orm'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

type Column = { type: string; isNullable: boolean; isFilledByItself: boolean }

const source = path.resolve(import.meta.dirname, '..')
const modules = globSync('**/*.tables.ts', { cwd: source }).sort()
const wholeTable = 'all_'
const found = new Map<string, Map<string, Column>>()

beforeAll(async () => {
  const { services } = await testApp()
  const { rows } = await services.db.execute<
    Record<'table_name' | 'column_name' | 'type', string> & Record<'nullable' | 'filled', boolean>
  >(sql`
    select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, null) as type,
      not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as filled
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped`)
  for (const row of rows) {
    const columns = found.get(row.table_name) ?? new Map<string, Column>()
    found.set(row.table_name, columns)
    columns.set(row.column_name, { type: row.type, isNullable: row.nullable, isFilledByItself: row.filled })
  }
  // What is shown of a table is a view of the same columns; only the table knows which of them may be empty.
  for (const [name, columns] of found)
    if (name.startsWith(wholeTable)) found.set(name.slice(wholeTable.length), columns)
})

/** One word for what drizzle and PostgreSQL call differently. */
const plainType = (type: string) =>
  type
    .replace(/\(.*?\)/g, '')
    .replace('varchar', 'character varying')
    .replace('bigserial', 'bigint')
    .replace('serial', 'integer')

async function tablesOf(module: string): Promise<PgTable[]> {
  const exported = (await import(path.join(source, module))) as Record<string, unknown>
  return Object.values(exported).filter((value): value is PgTable => is(value, PgTable))
}

it('knows every table of the migrated database', async () => {
  const tables = (await Promise.all(modules.map(tablesOf))).flat()
  const known = new Set(tables.map((table) => getTableConfig(table).name))
  expect([...found.keys()].filter((name) => !known.has(name))).toEqual(['schema_migrations'])
})

it.each(modules)('%s says what the migrated database has', async (module) => {
  for (const table of await tablesOf(module)) {
    const { name, columns } = getTableConfig(table)
    const there = found.get(name)
    expect(there, `the table ${name}`).toBeDefined()
    for (const column of columns) {
      const real = there!.get(column.name)
      const said = { type: plainType(column.getSQLType()), isNullable: !column.notNull }
      expect(
        { type: real && plainType(real.type), isNullable: real?.isNullable },
        `${name}.${column.name}`,
      ).toEqual(said)
    }
    // A column that the code does not know must not stand in the way of an insert.
    const known = new Set(columns.map((column) => column.name))
    const inTheWay = [...there!].filter(
      ([column, { isNullable, isFilledByItself }]) => !known.has(column) && !isNullable && !isFilledByItself,
    )
    expect(inTheWay, `${name}: columns that must be filled in, and are not known`).toEqual([])
  }
})

it('shows every column of a content table in its view', async () => {
  const { services } = await testApp()
  const { rows } = await services.db.execute<{ view: string; columns: string[] }>(sql`
    select c.relname as view, array_agg(a.attname::text) as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' and a.attnum > 0 group by 1`)
  const views = new Map(rows.map(({ view, columns }) => [view, columns]))
  for (const [name, columns] of found)
    if (name.startsWith(wholeTable))
      expect(views.get(name.slice(wholeTable.length))?.toSorted(), name).toEqual([...columns.keys()].sort())
})
