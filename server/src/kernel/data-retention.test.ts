import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

const page = path.resolve(import.meta.dirname, '../../../docs/data-retention.md')

it('says of every table how long its rows are kept', async () => {
  const { services } = await testApp()
  const { rows } = await services.db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
  const text = await readFile(page, 'utf8')
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.map(({ name }) => name).filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
