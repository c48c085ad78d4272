import type { Names } from './names.ts'

const contract = ({ one, words, camel }: Names) => `import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { page, paged } from '../wire/fields.ts'

export const ${one.camel}PageSize = 20

export const ${one.camel}Item = z.object({
  id: z.int(),
  title: z.string(),
})

export const ${one.camel}Calls = {
  list: defineCall({
    id: '${one.camel}.list',
    path: '/api/web/v2/${camel.toLowerCase()}/list',
    about: 'The ${words}, 20 a page, the latest first.',
    input: z.object({ page }),
    output: paged(${one.camel}Item),
  }),
}

export type ${one.pascal}Item = z.infer<typeof ${one.camel}Item>
`

const migration = ({ table, words }: Names) => `-- The ${words}.

create table ${table} (
  id bigint generated always as identity primary key,
  title text not null check (title <> ''),
  published boolean not null default true,
  created_at timestamptz not null default now()
);
create index ${table}_by_time on ${table} (created_at desc, id desc) where published;
`

const tables = ({ camel, table }: Names) => `import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '#kernel/kernel.tables.ts'

export const ${camel} = pgTable('${table}', {
  id: identity(),
  title: text().notNull(),
  published: boolean().notNull().default(true),
  created_at: moment().notNull().defaultNow(),
})
`

const queries = ({ camel, pascal, one, kebab }: Names) => `import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { ${camel} } from './${kebab}.tables.ts'

export const select${pascal} = (db: Db, limit: number, offset: number) =>
  db
    .select({ id: ${camel}.id, title: ${camel}.title, total: sql<number>\`(count(*) over ())::int\` })
    .from(${camel})
    .where(eq(${camel}.published, true))
    .orderBy(desc(${camel}.created_at), desc(${camel}.id))
    .limit(limit)
    .offset(offset)

export type ${one.pascal}Row = Awaited<ReturnType<typeof select${pascal}>>[number]
`

const present = ({
  group,
  kebab,
  one,
}: Names) => `import type { ${one.pascal}Item } from '#contract/${group}/${kebab}.ts'
import type { ${one.pascal}Row } from './${kebab}.queries.ts'

export const present${one.pascal} = (row: ${one.pascal}Row): ${one.pascal}Item => ({
  id: row.id,
  title: row.title,
})
`

const handler = ({
  group,
  kebab,
  pascal,
  one,
}: Names) => `import { ${one.camel}Calls, ${one.camel}PageSize } from '#contract/${group}/${kebab}.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { present${one.pascal} } from './${kebab}.present.ts'
import { select${pascal} } from './${kebab}.queries.ts'

export const list${pascal} = answer(${one.camel}Calls.list, async ({ page }, { db }) => {
  const found = await readPage(page, ${one.camel}PageSize, (limit, offset) =>
    select${pascal}(db, limit, offset),
  )
  return presentPage(found, present${one.pascal})
})
`

const handlerTest = ({ group, kebab, camel, one }: Names) => `import { expect, it } from 'vitest'
import { ${one.camel}Calls } from '#contract/${group}/${kebab}.ts'
import { failures } from '#contract/wire/failure.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { ${camel} } from './${kebab}.tables.ts'

const app = await testApp()

it('lists what is published, the latest first', async () => {
  const [first, second] = await app.services.db
    .insert(${camel})
    .values([{ title: 'first' }, { title: 'second' }, { title: 'hidden', published: false }])
    .returning()
  expect(await app.client().call(${one.camel}Calls.list, { page: 1 })).toEqual({
    data: [
      { id: second!.id, title: 'second' },
      { id: first!.id, title: 'first' },
    ],
    total: 2,
    last_page: 1,
    current_page: 1,
  })
})

it('refuses a page that is no number', async () => {
  const answer = await postForm(app, ${one.camel}Calls.list.path, { page: 'x' })
  expect(answer.status).toBe(failures.parameterError.status)
})
`

const manifest = ({ kebab, camel, pascal }: Names) => `import { defineFeature } from '#kernel/feature.ts'
import { list${pascal} } from './list-${kebab}.ts'

export const ${camel}Feature = defineFeature({
  name: '${kebab}',
  calls: [list${pascal}],
})
`

/** By path; `number` is the next of the migrations. */
export const serverFiles = (names: Names, number: string): Record<string, string> => ({
  [`contract/${names.group}/${names.kebab}.ts`]: contract(names),
  [`server/migrations/${number}_${names.table}.sql`]: migration(names),
  [`${names.server}/${names.kebab}.tables.ts`]: tables(names),
  [`${names.server}/${names.kebab}.queries.ts`]: queries(names),
  [`${names.server}/${names.kebab}.present.ts`]: present(names),
  [`${names.server}/list-${names.kebab}.ts`]: handler(names),
  [`${names.server}/list-${names.kebab}.test.ts`]: handlerTest(names),
  [`${names.server}/${names.kebab}.feature.ts`]: manifest(names),
})
