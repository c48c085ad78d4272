import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { orderCalls, orderFailures, orderStates, refundStates } from '#contract/commerce/orders.ts'
import { failures } from '#contract/wire/failure.ts'
import { selectPersonBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { hasRight } from '#server/features/library/rights/rights.queries.ts'
import { buildBuyer, buildSaleWork, orderOf, pay } from '#server/testing/build-order.ts'
import { buildMember, logIn, makeOperator } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { agreeTo, doByTwo } from '#server/testing/two-people.ts'
import { away, withProvider } from '#server/testing/with-provider.ts'
import { releaseDueShares } from './release-shares.ts'
import { sendRefund } from './send-refund.ts'

const app = await testApp()
const { services } = app
const { db } = services
const operator = await buildMember(app, { operator_roles: ['administrator'] })

const refunds = consoleOf(operator.client, 'refunds')
const pass = (refundId: number) => doByTwo(app, operator.client, ['refunds', 'pass', refundId])

/** Another order of somebody, which is paid. */
const orderOfUser = async (client: TestClient) => {
  const { work } = await buildSaleWork(app)
  const order = await orderOf(client, work.id)
  await pay(app, client, order)
  return order.order_id
}

const askFor = (client: TestClient, orderId: number, reason = '买错了') =>
  client.ask(orderCalls.refund, { order_id: orderId, reason })

async function buildAsked() {
  const buyer = await buildBuyer(app)
  const { data } = await askFor(buyer.client, buyer.order.order_id)
  const refundId = data.refund!.refund_id
  const detail = () => buyer.client.call(orderCalls.detail, { order_id: buyer.order.order_id })
  const item = { type: 'production', id: buyer.work.id } as const
  return { ...buyer, refundId, detail, mayWatch: () => hasRight(db, buyer.user.id, item) }
}

const balancesOf = async (userId: number) =>
  Object.fromEntries((await selectPersonBalances(db, userId)).map((row) => [row.kind, row.balanceFen]))

const paidDaysAgo = (orderId: number, days: number) =>
  db.execute(sql`update orders set paid_at = now() - make_interval(days => ${days}) where id = ${orderId}`)

const boughtNews = (title: string) => `您已成功购买《${title}》，现在可以观看。`

const newsOf = async (client: TestClient) =>
  (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map(({ pushContent }) => pushContent)

const arrives = () => Promise.resolve({ state: 'arrived', arrivedAt: new Date() } as const)

const sendNow = (refundId: number) =>
  sendRefund.run(withProvider(services, { refund: arrives, queryRefund: arrives }), { refundId, round: 0 })

it('is asked for once, and shown in the order', async () => {
  const { client, order, mayWatch } = await buildAsked()
  const answers = await Promise.all([1, 2, 3].map(() => askFor(client, order.order_id, '又一次')))
  for (const { data } of answers)
    expect(data).toMatchObject({
      status: orderStates.refunding,
      may_refund: 0,
      refund: {
        state: refundStates.asked,
        amount: '99.00',
        reason: '买错了',
        refuse_reason: '',
        decided_at: '',
      },
    })
  expect(await mayWatch()).toBe(true)
})

it('is asked for once by many at once', async () => {
  const { client, order } = await buildBuyer(app)
  const answers = await Promise.all(Array.from({ length: 8 }, () => askFor(client, order.order_id)))
  expect(new Set(answers.map(({ data }) => data.refund?.refund_id)).size).toBe(1)
})

it('is listed for operators, refused with a reason, and may be asked for again', async () => {
  const { client, work, order, refundId, detail, mayWatch } = await buildAsked()
  const { rows } = await refunds.rows({ q: order.order_no, state: '1' })
  expect(rows).toMatchObject([{ id: refundId, buyer: '林晓', item: work.title, reason: '买错了' }])
  expect((await refunds.run('refuse', refundId, { reason: '已观看' })).problem).toBe('')
  expect(await detail()).toMatchObject({
    status: orderStates.paid,
    may_refund: 1,
    refund: {
      state: refundStates.refused,
      refuse_reason: '已观看',
      decided_at: expect.stringMatching(/^\d/),
    },
  })
  expect(await mayWatch()).toBe(true)
  expect(await newsOf(client)).toEqual([
    `您购买的《${work.title}》退款申请未通过：已观看。`,
    boughtNews(work.title),
  ])
  expect((await askFor(client, order.order_id, '再申请')).data.refund).toMatchObject({
    state: refundStates.asked,
    reason: '再申请',
  })
})

it('is approved, sent and arrives: right, share and state follow', async () => {
  const { client, work, authorId, refundId, detail, mayWatch } = await buildAsked()
  const author = await logIn(app, (await selectUser(db, authorId))!)
  expect(await balancesOf(authorId)).toEqual({ pending: 6889 })
  expect(await pass(refundId)).toBe('')
  expect(await detail()).toMatchObject({
    status: orderStates.refunding,
    refund: { state: refundStates.approved },
  })
  expect(await mayWatch()).toBe(false)
  expect(await balancesOf(authorId)).toEqual({ pending: 0 })
  await Promise.all([sendNow(refundId), sendNow(refundId), sendNow(refundId)])
  expect(await detail()).toMatchObject({
    status: orderStates.refunded,
    refunded_at: expect.stringMatching(/^\d{4}-/),
    may_delete: 1,
    refund: { state: refundStates.arrived },
  })
  expect(await newsOf(client)).toEqual([
    `《${work.title}》的退款已到账，请查收。`,
    `您购买的《${work.title}》退款申请已通过，款项将原路退回。`,
    boughtNews(work.title),
  ])
  expect(await newsOf(author)).toEqual([
    `您的作品《${work.title}》有一笔订单已退款，相应分成已扣回。`,
    `您的作品《${work.title}》售出一份，您的分成 68.89 元将在退款期过后可提现。`,
  ])
  const again = await orderOf(client, work.id)
  expect(again.status).toBe(orderStates.pending)
})

it('goes through the sandbox, which takes its time', async () => {
  const { refundId, detail } = await buildAsked()
  expect(await pass(refundId)).toBe('')
  await sendRefund.run(services, { refundId, round: 0 })
  expect((await detail()).refund).toMatchObject({ state: refundStates.sent })
  await db.execute(sql`update sandbox_refunds set created_at = now() - interval '1 minute'
    where refund_no = (select refund_no from refunds where id = ${refundId})`)
  await sendRefund.run(services, { refundId, round: 1 })
  expect(await detail()).toMatchObject({
    status: orderStates.refunded,
    refund: { state: refundStates.arrived },
  })
})

it('stays approved while the provider is away or refuses', async () => {
  const { refundId, detail } = await buildAsked()
  // Approved by hand, so that no job of the server comes between.
  await db.execute(sql`update refunds set state = ${refundStates.approved} where id = ${refundId}`)
  const refused = () => Promise.resolve({ state: 'failed', reason: 'NOT_ENOUGH' } as const)
  for (const [refund, message] of [
    [away, 'away'],
    [refused, 'NOT_ENOUGH'],
  ] as const)
    await expect(sendRefund.run(withProvider(services, { refund }), { refundId, round: 0 })).rejects.toThrow(
      message,
    )
  expect((await detail()).refund).toMatchObject({ state: refundStates.approved })
})

it('is decided once, however many operators decide at the same time', async () => {
  const { refundId, authorId, detail } = await buildAsked()
  const { requestId } = await refunds.run('pass', refundId)
  const problems = await Promise.all([
    ...[1, 2, 3].map(() => agreeTo(app, requestId!)),
    ...[1, 2, 3].map(async () => (await refunds.run('refuse', refundId, { reason: '否' })).problem),
  ])
  expect(problems.filter((problem) => problem === '')).toHaveLength(1)
  const isPassed = problems.slice(0, 3).includes('')
  expect((await detail()).status).toBe(isPassed ? orderStates.refunding : orderStates.paid)
  expect(await balancesOf(authorId)).toEqual({ pending: isPassed ? 0 : 6889 })
})

it('comes too late after seven days, and after a fifth has been watched', async () => {
  const late = await buildBuyer(app)
  await paidDaysAgo(late.order.order_id, 7)
  expect((await askFor(late.client, late.order.order_id)).status).toBe(orderFailures.refundTooLate.status)
  const { client, user, work, order } = await buildBuyer(app)
  const watch = (ms: number) =>
    db.execute(sql`insert into lesson_progress (lesson_id, user_id, production_id, covered)
      select id, ${user.id}, production_id, int4multirange(int4range(0, ${ms})) from production_episodes
      where production_id = ${work.id}
      on conflict (lesson_id, user_id) do update set covered = excluded.covered`)
  await watch(20_000)
  expect(await askFor(client, order.order_id)).toMatchObject({
    status: orderFailures.refundWatched.status,
    message: '观看已达五分之一，不能退款',
  })
  await watch(19_999)
  expect((await askFor(client, order.order_id)).status).toBe(200)
})

it('is possible for the owner of a paid order alone', async () => {
  const { order } = await buildBuyer(app)
  const stranger = await buildMember(app)
  expect((await askFor(stranger.client, order.order_id)).status).toBe(failures.dataMissing.status)
  expect((await askFor(app.client(), order.order_id)).status).toBe(failures.loginExpired.status)
  const { work } = await buildSaleWork(app)
  const pending = await orderOf(stranger.client, work.id)
  expect((await askFor(stranger.client, pending.order_id)).status).toBe(orderFailures.notRefundable.status)
  const form = { order_id: String(pending.order_id), reason: ' ' }
  const answer = await postForm(app, orderCalls.refund.path, form, stranger.client.token)
  expect(answer).toMatchObject({ status: failures.parameterError.status, message: '参数错误: reason' })
})

it('is decided by operators alone, and by nobody for themselves', async () => {
  const { client, refundId, user } = await buildAsked()
  const paid = await orderOfUser(client)
  const deeds = [
    ['refunds', 'pass', refundId],
    ['refunds', 'refuse', refundId],
    ['orders', 'refund', paid],
  ] as const
  for (const [resource, action, id] of deeds) {
    const askedBy = (asker: TestClient) => consoleOf(asker, resource).askRun(action, id, { reason: 'x' })
    expect((await askedBy(client)).status).toBe(failures.noPermission.status)
    expect((await askedBy(app.client())).status).toBe(failures.loginExpired.status)
  }
  await makeOperator(app, user.id)
  for (const [resource, action, id] of deeds)
    expect((await consoleOf(client, resource).run(action, id)).problem).toBe(failures.noPermission.zh)
  expect((await refunds.run('pass', 999_999_999)).problem).toBe(failures.dataMissing.zh)
  // Nor may they agree to it where another has asked.
  const { requestId } = await refunds.run('pass', refundId)
  expect((await consoleOf(client, 'requests').run('agree', requestId!)).problem).toContain(
    failures.noPermission.zh,
  )
})

it('is given by an operator at any time, once', async () => {
  const { order, authorId, client, work, user } = await buildBuyer(app)
  await paidDaysAgo(order.order_id, 400)
  await releaseDueShares(app.services, new Date())
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: 6889 })
  const give = () => doByTwo(app, operator.client, ['orders', 'refund', order.order_id], { reason: '补偿' })
  const problems = await Promise.all([give(), give(), give()])
  expect(problems.filter((problem) => problem === '')).toHaveLength(1)
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: 0 })
  expect(await hasRight(db, user.id, { type: 'production', id: work.id })).toBe(false)
  const detail = await client.call(orderCalls.detail, { order_id: order.order_id })
  expect(detail.refund).toMatchObject({ reason: '补偿' })
})

it('takes no author below zero: the platform bears what was withdrawn', async () => {
  const { order, authorId } = await buildBuyer(app)
  await paidDaysAgo(order.order_id, 8)
  await releaseDueShares(app.services, new Date())
  await db.transaction((db) =>
    postEntry(db, {
      reference: `test withdrawal ${order.order_no}`,
      kind: 'share_released',
      postings: [
        { account: { kind: 'available', userId: authorId }, amountFen: -6000 },
        { account: { kind: 'in_withdrawal', userId: authorId }, amountFen: 6000 },
      ],
    }),
  )
  expect(await doByTwo(app, operator.client, ['orders', 'refund', order.order_id])).toBe('')
  expect(await balancesOf(authorId)).toEqual({ pending: 0, available: 0, in_withdrawal: 6000 })
})
