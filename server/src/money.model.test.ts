import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderFailures, orderStates, refundStates } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { withdrawalFailures, withdrawalLimits, withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import type { Handler } from '#kernel/answer.ts'
import { Agreed } from '#kernel/deeds/agreed.ts'
import type { GuardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { Refusal } from '#kernel/fail.ts'
import type { Job } from '#kernel/jobs/job.ts'
import type { Jobs } from '#kernel/jobs.ts'
import { portionOf } from '#kernel/money.ts'
import { callContext } from '#server/testing/call-context.ts'
import type { CallContext, Services } from '#kernel/services.ts'
import { selectPersonBalances, selectWrongBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { hasRight } from '#server/features/library/rights/rights.queries.ts'
import type { Payment } from '#kernel/ports/payments.ts'
import { buildCoupon } from '#server/testing/build-coupon.ts'
import { buildCourse } from '#server/testing/build-order.ts'
import { buildAuthentication, buildPayee } from '#server/testing/build-payee.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { openMemoryProvider } from '#server/testing/memory-provider.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askRefund } from '#server/features/commerce/orders/ask-refund.ts'
import { revokeOrder } from '#server/features/commerce/orders/cancel-order.ts'
import { chargeOrder } from '#server/features/commerce/orders/charge-order.ts'
import { closeOrder } from '#server/features/commerce/orders/close-order.ts'
import { createOrder } from '#server/features/commerce/orders/create-order.ts'
import { passRefund, refundOrder, refuseRefund } from '#server/features/commerce/orders/decide-refund.ts'
import { selectOrder } from '#server/features/commerce/orders/orders.queries.ts'
import { releaseDueShares } from '#server/features/commerce/orders/release-shares.ts'
import { retrieveOrder } from '#server/features/commerce/orders/retrieve-order.ts'
import { settlePayment } from '#server/features/commerce/orders/settle-payment.ts'
import { applyWithdrawal } from '#server/features/commerce/withdrawals/apply-withdrawal.ts'
import { passWithdrawal, refuseWithdrawal } from '#server/features/commerce/withdrawals/decide-withdrawal.ts'
import { startTransfer } from '#server/features/commerce/withdrawals/start-transfer.ts'
import { sendTransfer } from '#server/features/commerce/withdrawals/send-transfer.ts'
import {
  selectLatestWithdrawals,
  selectWithdrawalRow,
} from '#server/features/commerce/withdrawals/withdrawals.queries.ts'
import { upsertProvedBrowser } from '#server/features/people/account/proved-browsers.queries.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'

const app = await testApp()
const { db } = app.services

const priceFen = 9900
const discountFen = 1000
/** Uses of the coupon in all. */
const couponLimit = 2

/** What an order should be by now. Two buyers and two courses of two authors are enough to meet every case. */
type ModelOrder = {
  id: number
  no: string
  buyer: number
  course: number
  payFen: number
  status: number
  usesCoupon: boolean
  isCharged: boolean
  /** Money at the provider that nobody has reported yet. */
  unreported: Payment[]
  refundId: number | undefined
  isShareReleased: boolean
}

type Author = { pendingFen: number; availableFen: number; withdrawnFen: number }

type ModelWithdrawal = { id: number; course: number; amountFen: number; stage: number }

const { pending, paid, cancelled, closed, refunding, refunded } = orderStates
const stages = withdrawalStages
const guestId = '10000000'

const shareFen = (payFen: number) => portionOf(payFen - portionOf(payFen, 6, 1000), 70, 100)

/** The real server with a provider and jobs that only move when a step says so. */
async function openWorld() {
  const provider = openMemoryProvider()
  const sent: { job: Job<never>; data: object }[] = []
  const jobs: Jobs = {
    ...app.services.jobs,
    send(_db, job, data) {
      sent.push({ job: job as Job<never>, data })
      return Promise.resolve()
    },
  }
  const providers = { ...app.services.providers, payments: provider.payments }
  const services: Services = { ...app.services, jobs, providers }
  const courses = [await buildCourse(app), await buildCourse(app)]
  const buyers = [await buildUser(app.services), await buildUser(app.services)].map(({ user }) => user.id)
  const operatorId = (await buildUser(app.services, { operator_roles: ['administrator'] })).user.id
  const payerId = (await buildUser(app.services, { operator_roles: ['administrator'] })).user.id
  for (const { authorId } of courses) {
    await buildAuthentication(app.services, authorId, { state: 2 })
    await buildPayee(app.services, authorId)
    await upsertProvedBrowser(db, (await selectUser(db, authorId))!.phone_digest!, guestId)
  }
  const coupon = await buildCoupon(db, { usage_limit: couponLimit, discount_fen: discountFen })
  const contextOf = (userId: number) =>
    callContext({
      ...services,
      caller: { guestId },
      member: {
        userId,
        sessionId: 0,
        isOperator: false,
        hasFreshStep: true,
        rights: new Set<never>(),
        userType: 1,
        client: 'phone',
      },
    })
  /** What somebody gets for doing something, or the name of the failure. */
  const act = async <Answer>(userId: number, deed: (context: CallContext) => Promise<Answer>) => {
    try {
      return await deed(contextOf(userId))
    } catch (error) {
      if (error instanceof Refusal) return error.failure.name
      throw error
    }
  }
  const call = <Answer = Order>(handler: Handler, userId: number, input: object) =>
    act(userId, async (context) => (await handler.run(input, context)) as Answer)
  /** The operator asks, the payer agrees. */
  const doByTwo = (deed: GuardedDeed, id: number, reason = '') =>
    act(payerId, (context) =>
      context.db.transaction(async (db) => {
        const agreed = new Agreed(deed.name, operatorId)
        await deed.doAgreed(agreed, { ...context, db }, { id, values: {}, reason })
        return {}
      }),
    )
  return { provider, sent, services, courses, buyers, operatorId, payerId, coupon, call, act, doByTwo }
}

type World = Awaited<ReturnType<typeof openWorld>>

class Model {
  readonly orders: ModelOrder[] = []
  readonly authors: Author[] = [0, 1].map(() => ({ pendingFen: 0, availableFen: 0, withdrawnFen: 0 }))
  readonly withdrawals: ModelWithdrawal[] = []
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  private isOwned = (buyer: number, course: number) =>
    this.orders.some((order) => order.buyer === buyer && order.course === course && this.grants(order))

  /** Whether an order gives the right to watch: it is paid, or its refund is not decided. */
  grants = (order: ModelOrder) =>
    order.status === paid || (order.status === refunding && order.refundId !== undefined)

  private pendingOf = (buyer: number, course: number) =>
    this.orders.find((order) => order.buyer === buyer && order.course === course && order.status === pending)

  usedCoupons = () =>
    this.orders.filter(({ usesCoupon, status }) => usesCoupon && status !== cancelled && status !== closed)

  private end(order: ModelOrder, status: number) {
    order.status = status
  }

  /** Money is reported: it pays a pending order, or is to go back. */
  private settle(order: ModelOrder, payment: Payment) {
    order.unreported = order.unreported.filter((each) => each !== payment)
    if (order.status !== pending) return
    if (this.isOwned(order.buyer, order.course)) return this.end(order, closed)
    order.status = paid
    this.authors[order.course]!.pendingFen += shareFen(order.payFen)
  }

  async create(buyer: number, course: number, withCoupon: boolean) {
    const { world } = this
    const known = this.pendingOf(buyer, course)
    const answer = await world.call(createOrder, world.buyers[buyer]!, {
      item_type: 'production',
      item_id: world.courses[course]!.work.id,
      coupon_code: withCoupon ? world.coupon.code : '',
    })
    if (this.isOwned(buyer, course)) return expect(answer).toBe(orderFailures.alreadyBought.name)
    if (known && (!withCoupon || known.usesCoupon))
      return expect(answer).toMatchObject({ order_id: known.id, status: pending })
    if (withCoupon) {
      const used = this.usedCoupons()
      if (used.some((order) => order.buyer === buyer)) return expect(answer).toBe('couponUsed')
      if (used.length >= couponLimit) return expect(answer).toBe('couponUsedUp')
    }
    if (known && !this.closeAtProvider(known)) return expect(answer).toBe(orderFailures.alreadyPaid.name)
    if (known) this.end(known, cancelled)
    if (typeof answer === 'string') throw new Error(`not ordered: ${answer}`)
    this.orders.push({
      id: answer.order_id,
      no: answer.order_no,
      buyer,
      course,
      payFen: withCoupon ? priceFen - discountFen : priceFen,
      status: pending,
      usesCoupon: withCoupon,
      isCharged: false,
      unreported: [],
      refundId: undefined,
      isShareReleased: false,
    })
    return undefined
  }

  /** False if the provider turns out to have the money, which is settled then. */
  private closeAtProvider(order: ModelOrder): boolean {
    const [payment] = order.unreported
    if (!order.isCharged || !payment) return true
    this.settle(order, payment)
    return order.status !== paid
  }

  /** All the way, so that stories get beyond it. */
  async buy(buyer: number, course: number, withCoupon: boolean) {
    await this.create(buyer, course, withCoupon)
    const order = this.pendingOf(buyer, course)
    if (!order) return
    await this.charge(order)
    this.pay(order)
    await this.notify(order)
  }

  async charge(order: ModelOrder) {
    const input = { order_id: order.id, channel: 'sandbox' }
    const answer = await this.world.call(chargeOrder, this.world.buyers[order.buyer]!, input)
    if (order.status !== pending) return expect(answer).toBe(orderFailures.notPending.name)
    if (this.isOwned(order.buyer, order.course)) return expect(answer).toBe(orderFailures.alreadyBought.name)
    order.isCharged = true
    return expect(answer).toMatchObject({ channel: 'sandbox' })
  }

  pay(order: ModelOrder) {
    const payment = this.world.provider.pay(order.no)
    if (payment) order.unreported.push(payment)
  }

  /** Somebody pays on another device at the last moment. */
  payAnyway(order: ModelOrder) {
    if (order.isCharged) order.unreported.push(this.world.provider.payAnyway(order.no, order.payFen))
  }

  /** Every report comes twice, at once. */
  async notify(order: ModelOrder) {
    for (const payment of order.unreported) {
      await Promise.all([1, 2].map(() => settlePayment(this.world.services, 'sandbox', payment)))
      this.settle(order, payment)
    }
  }

  async retrieve(order: ModelOrder) {
    await this.world.call(retrieveOrder, this.world.buyers[order.buyer]!, { order_id: order.id })
    if (order.status === pending) this.closeAtProvider(order)
  }

  async revoke(order: ModelOrder) {
    const answer = await this.world.call(revokeOrder, this.world.buyers[order.buyer]!, { order_id: order.id })
    if (order.status === pending && this.closeAtProvider(order)) this.end(order, cancelled)
    if (order.status === cancelled) expect(answer).toMatchObject({ status: cancelled })
    else expect(typeof answer).toBe('string')
  }

  async close(order: ModelOrder) {
    if (order.status !== pending) return
    await closeOrder.run(this.world.services, { orderId: order.id })
    if (this.closeAtProvider(order)) this.end(order, closed)
  }

  async askRefund(order: ModelOrder) {
    const input = { order_id: order.id, reason: '买错了' }
    const answer = await this.world.call(askRefund, this.world.buyers[order.buyer]!, input)
    if (order.status === refunding) return expect(answer).toMatchObject({ status: refunding })
    if (order.status !== paid) return expect(answer).toBe(orderFailures.notRefundable.name)
    if (typeof answer === 'string') throw new Error(`not refunded: ${answer}`)
    order.status = refunding
    order.refundId = answer.refund!.refund_id
    return undefined
  }

  async decide(order: ModelOrder, isPassed: boolean) {
    if (order.refundId === undefined) return
    const { refundId } = order
    const { act, doByTwo, operatorId } = this.world
    if (isPassed) await doByTwo(passRefund, refundId)
    else await act(operatorId, (context) => refuseRefund(context, refundId, '否'))
    order.refundId = undefined
    if (isPassed) this.takeBack(order)
    else order.status = paid
  }

  async refundAsOperator(order: ModelOrder) {
    const answer = await this.world.doByTwo(refundOrder, order.id, '补偿')
    if (order.status !== paid) return expect(answer).toBe(orderFailures.notRefundable.name)
    order.status = refunding
    return this.takeBack(order)
  }

  private takeBack(order: ModelOrder) {
    const author = this.authors[order.course]!
    if (order.isShareReleased) author.availableFen -= Math.min(author.availableFen, shareFen(order.payFen))
    else author.pendingFen -= shareFen(order.payFen)
  }

  /** Runs what waits, some of it twice; a provider that is away fails it. */
  async runJobs(isAway: boolean) {
    const { sent, provider, services } = this.world
    provider.isAway = isAway
    for (const { job, data } of sent.splice(0)) {
      if (job.name !== 'send-refund' && job !== (sendTransfer as Job<never>)) continue
      const runs = await Promise.allSettled(
        [1, 2].map(() => Promise.resolve(job.run(services, data as never))),
      )
      if (runs.some(({ status }) => status === 'rejected')) sent.push({ job, data })
    }
    provider.isAway = false
    if (isAway) return
    for (const order of this.orders)
      if (order.status === refunding && order.refundId === undefined) order.status = refunded
    for (const withdrawal of this.withdrawals)
      if (withdrawal.stage === stages.sent)
        this.endWithdrawal(withdrawal, provider.failsTransfers ? stages.bounced : stages.paid)
  }

  async release() {
    await releaseDueShares(app.services, new Date(Date.now() + 8 * 24 * 3600_000))
    for (const order of this.orders) {
      if (order.status !== paid || order.isShareReleased) continue
      order.isShareReleased = true
      const author = this.authors[order.course]!
      author.pendingFen -= shareFen(order.payFen)
      author.availableFen += shareFen(order.payFen)
    }
  }

  private openWithdrawal = (course: number) =>
    this.withdrawals.find((each) => each.course === course && each.stage <= stages.sent)

  private endWithdrawal(withdrawal: ModelWithdrawal, stage: number) {
    const author = this.authors[withdrawal.course]!
    withdrawal.stage = stage
    author.withdrawnFen -= withdrawal.amountFen
    if (stage !== stages.paid) author.availableFen += withdrawal.amountFen
  }

  /** All of it, twice at once: one wins, as there is only so much and one at a time. */
  async withdraw(course: number) {
    const author = this.authors[course]!
    const userId = this.world.courses[course]!.authorId
    const amountFen = author.availableFen
    const input = { amount: yuanOf(amountFen), agreement: 1 }
    const apply = () => this.world.call<{ bill_id: number }>(applyWithdrawal, userId, input)
    const answers = await Promise.all([apply(), apply()])
    const isRefused = this.openWithdrawal(course) !== undefined || amountFen < withdrawalLimits.leastFen
    const won = answers.filter((answer) => typeof answer !== 'string')
    expect(won).toHaveLength(isRefused ? 0 : 1)
    if (isRefused) return
    const [{ withdrawal } = {}] = await selectLatestWithdrawals(db, userId, 1)
    this.withdrawals.push({ id: withdrawal!.id, course, amountFen, stage: stages.underReview })
    author.availableFen = 0
    author.withdrawnFen += amountFen
  }

  async reviewWithdrawal(course: number, isPassed: boolean) {
    const withdrawal = this.openWithdrawal(course)
    if (!withdrawal) return
    const { act, doByTwo, operatorId } = this.world
    const decide = () =>
      isPassed
        ? doByTwo(passWithdrawal, withdrawal.id)
        : act(operatorId, (context) => refuseWithdrawal(context, withdrawal.id, '否'))
    const answers = await Promise.all([decide(), decide()])
    const isOpen = withdrawal.stage === stages.underReview
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(isOpen ? 1 : 0)
    if (!isOpen) return
    if (isPassed) withdrawal.stage = stages.approved
    else this.endWithdrawal(withdrawal, stages.refused)
  }

  /** The reviewer tries it too. A job transfers it. */
  async payOut(course: number) {
    const withdrawal = this.openWithdrawal(course)
    if (!withdrawal) return
    const { operatorId, payerId, act } = this.world
    const pay = (userId: number) => act(userId, (context) => startTransfer(context, withdrawal.id))
    const isApproved = withdrawal.stage === stages.approved
    const refusal = isApproved ? withdrawalFailures.sameOperator : withdrawalFailures.notApproved
    expect(await pay(operatorId)).toBe(refusal.name)
    const answers = await Promise.all([pay(payerId), pay(payerId)])
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(isApproved ? 1 : 0)
    if (isApproved) withdrawal.stage = stages.sent
  }

  /** From now on, transfers fail or do not. */
  setTransfers(areFailing: boolean) {
    this.world.provider.failsTransfers = areFailing
  }
}

/** What has to hold after every step. */
async function check(world: World, model: Model) {
  for (const order of model.orders) {
    expect((await selectOrder(db, order.id))!.status, `order ${order.id}`).toBe(order.status)
    expect((await selectOrder(db, order.id))!.pay_amount_fen).toBe(order.payFen)
  }
  for (const [buyer, userId] of world.buyers.entries())
    for (const [course, { work }] of world.courses.entries()) {
      const mine = model.orders.filter((order) => order.buyer === buyer && order.course === course)
      expect(await hasRight(db, userId, { type: 'production', id: work.id })).toBe(mine.some(model.grants))
    }
  for (const [course, { authorId }] of world.courses.entries()) {
    const rows = await selectPersonBalances(db, authorId)
    const balanceOf = (kind: string) => rows.find((row) => row.kind === kind)?.balanceFen ?? 0
    expect({
      pendingFen: balanceOf('pending'),
      availableFen: balanceOf('available'),
      withdrawnFen: balanceOf('in_withdrawal'),
    }).toEqual(model.authors[course])
  }
  for (const { id, stage } of model.withdrawals)
    expect((await selectWithdrawalRow(db, id))!.stage, `withdrawal ${id}`).toBe(stage)
  expect(await selectWrongBalances(db)).toEqual([])
  const { rows } = await db.execute<{
    total: number
    unbalanced: number
    negative: number
    used: number
  }>(sql`
    select (select coalesce(sum(amount_fen), 0)::float8 from ledger_postings) as total,
      (select count(*)::int from (select from ledger_postings group by entry_id having sum(amount_fen) <> 0) u) as unbalanced,
      (select count(*)::int from ledger_accounts where balance_fen < 0
        and kind in ('available', 'pending', 'in_withdrawal', 'refunds', 'author_share')) as negative,
      (select used_count from coupons where id = ${world.coupon.id}) as used`)
  expect(rows[0]).toEqual({ total: 0, unbalanced: 0, negative: 0, used: model.usedCoupons().length })
}

/** At the end everything that waits is done: the provider holds the money of the paid orders and no other. */
async function checkEnd(world: World, model: Model) {
  for (const order of model.orders) {
    await model.notify(order)
    await model.close(order)
    await model.decide(order, true)
  }
  for (const course of world.courses.keys()) {
    await model.reviewWithdrawal(course, true)
    await model.payOut(course)
  }
  await model.runJobs(false)
  await check(world, model)
  const paidFen = model.orders.reduce((sum, { status, payFen }) => sum + (status === paid ? payFen : 0), 0)
  const takenFen = model.withdrawals.reduce(
    (sum, { stage, amountFen }) => sum + (stage === stages.paid ? amountFen : 0),
    0,
  )
  expect(world.provider.heldFen()).toBe(paidFen - takenFen)
  const ids = model.orders.map(({ id }) => id)
  const { rows } = await db.execute<{ open: number }>(sql`select count(*)::int as open from refunds
    where order_id = any(${sql.param(ids)}::bigint[]) and state not in (${refundStates.refused}, ${refundStates.arrived})`)
  expect(rows[0]!.open).toBe(0)
}

const two = fc.nat({ max: 1 })
const which = fc.nat({ max: 9 })

const step = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('create', 'buy'), two, two, fc.boolean()) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('charge', 'pay', 'notify'), which) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('payAnyway', 'retrieve', 'revoke', 'close'), which) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('askRefund', 'pass', 'refuse', 'refundAsOperator'), which),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('jobs'), fc.boolean()) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('release', 'withdraw', 'payOut'), two) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('reviewWithdrawal'), two, fc.boolean()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('setTransfers'), fc.boolean()) },
) as fc.Arbitrary<[kind: string, ...values: (number | boolean)[]]>

