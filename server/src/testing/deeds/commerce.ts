import { sql } from 'drizzle-orm'
import { pickupCalls } from '#contract/commerce/coffee.ts'
import { giftCalls } from '#contract/commerce/gifts.ts'
import { orderCalls, orderStates } from '#contract/commerce/orders.ts'
import { payeeCalls } from '#contract/commerce/payees.ts'
import { withdrawalCalls } from '#contract/commerce/withdrawals.ts'
import { insertStaff } from '#server/features/commerce/coffee/counters.queries.ts'
import { warnExpiry } from '#server/features/commerce/coffee/warn-expiry.ts'
import { claimHeldShares } from '#server/features/commerce/orders/claim-shares.ts'
import { releaseDueShares } from '#server/features/commerce/orders/release-shares.ts'
import { returnOrder } from '#server/features/commerce/orders/return-order.ts'
import { sendRefund } from '#server/features/commerce/orders/send-refund.ts'
import { sendTransfer } from '#server/features/commerce/withdrawals/send-transfer.ts'
import { payAtSandbox } from '#server/providers/payments/sandbox/sandbox.ts'
import type { TransferState } from '#kernel/ports/payments.ts'
import { buildCampaign, buildCounter, buildStaffedCounter } from '#server/testing/build-coffee.ts'
import { buildGifts, buildGroup, buildGroupCourse, orderInGroup } from '#server/testing/build-gift.ts'
import { buildBuyer, buildSaleWork, charge, notifyPaid, orderOf, pay } from '#server/testing/build-order.ts'
import { buildAuthentication, buildExpert, idNumber } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { getCode, resetLimits } from '#server/testing/login-steps.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { withProvider } from '#server/testing/with-provider.ts'
import { asOperator, newestOf, operate } from './deed.ts'
import type { Deed, Deeds } from './deed.ts'

/** An order that is paid at the provider, who has not said so yet. */
async function buildPaid(app: TestApp) {
  const course = await buildSaleWork(app)
  const { user, client } = await buildMember(app)
  const order = await orderOf(client, course.work.id)
  await charge(client, order.order_id)
  await payAtSandbox(app.services.db, order.order_no)
  const settle = async () => {
    const answer = await notifyPaid(app, order.order_no)
    if (answer.status !== 200) throw new Error(`the notification was answered ${answer.status}`)
  }
  return { ...course, buyerId: user.id, client, order, settle }
}

async function buildAsked(app: TestApp) {
  const buyer = await buildBuyer(app)
  const { order_id } = buyer.order
  const { refund } = await buyer.client.call(orderCalls.refund, { order_id, reason: '买错了' })
  return { ...buyer, refundId: refund!.refund_id }
}

async function buildInvoiced(app: TestApp) {
  const buyer = await buildBuyer(app)
  const { order_id } = buyer.order
  const asked = { order_id, title: '林晓', tax_no: '', email: 'lin@example.com' }
  const { invoice } = await buyer.client.call(orderCalls.invoice, asked)
  return { ...buyer, invoiceId: invoice!.invoice_id }
}

/** A place in a group that is paid at the provider, who has not said so yet. */
async function startPlace(app: TestApp, workId: number, group: string) {
  const { user, client } = await buildMember(app)
  const order = await orderInGroup(client, workId, group)
  await charge(client, order.order_id)
  await payAtSandbox(app.services.db, order.order_no)
  return { user, settle: () => notifyPaid(app, order.order_no) }
}

const arrives = () => Promise.resolve({ state: 'arrived', arrivedAt: new Date() } as const)

/** The provider says that the money is with the buyer. */
const sendNow = (app: TestApp, refundId: number) =>
  sendRefund.run(withProvider(app.services, { refund: arrives, queryRefund: arrives }), {
    refundId,
    round: 0,
  })

const decideAuthentication =
  (action: string): Deed =>
  async (app) => {
    const { user } = await buildMember(app)
    const { id } = await buildAuthentication(app.services, user.id)
    return { readerId: user.id, act: () => operate(app, 'payees', action, id) }
  }

async function buildWithdrawal(app: TestApp) {
  const { user, client } = await buildExpert(app, 100_000)
  await client.call(withdrawalCalls.apply, { amount: '300', agreement: 1, destination: 'wallet' })
  return { readerId: user.id, id: await newestOf(app, 'withdrawals', user.id) }
}

