import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { prepared } from './prepared.ts'
import { preparedSql } from './prepared-sql.queries.ts'
import type { Db } from './database.ts'

/** Statements that remember the names they were prepared by. */
function recorded(textOf: (shape: string) => string) {
  const names: string[] = []
  const statement = prepared('words', (_db, shape: string) => ({
    toSQL: () => ({ sql: textOf(shape) }),
    prepare: (name) => {
      names.push(name)
      return { execute: async () => name }
    },
  }))
  return { statement, names }
}

const handle = () => ({ _: { session: { client: {} } } }) as unknown as Db

it('builds once for each shape, whatever runs it', () => {
  const { statement, names } = recorded((shape) => `select ${shape}`)
  const [one, other] = [handle(), handle()]
  for (const db of [one, other, one]) for (const shape of ['a', 'b', 'a']) statement(db, shape)
  expect(names).toHaveLength(2)
})

it('names statements by their text', () => {
  const { statement, names } = recorded((shape) => `select ${shape.toLowerCase()}`)
  const db = handle()
  for (const shape of ['a', 'A', 'b']) statement(db, shape)
  expect(names[0]).toMatch(/^words_[0-9a-f]{20}$/)
  expect(names[1]).toBe(names[0])
  expect(names[2]).not.toBe(names[0])
})

it('tells shapes apart by what they say, not by how they were made', () => {
  let built = 0
  const statement = prepared('shapes', (_db, shape: { word?: string | undefined; flags: boolean[] }) => {
    built += 1
    return { toSQL: () => ({ sql: JSON.stringify(shape) }), prepare: () => ({ execute: async () => [] }) }
  })
  const db = handle()
  statement(db, { word: 'a', flags: [true] })
  statement(db, { word: 'a', flags: [true] })
  expect(built).toBe(1)
  statement(db, { word: 'a', flags: [true, false] })
  statement(db, { word: undefined, flags: [true] })
  statement(db, { flags: [true] })
  expect(built).toBe(3)
})

it('runs on the pool and in a transaction', async () => {
  const {
    services: { db },
  } = await testApp()
  const userIds = prepared('user_ids', (db) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, sql.placeholder('id'))),
  )
  const userIdsBySql = preparedSql<{ id: number }>(
    'user_ids',
    sql`select id from ${users} where id = ${sql.placeholder('id')}`,
  )
  expect(await userIds(db).execute({ id: 0 })).toEqual([])
  await db.transaction(async (inside) => {
    const [user] = await inside.insert(users).values({}).returning({ id: users.id })
    expect(await userIds(inside).execute(user)).toEqual([user])
    expect(await userIdsBySql(inside, user!)).toEqual([user])
    // The pool does not see what is not committed.
    expect(await userIds(db).execute(user)).toEqual([])
    expect(await userIdsBySql(db, user!)).toEqual([])
  })
})
