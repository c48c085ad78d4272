import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findStraySql } from './sql-place.ts'

const found = (path: string, text: string) => places(findStraySql(treeOfStrings({ [path]: text })))

it.each([
  'const rows = await db.select().from(users)',
  'await context.db\n  .insert(users)',
  'await tx.delete(users)',
  'await db.execute<Row>(statement)',
  "await pool.query('select 1')",
  "import { eq } from 'drizzle-orm'",
])('finds %s', (text) => {
  expect(found('server/src/features/home/lists.ts', text)).toHaveLength(1)
})

it.each([
  'seen.delete(name)',
  'hash.update(text)',
  '// db.select() stands in home.queries.ts',
  "const text = 'db.select()'",
  "import type { SQL } from 'drizzle-orm'",
  'await db.transaction(work)',
])('is not taken in by %s', (text) => {
  expect(found('server/src/features/home/lists.ts', text)).toEqual([])
})

it.each([
  'server/src/features/home/home.queries.ts',
  'server/src/kernel/migrate.ts',
  'server/src/embedded-postgres/provision.ts',
  'server/src/features/home/lists.test.ts',
  'bench/list.ts',
])('lets %s hold SQL', (path) => {
  expect(found(path, 'await db.select()')).toEqual([])
})

it('lets a table use the tag, but not a statement', () => {
  const path = 'server/src/features/home/home.tables.ts'
  expect(found(path, "import { sql } from 'drizzle-orm'")).toEqual([])
  expect(found(path, 'await db.select()')).toHaveLength(1)
})
