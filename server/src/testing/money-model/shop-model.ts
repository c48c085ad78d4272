import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { groupFailures } from '#contract/commerce/groups.ts'
import { orderFailures, orderStates } from '#contract/commerce/orders.ts'
import type { Order } from '#contract/commerce/orders.ts'
import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { portionOf } from '#kernel/money.ts'
import type { Payment } from '#kernel/ports/payments.ts'
import { endGroup } from '#server/features/commerce/groups/end-group.ts'
import { newGroup } from '#server/features/commerce/groups/open-group.ts'
import { askRefund } from '#server/features/commerce/orders/ask-refund.ts'
import { revokeOrder } from '#server/features/commerce/orders/cancel-order.ts'
import { chargeOrder } from '#server/features/commerce/orders/charge-order.ts'
import { closeOrder } from '#server/features/commerce/orders/close-order.ts'
import { createOrder } from '#server/features/commerce/orders/create-order.ts'
import { passRefund, refundOrder, refuseRefund } from '#server/features/commerce/orders/decide-refund.ts'
import { releaseDueShares } from '#server/features/commerce/orders/release-shares.ts'
import { retrieveOrder } from '#server/features/commerce/orders/retrieve-order.ts'
import { returnOrder } from '#server/features/commerce/orders/return-order.ts'
import { settlePayment } from '#server/features/commerce/orders/settle-payment.ts'
import { withdrawRefund } from '#server/features/commerce/orders/withdraw-refund.ts'
import { sendTransfer } from '#server/features/commerce/withdrawals/send-transfer.ts'
import { PeopleModel } from './people-model.ts'
import {
  couponLimit,
  discountFen,
  groupBuyers,
  groupCourse,
  groupPriceFen,
  groupSize,
  priceFen,
} from './world.ts'

export type RefundKind = 'whole' | 'amount' | 'first lesson' | 'second lesson'

/** What of an order goes back, or is asked back. */
type Asked = { fen: number; isWhole: boolean; lessonId?: number }

/** What an order should be by now. Few buyers and courses are enough to meet every case. */
export type ModelOrder = {
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
  asked: (Asked & { refundId: number }) | undefined
  /** What was approved to go back. */
  returnedFen: number
  /** The lessons that went back. */
  lessons: number[]
  /** The whole went back, and the right with it. */
  hasEnded: boolean
  isShareReleased: boolean
  /** It is paid and waits for its group. */
  isWaiting: boolean
}

const { pending, paid, cancelled, closed, refunding, refunded } = orderStates
const stages = withdrawalStages

const shareFen = (payFen: number) => portionOf(payFen - portionOf(payFen, 6, 1000), 70, 100)

/** How much of the author's share goes back once so much of the payment has gone back. */
const returnedShareFen = ({ payFen }: ModelOrder, returnedFen: number) =>
  portionOf(shareFen(payFen), returnedFen, payFen)

/** What happens to orders, beside all that happens to people. */
export class ShopModel extends PeopleModel {
  readonly orders: ModelOrder[] = []
  private group: { code: string } | undefined

  private isOwned = (buyer: number, course: number) =>
    this.orders.some((order) => order.buyer === buyer && order.course === course && this.grants(order))