const decideWithdrawal =
  (action: string): Deed =>
  async (app) => {
    const { readerId, id } = await buildWithdrawal(app)
    return { readerId, act: () => operate(app, 'withdrawals', action, id) }
  }

const settleTransfer =
  (state: TransferState): Deed =>
  async (app) => {
    const { readerId, id: withdrawalId } = await buildWithdrawal(app)
    await operate(app, 'withdrawals', 'pass', withdrawalId)
    const { user: payer } = await asOperator(app)
    await app.services.db
      .execute(sql`update withdrawals set stage = 3, payer_id = ${payer.id}, sent_at = now(),
      method = 'sandbox' where id = ${withdrawalId}`)
    const services = withProvider(app.services, { queryTransfer: () => Promise.resolve(state) })
    return { readerId, act: async () => sendTransfer.run(services, { withdrawalId, round: 9 }) }
  }

async function buildVoucher(app: TestApp) {
  const { db } = app.services
  const { counter, client: staff } = await buildStaffedCounter(app)
  const campaign = await buildCampaign(db, [counter])
  const { user, client } = await buildMember(app)
  const voucher = await client.call(pickupCalls.getCode, { campaign_id: campaign.id, counter_id: 0 })
  return { readerId: user.id, voucher, counter, staff }
}

export const commerceDeeds: Deeds = {
  'coffee.staffAdded': async (app) => {
    const counter = await buildCounter(app.services.db)
    const { user, phone } = await buildMember(app)
    const list = consoleOf((await asOperator(app)).client, 'coffee-staff')
    return { readerId: user.id, act: () => list.create({ counter_id: counter.id, phone }) }
  },
  'coffee.staffRemoved': async (app) => {
    const counter = await buildCounter(app.services.db)
    const { user } = await buildMember(app)
    await insertStaff(app.services.db, counter.id, user.id)
    const id = await newestOf(app, 'coffee_staff', user.id)
    return { readerId: user.id, act: () => operate(app, 'coffee-staff', 'remove', id) }
  },
  'coffee.voucherRedeemed': async (app) => {
    const { readerId, voucher, counter, staff } = await buildVoucher(app)
    const { pickup_code } = voucher
    const entry = { pickup_code, counter_id: counter.id, entry_id: '', seconds_ago: 0 }
    return { readerId, act: () => staff.call(pickupCalls.complete, entry) }
  },
  'coffee.voucherExpiring': async (app) => {
    const { readerId } = await buildVoucher(app)
    const voucherId = await newestOf(app, 'coffee_vouchers', readerId)
    return { readerId, act: async () => warnExpiry.run(app.services, { voucherId }) }
  },
  'orders.paid': async (app) => {
    const { buyerId, settle } = await buildPaid(app)
    return { readerId: buyerId, act: settle }
  },
  'orders.sold': async (app) => {
    const { authorId, settle } = await buildPaid(app)
    return { readerId: authorId, act: settle }
  },
  'orders.paymentLate': async (app) => {
    const { buyerId, order, settle } = await buildPaid(app)
    const closed = sql`update orders set status = ${orderStates.closed}, closed_at = now() where id = ${order.order_id}`
    await app.services.db.execute(closed)
    await settle()
    const { rows } = await app.services.db.execute<{ id: number }>(
      sql`select id::int from refunds where order_id = ${order.order_id}`,
    )
    return { readerId: buyerId, act: async () => sendNow(app, rows[0]!.id) }
  },
  'orders.refundApproved': async (app) => {
    const { user, refundId } = await buildAsked(app)
    return { readerId: user.id, act: () => operate(app, 'refunds', 'pass', refundId) }
  },
  'orders.refundRefused': async (app) => {
    const { user, refundId } = await buildAsked(app)
    return { readerId: user.id, act: () => operate(app, 'refunds', 'refuse', refundId) }
  },
  'orders.saleRefunded': async (app) => {
    const { authorId, refundId } = await buildAsked(app)
    return { readerId: authorId, act: () => operate(app, 'refunds', 'pass', refundId) }
  },
  'orders.refundArrived': async (app) => {
    const { user, refundId } = await buildAsked(app)
    await operate(app, 'refunds', 'pass', refundId)
    return { readerId: user.id, act: async () => sendNow(app, refundId) }
  },
  'orders.invoiceIssued': async (app) => {
    const { user, client, order } = await buildBuyer(app)
    const asked = { order_id: order.order_id, title: '林晓', tax_no: '', email: 'lin@example.com' }
    await client.call(orderCalls.invoice, asked)
    const { rows } = await app.services.db.execute<{ id: number }>(
      sql`select max(id)::int as id from invoices where order_id = ${order.order_id}`,
    )
    const issue = () => operate(app, 'invoices', 'issue', rows[0]!.id, { invoice_no: '12345678' })
    return { readerId: user.id, act: issue }
  },
  'orders.giftsPaid': async (app) => {
    const { work } = await buildSaleWork(app)
    const { user, client } = await buildMember(app)
    const wanted = { item_type: 'production', item_id: work.id, coupon_code: '', seats: 2 } as const
    const order = await client.call(orderCalls.create, wanted)
    await charge(client, order.order_id)
    await payAtSandbox(app.services.db, order.order_no)
    return { readerId: user.id, act: () => notifyPaid(app, order.order_no) }
  },
  'orders.invoiceCancelled': async (app) => {
    const { user, order } = await buildInvoiced(app)
    return { readerId: user.id, act: () => operate(app, 'orders', 'refund', order.order_id) }
  },
  'orders.invoiceReversed': async (app) => {
    const { user, invoiceId } = await buildInvoiced(app)
    await operate(app, 'invoices', 'issue', invoiceId, { invoice_no: '12345678' })
    const reverse = () => operate(app, 'invoices', 'reverse', invoiceId, { reversal_no: '12345679' })
    return { readerId: user.id, act: reverse }
  },
  'gifts.taken': async (app) => {
    const { user, codes } = await buildGifts(app, 1)
    const friend = await buildMember(app)
    return { readerId: user.id, act: () => friend.client.call(giftCalls.take, { code: codes[0]! }) }
  },
  'groups.joined': async (app) => {
    const { work } = await buildGroupCourse(app, 2)
    const { user, settle } = await startPlace(app, work.id, 'NEW')
    return { readerId: user.id, act: settle }
  },
  'groups.complete': async (app) => {
    const { work, code } = await buildGroup(app, 2)
    const { user, settle } = await startPlace(app, work.id, code)
    return { readerId: user.id, act: settle }
  },
  'groups.moneyReturned': async (app) => {
    const { user, order } = await buildGroup(app, 2)
    return {
      readerId: user.id,
      act: async () => returnOrder.run(app.services, { orderId: order.order_id }),
    }
  },
  'orders.sharesReleased': async (app) => {
    const { services } = app
    const { authorId, order } = await buildBuyer(app)
    const age = sql`update orders set paid_at = now() - interval '8 days' where id = ${order.order_id}`
    await services.db.execute(age)
    return { readerId: authorId, act: () => releaseDueShares(services, new Date()) }
  },
  'orders.sharesClaimed': async (app) => {
    const { work, doctor, authorId } = await buildSaleWork(app)
    const linkTo = (userId: number | null) =>
      app.services.db.execute(sql`update doctors set user_id = ${userId} where id = ${doctor.id}`)
    await linkTo(null)
    const { client } = await buildMember(app)
    await pay(app, client, await orderOf(client, work.id))
    await linkTo(authorId)
    return { readerId: authorId, act: () => claimHeldShares(app.services) }
  },
  'payees.authenticationPassed': decideAuthentication('pass'),
  'payees.authenticationRefused': decideAuthentication('refuse'),
  'payees.changed': async (app) => {
    await resetLimits(app)
    const { user, client, phone } = await buildMember(app)
    const code = await getCode(app, client, phone, 'withdraw')
    const card = { bank_name: '', bank_card: '6228 4804 0256 4890 018', bank_branch: '江城支行' }
    const given = { truename: '林晓', id_number: idNumber, ...card, country_code: '86', phone, code }
    return { readerId: user.id, act: () => client.call(payeeCalls.saveInfo, given) }
  },
  'withdrawals.approved': decideWithdrawal('pass'),
  'withdrawals.refused': decideWithdrawal('refuse'),
  'withdrawals.paid': settleTransfer({ state: 'paid', providerNo: 'T1', paidAt: new Date() }),
  'withdrawals.bounced': settleTransfer({ state: 'failed', reason: '账户已注销' }),
}
