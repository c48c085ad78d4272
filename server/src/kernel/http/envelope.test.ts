import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import type { Tx } from '#kernel/database.ts'
import { testApp } from '#server/testing/test-app.ts'
import { asRefusal } from './envelope.ts'

const { db } = (await testApp()).services

it('says busy when two transactions waited for each other: the same again succeeds', async () => {
  const lock = (tx: Tx, key: number) => tx.execute(sql`select pg_advisory_xact_lock(40901, ${key})`)
  let arrived = 0
  let release = () => undefined as void
  const bothHold = new Promise<void>((resolve) => (release = resolve))
  const crossing = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await lock(tx, first)
      if (++arrived === 2) release()
      await bothHold
      await lock(tx, second)
    })
  const outcomes = await Promise.allSettled([crossing(1, 2), crossing(2, 1)])
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [asRefusal(one.reason, 'id')] : []))
  expect(refused.map(({ failure }) => failure)).toEqual([failures.busy])
})
