import { expect, it } from 'vitest'
import { treeOfStrings } from '../tree-of-strings.ts'
import { findForeignTables } from './foreign-tables.ts'

const tables = {
  'server/src/kernel/kernel.tables.ts': "export const users = pgTable('users', {})",
  'server/src/features/people/doctors/doctors.tables.ts': "export const doctors = pgTable('doctors', {})",
  'server/src/features/meetings/meetings/meetings.tables.ts':
    "export const meetings = pgTable('meetings', {})",
  'server/src/features/meetings/study/study.tables.ts': "export const progress = pgTable('progress', {})",
  'server/src/features/library/halls/halls.tables.ts': "export const halls = pgTable('halls', {})",
}

const found = (text: string, path = 'server/src/features/meetings/study/study.queries.ts') =>
  findForeignTables(treeOfStrings({ ...tables, [path]: text })).map(({ line, message }) => [line, message])

it.each([
  'sql`select * from doctors`',
  'sql<number>`(select count(*) from doctors d where d.id = ${id})`',
  'sql`${exists(sql`select 1 from doctors`)}`',
  'sql`doctors.id = ${id}`',
  'db.execute(`select * from doctors`)',
  "pool.query('delete from doctors')",
  "sql.raw('from doctors')",
])('refuses the table of another feature in %s', (text) => {
  expect(found(`\n${text}`)).toEqual([
    [
      2,
      'names the table doctors in plain text: import it from server/src/features/people/doctors/doctors.tables.ts, or a query beside it',
    ],
  ])
})

it('refuses a table of a later group, of the kernel and of a feature beside it', () => {
  expect(found('sql`select 1 from halls, users join meetings`').map(([, message]) => message)).toEqual([
    'names the table halls of the later group library',
    'names the table users in plain text: import it from server/src/kernel/kernel.tables.ts, or a query beside it',
    'names the table meetings in plain text: import it from server/src/features/meetings/meetings/meetings.tables.ts, or a query beside it',
  ])
})

it('tells of a table once in a file', () => {
  expect(found('sql`select 1 from doctors`; sql`select 2 from doctors`')).toHaveLength(1)
})

it.each([
  'sql`select * from progress`',
  'sql`select * from ${doctors} d where d.id = ${doctors.id}`',
  'sql`with doctors as (select 1) select * from doctors`',
  '// sql`select * from doctors`',
  "const text = 'select * from doctors'",
])('lets be %s', (text) => {
  expect(found(text)).toEqual([])
})

it.each([
  'server/src/kernel/session.queries.ts',
  'server/src/features/meetings/study/study.test.ts',
  'bench/a.ts',
])('does not ask %s', (path) => {
  expect(found('sql`select * from doctors`', path)).toEqual([])
})