async function take(model: Model, [kind, ...values]: [string, ...(number | boolean)[]]): Promise<unknown> {
  const [first, second, third] = values as [number, number, boolean]
  if (kind === 'create') return model.create(first, second, third)
  if (kind === 'buy') return model.buy(first, second, third)
  if (kind === 'jobs') return model.runJobs(values[0] as boolean)
  if (kind === 'release') return model.release()
  if (kind === 'withdraw') return model.withdraw(first)
  if (kind === 'payOut') return model.payOut(first)
  if (kind === 'reviewWithdrawal') return model.reviewWithdrawal(first, values[1] as boolean)
  if (kind === 'setTransfers') return model.setTransfers(values[0] as boolean)
  const order = model.orders.at(-1 - (first % Math.max(1, model.orders.length)))
  if (!order) return undefined
  if (kind === 'pass' || kind === 'refuse') return model.decide(order, kind === 'pass')
  const act = model[kind as 'charge' | 'pay' | 'notify'].bind(model)
  return act(order)
}

it('agrees with a plain model after every step of any story', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 50, size: 'max' }), async (steps) => {
      const world = await openWorld()
      const model = new Model(world)
      for (const each of steps) {
        await take(model, each)
        await check(world, model)
      }
      await checkEnd(world, model)
    }),
    { numRuns: 25, seed: 20_260_301, endOnFailure: true },
  )
})
