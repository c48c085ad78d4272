import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sqlState } from '#kernel/database.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { correctBalances } from './check-balances.ts'
import { selectPersonBalances, selectPostings, selectWrongBalances } from './ledger.queries.ts'
import type { Account } from './ledger.queries.ts'
import { postEntry } from './post-entry.ts'
import type { Posting } from './post-entry.ts'

const { services } = await testApp()
const { db } = services

let entries = 0
const newReference = () => `test ${++entries}`

const buildPerson = async () => (await buildUser(services)).user.id

const move = (from: Account, to: Account, amountFen: number): Posting[] => [
  { account: from, amountFen: -amountFen },
  { account: to, amountFen },
]

const post = (postings: Posting[], reference = newReference()) =>
  db.transaction((db) => postEntry(db, { reference, kind: 'order_paid', postings }))

const revenue: Account = { kind: 'revenue' }

const balancesOf = async (userId: number) =>
  Object.fromEntries((await selectPersonBalances(db, userId)).map((row) => [row.kind, row.balanceFen]))

it('posts an entry and moves the balances by it', async () => {
  const userId = await buildPerson()
  const reference = newReference()
  expect(await post(move(revenue, { kind: 'pending', userId }, 700), reference)).toBe(true)
  expect(await balancesOf(userId)).toEqual({ pending: 700 })
  expect(await selectPostings(db, reference)).toEqual(
    expect.arrayContaining([
      { kind: 'pending', userId, amountFen: 700 },
      { kind: 'revenue', userId: null, amountFen: -700 },
    ]),
  )
})

it('posts one reference once, however many do it at the same time', async () => {
  const userId = await buildPerson()
  const reference = newReference()
  const posted = await Promise.all(
    Array.from({ length: 20 }, () => post(move(revenue, { kind: 'available', userId }, 5), reference)),
  )
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await balancesOf(userId)).toEqual({ available: 5 })
})

it('bears many entries on the same new accounts at once', async () => {
  const [one, other] = [await buildPerson(), await buildPerson()]
  await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      const accounts = [one, other].map((userId): Posting => ({
        account: { kind: 'pending', userId },
        amountFen: 1,
      }))
      return post([...(at % 2 ? accounts : accounts.toReversed()), { account: revenue, amountFen: -2 }])
    }),
  )
  expect(await balancesOf(one)).toEqual({ pending: 30 })
  expect(await balancesOf(other)).toEqual({ pending: 30 })
})

it.each([
  ['that do not sum to zero', [1, 0]],
  ['that are missing', [0, 0]],
])('refuses an entry with postings %s, by the database itself', async (_case, [mine, theirs]) => {
  const userId = await buildPerson()
  const postings: Posting[] = [
    { account: { kind: 'available', userId }, amountFen: mine! },
    { account: revenue, amountFen: theirs! },
  ]
  const error = await post(postings).catch((error: unknown) => error)
  expect(sqlState(error)).toBe('23514')
  expect(await balancesOf(userId)).toEqual({})
})

it('lets nobody fall below zero', async () => {
  const userId = await buildPerson()
  await post(move(revenue, { kind: 'available', userId }, 100))
  const take = () => post(move({ kind: 'available', userId }, { kind: 'in_withdrawal', userId }, 60))
  const answers = await Promise.allSettled([take(), take(), take()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balancesOf(userId)).toEqual({ available: 40, in_withdrawal: 60 })
})

it.each([
  ['an entry changed', sql`update ledger_entries set kind = 'other' where reference = `],
  ['an entry deleted', sql`delete from ledger_entries where reference = `],
  [
    'a posting changed',
    sql`update ledger_postings p set amount_fen = 1 from ledger_entries e
    where e.id = p.entry_id and e.reference = `,
  ],
  [
    'a posting deleted',
    sql`delete from ledger_postings p using ledger_entries e
    where e.id = p.entry_id and e.reference = `,
  ],
])('refuses to have %s', async (_case, statement) => {
  const reference = newReference()
  await post(move(revenue, { kind: 'pending', userId: await buildPerson() }, 10), reference)
  const error = await db.execute(sql`${statement}${reference}`).catch((error: unknown) => error)
  expect(sqlState(error)).toBe('23001')
})

it.each(['ledger_entries', 'ledger_postings'])('refuses to empty %s', async (table) => {
  const error = await db.execute(`truncate ${table} cascade`).catch((error: unknown) => error)
  expect(sqlState(error)).toBe('23001')
})

it('refuses to add a posting to an entry of before', async () => {
  const reference = newReference()
  await post(move(revenue, { kind: 'pending', userId: await buildPerson() }, 10), reference)
  const userId = await buildPerson()
  await post(move(revenue, { kind: 'pending', userId }, 10))
  const late = db.execute(sql`insert into ledger_postings (entry_id, account_id, amount_fen)
    select e.id, a.id, 3 from ledger_entries e, ledger_accounts a
    where e.reference = ${reference} and a.user_id = ${userId}`)
  expect(sqlState(await late.catch((error: unknown) => error))).toBe('23514')
})

it('keeps the accounts of a deleted member, without the name', async () => {
  const userId = await buildPerson()
  const reference = newReference()
  await post(move(revenue, { kind: 'pending', userId }, 10), reference)
  await db.execute(sql`delete from users where id = ${userId}`)
  expect(await selectPostings(db, reference)).toContainEqual({ kind: 'pending', userId: null, amountFen: 10 })
})

it('finds and corrects a balance that is not the sum of its postings', async () => {
  const userId = await buildPerson()
  await post(move(revenue, { kind: 'available', userId }, 100))
  await db.execute(sql`update ledger_accounts set balance_fen = 999 where user_id = ${userId}`)
  expect(await correctBalances(db)).toEqual([
    { id: expect.any(Number), kind: 'available', balance_fen: 999, posted_fen: 100 },
  ])
  expect(await balancesOf(userId)).toEqual({ available: 100 })
  expect(await selectWrongBalances(db)).toEqual([])
})
