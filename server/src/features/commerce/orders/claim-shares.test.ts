import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authenticationStates } from '#contract/commerce/payees.ts'
import { selectPersonBalances, selectWrongBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { buildSaleWork, orderOf, pay } from '#server/testing/build-order.ts'
import { buildAuthentication } from '#server/testing/build-payee.ts'
import { buildMember, buildUser, logIn } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { claimHeldShares, claimShares } from './claim-shares.ts'
import { releaseDueShares } from './release-shares.ts'

const app = await testApp()
const { db } = app.services

const balancesOf = async (userId: number) =>
  Object.fromEntries((await selectPersonBalances(db, userId)).map((row) => [row.kind, row.balanceFen]))

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000)

const linkTo = (doctorId: number, userId: number | null) =>
  db.update(doctors).set({ user_id: userId }).where(eq(doctors.id, doctorId))

/** A course whose doctor had no account when it was bought. */
async function buildHeld() {
  const { work, doctor } = await buildSaleWork(app)
  await linkTo(doctor.id, null)
  const { client } = await buildMember(app)
  const order = await pay(app, client, await orderOf(client, work.id))
  const author = await buildUser(app.services)
  await buildAuthentication(app.services, author.user.id, { state: authenticationStates.passed })
  const told = async () =>
    (await readInbox(await logIn(app, author.user))).filter((text) => text.includes('保管'))
  return { work, doctor, order, authorId: author.user.id, told }
}

const refund = async (orderId: number) => {
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  expect(await doByTwo(app, operator, ['orders', 'refund', orderId])).toBe('')
}

it('moves a held share to the account of the doctor once, however many do it at the same time', async () => {
  const { doctor, authorId, told } = await buildHeld()
  await claimHeldShares(app.services)
  expect(await balancesOf(authorId)).toEqual({})
  await linkTo(doctor.id, authorId)
  await Promise.all([1, 2, 3].map(() => claimHeldShares(app.services)))
  expect(await balancesOf(authorId)).toEqual({ pending: 6889 })
  expect(await told()).toEqual(['平台为您保管的 1 笔作品分成共 68.89 元已转入您的账户。'])
  await releaseDueShares(app.services, inDays(8))
  await claimHeldShares(app.services)
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: 6889 })
  expect(await selectWrongBalances(db)).toEqual([])
})

it('makes a share available with the next release when the time for a refund is over', async () => {
  const { doctor, authorId } = await buildHeld()
  await releaseDueShares(app.services, inDays(8))
  await linkTo(doctor.id, authorId)
  await claimHeldShares(app.services)
  expect(await balancesOf(authorId)).toEqual({ pending: 6889 })
  await releaseDueShares(app.services, inDays(8))
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: 6889 })
})

it('takes a claimed share back when the order is refunded, and claims none of a refunded order', async () => {
  const claimed = await buildHeld()
  await linkTo(claimed.doctor.id, claimed.authorId)
  await claimHeldShares(app.services)
  await refund(claimed.order.order_id)
  expect(await balancesOf(claimed.authorId)).toEqual({ pending: 0 })
  const refunded = await buildHeld()
  await refund(refunded.order.order_id)
  await linkTo(refunded.doctor.id, refunded.authorId)
  await claimHeldShares(app.services)
  expect(await balancesOf(refunded.authorId)).toEqual({})
})

it('leaves the share of a deleted account to nobody else, claimed or not', async () => {
  const { doctor, authorId } = await buildHeld()
  await linkTo(doctor.id, authorId)
  await claimHeldShares(app.services)
  await db.execute(sql`delete from users where id = ${authorId}`)
  const { user: next } = await buildUser(app.services)
  await linkTo(doctor.id, next.id)
  await claimHeldShares(app.services)
  expect(await balancesOf(next.id)).toEqual({})
})

it('is sent when an operator links a doctor', async () => {
  const { doctor, authorId } = await buildHeld()
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  // One that waits already, as the schedule sends it, takes the place of the one that is sent here.
  await db.execute(sql`delete from pgboss.job where name = ${claimShares.name}`)
  await consoleOf(operator, 'doctors').run('link', doctor.id, { values: { user_id: authorId } })
  const { rows } = await db.execute(sql`select id from pgboss.job where name = ${claimShares.name}`)
  expect(rows.length).toBeGreaterThan(0)
})