  /** Whether an order gives the right to watch: it is paid and not given back as a whole, and its group is complete. */
  grants = (order: ModelOrder) =>
    !order.isWaiting && !order.hasEnded && (order.status === paid || order.status === refunding)

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
    const payFen = withCoupon ? priceFen - discountFen : priceFen
    this.addOrder(answer, { buyer, course, payFen, usesCoupon: withCoupon })
    return undefined
  }

  private addOrder(
    { order_id: id, order_no: no }: Order,
    given: Pick<ModelOrder, 'buyer' | 'course' | 'payFen'> & { usesCoupon?: boolean },
  ): ModelOrder {
    const order = {
      id,
      no,
      usesCoupon: false,
      ...given,
      status: pending,
      isCharged: false,
      unreported: [],
      asked: undefined,
      returnedFen: 0,
      lessons: [],
      hasEnded: false,
      isShareReleased: false,
      isWaiting: false,
    }
    this.orders.push(order)
    return order
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

  /** All that is left of it, a third of that, or one of the two lessons. */
  async askRefund(order: ModelOrder, kind: RefundKind) {
    const part = this.partOf(order, kind)
    const input = { order_id: order.id, reason: '买错了', ...part.input }
    const answer = await this.world.call(askRefund, this.world.buyers[order.buyer]!, input)
    if (order.status === refunding) return expect(answer).toMatchObject({ status: refunding })
    if (order.status !== paid) return expect(answer).toBe(orderFailures.notRefundable.name)
    if (part.isReturned) return expect(answer).toBe(orderFailures.lessonReturned.name)
    if (part.fen === 0) return expect(typeof answer).toBe('string')
    if (typeof answer === 'string') throw new Error(`not refunded: ${answer}`)
    order.status = refunding
    order.asked = { ...part, refundId: answer.refund!.refund_id }
    return undefined
  }

  private partOf(order: ModelOrder, kind: RefundKind): Asked & { input: object; isReturned: boolean } {
    const leftFen = order.payFen - order.returnedFen
    const lessonIds = this.world.lessonIds[order.course]!
    if (kind === 'whole') return { fen: leftFen, isWhole: true, input: {}, isReturned: false }
    if (kind === 'amount') {
      const fen = Math.max(1, Math.floor(leftFen / 3))
      const input = { part: 'amount', amount: yuanOf(fen) }
      return { fen, isWhole: fen === leftFen, input, isReturned: false }
    }
    const lessonId = lessonIds[kind === 'first lesson' ? 0 : 1]!
    const isLast = order.lessons.length === lessonIds.length - 1
    return {
      fen: isLast ? leftFen : Math.min(leftFen, portionOf(order.payFen, 1, 2)),
      isWhole: isLast,
      ...(!isLast && { lessonId }),
      input: { part: 'lessons', lesson_ids: [lessonId] },
      isReturned: order.lessons.includes(lessonId),
    }
  }

  async decide(order: ModelOrder, isPassed: boolean) {
    if (!order.asked) return
    const { refundId, ...asked } = order.asked
    const { act, doByTwo, operatorId } = this.world
    if (isPassed) await doByTwo(passRefund, refundId)
    else await act(operatorId, (context) => refuseRefund(context, refundId, '否'))
    order.asked = undefined
    if (isPassed) this.takeBack(order, asked)
    else order.status = paid
  }

  async withdrawRefund(order: ModelOrder) {
    const buyer = this.world.buyers[order.buyer]!
    const answer = await this.world.call(withdrawRefund, buyer, { order_id: order.id })
    if (!order.asked) return expect(typeof answer).toBe('string')
    order.asked = undefined
    order.status = paid
    return undefined
  }

  async refundAsOperator(order: ModelOrder) {
    const answer = await this.world.doByTwo(refundOrder, order.id, '补偿')
    if (order.status !== paid) return expect(answer).toBe(orderFailures.notRefundable.name)
    order.status = refunding
    return this.takeBack(order, { fen: order.payFen - order.returnedFen, isWhole: true })
  }

  /** Parts in a row take back as much of the share as the whole would. */
  private takeBack(order: ModelOrder, { fen, isWhole, lessonId }: Asked) {
    const author = this.authors[order.course]!
    const partFen =
      returnedShareFen(order, order.returnedFen + fen) - returnedShareFen(order, order.returnedFen)
    if (order.isShareReleased) author.availableFen -= Math.min(author.availableFen, partFen)
    else author.pendingFen -= partFen
    order.returnedFen += fen
    order.hasEnded ||= isWhole
    if (lessonId !== undefined) order.lessons.push(lessonId)
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
      if (order.status === refunding && !order.asked)
        order.status = order.returnedFen < order.payFen ? paid : refunded
    for (const withdrawal of this.withdrawals)
      if (withdrawal.stage === stages.sent)
        this.endWithdrawal(withdrawal, provider.failsTransfers ? stages.bounced : stages.paid)
  }

  async release() {
    await releaseDueShares(this.world.services, new Date(Date.now() + 8 * 24 * 3600_000))
    for (const order of this.orders) {
      if (order.status !== paid || order.isShareReleased) continue
      order.isShareReleased = true
      const author = this.authors[order.course]!
      const leftFen = shareFen(order.payFen) - returnedShareFen(order, order.returnedFen)
      author.pendingFen -= leftFen
      this.credit(order.course, leftFen)
    }
  }

  /** Pays for a place in the group that is open, or for the first of another; reported twice at once. */
  async joinGroup(which: number) {
    const { world } = this
    const buyer = groupBuyers[which % groupBuyers.length]!
    const answer = await world.call(createOrder, world.buyers[buyer]!, {
      item_type: 'production',
      item_id: world.courses[groupCourse]!.work.id,
      coupon_code: '',
      group: this.group?.code ?? newGroup,
    })
    if (this.isOwned(buyer, groupCourse)) return expect(answer).toBe(orderFailures.alreadyBought.name)
    const waiting = this.orders.filter(({ isWaiting }) => isWaiting)
    if (waiting.some((order) => order.buyer === buyer))
      return expect(answer).toBe(groupFailures.alreadyMember.name)
    if (typeof answer === 'string') throw new Error(`not ordered: ${answer}`)
    const order = this.addOrder(answer, { buyer, course: groupCourse, payFen: groupPriceFen })
    this.group ??= { code: answer.group!.code }
    await this.charge(order)
    this.pay(order)
    await this.notify(order)
    expect(order.status).toBe(paid)
    order.isWaiting = true
    if (waiting.length + 1 < groupSize) return undefined
    for (const each of [...waiting, order]) each.isWaiting = false
    this.group = undefined
    return undefined
  }

  /** The deadline comes, and the money of those who have waited goes back by itself. */
  async endGroup() {
    if (!this.group) return
    const { db, services } = this.world
    const { rows } = await db.execute<{ id: number }>(sql`update purchase_groups
      set deadline_at = now() - interval '1 minute' where code = ${this.group.code} returning id::int`)
    const end = () => endGroup.run(services, { groupId: rows[0]!.id })
    await Promise.all([end(), end()])
    for (const order of this.orders.filter(({ isWaiting }) => isWaiting)) {
      const back = () => returnOrder.run(services, { orderId: order.id })
      await Promise.all([back(), back()])
      order.isWaiting = false
      order.status = refunding
      this.takeBack(order, { fen: order.payFen, isWhole: true })
    }
    this.group = undefined
  }

  /** From now on, transfers fail or do not. */
  setTransfers(areFailing: boolean) {
    this.world.provider.failsTransfers = areFailing
  }
}
