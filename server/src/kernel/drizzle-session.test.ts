import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { movedSentence } from '#server/testing/installed-version.ts'
import { copyFor, sessionOf } from './drizzle-session.ts'

const moved = movedSentence({
  package: 'drizzle-orm',
  writtenFor: '0.45.4',
  file: 'server/src/kernel/drizzle-session.ts',
})

it('finds what runs the statements of the pool', () => {
  const pool = new pg.Pool()
  const db = drizzle(pool)
  expect((db as { _?: { session?: unknown } })._?.session, moved).toBeDefined()
  expect(sessionOf(db).client, moved).toBe(pool)
})

it('finds what runs the statements of a transaction', async () => {
  const client = new pg.Client()
  Object.assign(client, { query: async () => ({ rows: [] }) })
  await drizzle(client).transaction(async (tx) => {
    expect(sessionOf(tx).client, moved).toBe(client)
  })
})

it('finds in a prepared statement what it runs on, and exchanges it in a copy', () => {
  const [one, other] = [new pg.Pool(), new pg.Pool()]
  const statement = drizzle(one)
    .select({ one: sql`1` })
    .from(sql`pg_class`)
    .prepare('one')
  expect(statement, moved).toMatchObject({ client: one })
  expect(Object.keys(statement), moved).toContain('logger')
  const copy = copyFor(drizzle(other), statement)
  expect(copy, moved).toMatchObject({ client: other })
  expect(statement).toMatchObject({ client: one })
})
