import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderCalls } from '#contract/commerce/orders.ts'
import { selectPersonBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { buildBuyer } from '#server/testing/build-order.ts'
import { buildMember, logIn } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { releaseDueShares } from './release-shares.ts'

const app = await testApp()
const { db } = app.services

const balancesOf = async (userId: number) =>
  Object.fromEntries((await selectPersonBalances(db, userId)).map((row) => [row.kind, row.balanceFen]))

const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * 24 * 3600_000)

it('makes a share available once, when the time for a refund is over', async () => {
  const { authorId } = await buildBuyer(app)
  const now = new Date()
  await releaseDueShares(app.services, daysFrom(now, 6.99))
  expect(await balancesOf(authorId)).toEqual({ pending: 6889 })
  await Promise.all([1, 2, 3].map(() => releaseDueShares(app.services, daysFrom(now, 7.01))))
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: 6889 })
  await releaseDueShares(app.services, daysFrom(now, 8))
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: 6889 })
  const author = await logIn(app, (await selectUser(db, authorId))!)
  expect((await readInbox(author)).filter((text) => text.includes('已过退款期'))).toEqual([
    '您有 1 笔作品分成已过退款期，共 68.89 元现在可以提现。',
  ])
})

it('waits for a refund to be decided', async () => {
  const { authorId, client, order } = await buildBuyer(app)
  await client.call(orderCalls.refund, { order_id: order.order_id, reason: '买错了' })
  await releaseDueShares(app.services, daysFrom(new Date(), 30))
  expect(await balancesOf(authorId)).toEqual({ pending: 6889 })
})

it('passes over the share of an author who is gone', async () => {
  const { authorId, order } = await buildBuyer(app)
  await db.execute(sql`delete from users where id = ${authorId}`)
  await releaseDueShares(app.services, daysFrom(new Date(), 8))
  const { rows } = await db.execute(
    sql`select share_released_at is not null as done from orders where id = ${order.order_id}`,
  )
  expect(rows).toEqual([{ done: true }])
})

it('waits for the author to be authenticated, in whose name the tax on royalties is withheld', async () => {
  // 70 % of 9,940 yuan less the fee of the channel are 6,916.25 yuan, taxed with 20 % of 80 % of them.
  const { authorId, client, order } = await buildBuyer(app, { price_fen: 994_000 })
  await db.execute(sql`update expert_authentications set state = 1 where user_id = ${authorId}`)
  await releaseDueShares(app.services, daysFrom(new Date(), 8))
  const { pending } = await balancesOf(authorId)
  expect(await balancesOf(authorId)).toEqual({ pending })
  await db.execute(sql`update expert_authentications set state = 2 where user_id = ${authorId}`)
  await releaseDueShares(app.services, daysFrom(new Date(), 8))
  const tax = Math.round((pending! - Math.round(pending! * 0.2)) * 0.2)
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: pending! - tax })
  const { rows } = await db.execute(
    sql`select kind, tax_fen::int from taxed_payments where user_id = ${authorId}`,
  )
  expect(rows).toEqual([{ kind: 'royalty', tax_fen: tax }])
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  expect(await doByTwo(app, operator, ['orders', 'refund', order.order_id])).toBe('')
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: 0 })
  const { rows: left } = await db.execute(
    sql`select sum(tax_fen)::int as tax from taxed_payments where user_id = ${authorId}`,
  )
  expect(left).toEqual([{ tax: 0 }])
  expect(await client.call(orderCalls.detail, { order_id: order.order_id })).toMatchObject({ status: 5 })
})
