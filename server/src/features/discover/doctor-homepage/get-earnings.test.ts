import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authenticationStates } from '#contract/commerce/payees.ts'
import { doctorCalls, homepageFailures } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { claimHeldShares } from '#server/features/commerce/orders/claim-shares.ts'
import { releaseDueShares } from '#server/features/commerce/orders/release-shares.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { buildDoctor, buildEpisode, buildWork } from '#server/testing/build-content.ts'
import { orderOf, pay } from '#server/testing/build-order.ts'
import { buildAuthentication } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'

const app = await testApp()
const { db } = app.services

async function scene() {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(db, { user_id: user.id })
  await buildAuthentication(app.services, user.id, { state: authenticationStates.passed })
  const buildSold = async (priceFen: number) => {
    const work = await buildWork(db, { doctor_id: doctor.id, is_free: false, price_fen: priceFen })
    await buildEpisode(db, work.id)
    return work
  }
  return { user, client, doctor, buildSold }
}

const buy = async (workId: number) => {
  const { client } = await buildMember(app)
  return pay(app, client, await orderOf(client, workId))
}

const refund = async (orderId: number) => {
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  expect(await doByTwo(app, operator, ['orders', 'refund', orderId])).toBe('')
}

/** The month in Shanghai. */
const thisMonth = () => new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 7)

it('shows what each work and month has brought, without what was refunded', async () => {
  const { client, buildSold } = await scene()
  const [one, other] = [await buildSold(9900), await buildSold(5000)]
  await buildSold(7000)
  await buy(one.id)
  await buy(one.id)
  await buy(other.id)
  await refund((await buy(other.id)).order_id)
  const earnings = await client.call(doctorCalls.earnings, {})
  expect(earnings).toMatchObject({
    total: '172.57',
    pending: '172.57',
    available: '0.00',
    in_withdrawal: '0.00',
    works: [
      { production_id: one.id, title: one.title, amount: '137.78', order_num: 2 },
      { production_id: other.id, title: other.title, amount: '34.79', order_num: 1 },
    ],
  })
  expect(earnings.months).toHaveLength(12)
  expect(earnings.months.at(-1)).toEqual({ month: thisMonth(), amount: '172.57', order_num: 3 })
  expect(earnings.months.slice(0, -1).every(({ amount }) => amount === '0.00')).toBe(true)
})

it('counts an order for the month in which it was paid, also when its refund or release comes later', async () => {
  const { client, buildSold } = await scene()
  const work = await buildSold(9900)
  const [kept, refunded] = [await buy(work.id), await buy(work.id)]
  await db.execute(sql`update orders set paid_at = now() - interval '2 months'
    where id in (${kept.order_id}, ${refunded.order_id})`)
  await refund(refunded.order_id)
  await releaseDueShares(app.services, new Date())
  const { months, available, pending } = await client.call(doctorCalls.earnings, {})
  expect(months.filter(({ amount }) => amount !== '0.00')).toEqual([
    { month: months.at(-3)!.month, amount: '68.89', order_num: 1 },
  ])
  expect({ available, pending }).toEqual({ available: '68.89', pending: '0.00' })
})

it('contains what was held for the doctor until the account was linked', async () => {
  const { user, client, doctor, buildSold } = await scene()
  const work = await buildSold(9900)
  const link = (userId: number | null) =>
    db.update(doctors).set({ user_id: userId }).where(eq(doctors.id, doctor.id))
  await link(null)
  await buy(work.id)
  await link(user.id)
  expect((await client.call(doctorCalls.earnings, {})).total).toBe('0.00')
  await claimHeldShares(app.services)
  expect(await client.call(doctorCalls.earnings, {})).toMatchObject({
    total: '68.89',
    pending: '68.89',
    works: [{ production_id: work.id, order_num: 1 }],
  })
})

it('shows nobody the earnings of another doctor', async () => {
  const { buildSold } = await scene()
  await buy((await buildSold(9900)).id)
  const { client: other } = await scene()
  expect(await other.call(doctorCalls.earnings, {})).toMatchObject({ total: '0.00', works: [] })
  const { client: plain } = await buildMember(app)
  expect((await plain.ask(doctorCalls.earnings, {})).message).toBe(homepageFailures.noHomepage.zh)
  expect((await app.client().ask(doctorCalls.earnings, {})).status).toBe(failures.loginExpired.status)
})
