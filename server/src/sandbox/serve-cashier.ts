import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { flatten } from '#kernel/http/form-body.ts'
import type { Fields } from '#kernel/http/form-body.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { sendPlainPage } from '#kernel/pages/plain-page.ts'
import { escapeHtml } from '#kernel/pages/template.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { usesSandboxPayments } from '#server/providers/payments/open-payments.ts'
import { payAtSandbox, sandboxCashierPath } from '#server/providers/payments/sandbox/sandbox.ts'
import {
  countFailedTry,
  selectLatestPayments,
  selectPayment,
} from '#server/providers/payments/sandbox/sandbox-payments.queries.ts'
import type { SandboxPayment } from '#server/providers/payments/sandbox/sandbox-payments.queries.ts'
import { postPaymentNotification, sendPaymentNotification } from './send-payment-notification.ts'

export const sandboxPaymentsPath = '/sandbox/payments'
const lateMs = 60_000

/** Each way that a payment can go, by its button. */
const ways = {
  pay: '支付 Pay',
  twice: '支付，通知两次 Pay, notified twice',
  late: '支付，通知晚到一分钟 Pay, notified a minute late',
  silent: '支付，没有通知 Pay, never notified',
  fail: '支付失败 Fail',
  later: '稍后再付 Pay later',
} as const
type Way = keyof typeof ways

/** The cashier of a payment provider, while the sandbox plays it. It never exists in production. */
export function serveCashier(app: FastifyInstance, services: Services): void {
  if (!usesSandboxPayments(services.env)) return
  app.get(sandboxCashierPath, async (request, reply) => {
    const payment = await findPayment(services, flatten(request.query))
    return sendPlainPage(reply, '收银台 Cashier', cashierBody(payment))
  })
  app.post(sandboxCashierPath, async (request, reply) => {
    const fields = request.body as Fields
    const payment = await findPayment(services, fields)
    const way = fields.way as Way
    if (!Object.hasOwn(ways, way)) throw refuse(failures.parameterError, { detail: 'way' })
    const result = await follow(services, way, { orderNo: payment.order_no, origin: originOf(app) })
    return reply.redirect(returnAddress(request, payment, result), 303)
  })
  app.get(sandboxPaymentsPath, async (_request, reply) =>
    sendPlainPage(reply, '支付 Payments', paymentsBody(await selectLatestPayments(services.db))),
  )
}

async function findPayment(services: Services, { no = '' }: Fields): Promise<SandboxPayment> {
  const payment = await selectPayment(services.db, no)
  if (!payment) throw refuse(failures.dataMissing)
  return payment
}

/** This server as it reaches itself. */
const originOf = (app: FastifyInstance) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

async function follow(services: Services, way: Way, owed: { orderNo: string; origin: string }) {
  const { db, jobs } = services
  if (way === 'later') return 'later'
  if (way === 'fail') {
    await countFailedTry(db, owed.orderNo)
    return 'failed'
  }
  if (!(await payAtSandbox(db, owed.orderNo))) return 'failed'
  if (way === 'late') await jobs.send(db, sendPaymentNotification, owed, new Date(Date.now() + lateMs))
  if (way === 'pay') await notify(services, owed)
  if (way === 'twice') await Promise.all([notify(services, owed), notify(services, owed)])
  return 'paid'
}

/** A notification that is not accepted is sent again later, as providers do it. */
const notify = (services: Services, owed: { orderNo: string; origin: string }) =>
  postPaymentNotification(services, owed).catch(() =>
    services.jobs.send(services.db, sendPaymentNotification, owed, new Date(Date.now() + 15_000)),
  )

/** Leads back to this site only, and says what the payer did: no proof, the order has to be asked for. */
function returnAddress(request: FastifyRequest, payment: SandboxPayment, result: string): string {
  const origin = `${request.protocol}://${request.host}`
  const target = new URL(payment.return_path, origin)
  if (target.origin !== origin) throw refuse(failures.parameterError, { detail: 'return' })
  target.searchParams.set('pay_result', result)
  return target.pathname + target.search
}

const isOpen = ({ state, expires_at }: SandboxPayment) => state === 'waiting' && expires_at > new Date()

function stateText(payment: SandboxPayment): string {
  if (payment.state === 'paid') return `已支付 Paid ${shanghaiTime(payment.paid_at!)}`
  if (payment.state === 'closed') return '已关闭 Closed'
  return isOpen(payment) ? '待支付 Waiting' : '已过期 Expired'
}

function cashierBody(payment: SandboxPayment): string {
  const head =
    `<p class="quiet">沙箱：此页代替微信支付与支付宝的收银台，不会扣款。Sandbox: this page stands in for a cashier, no money moves. <a href="${sandboxPaymentsPath}">Payments</a></p>` +
    `<table><tbody><tr><th scope="row">商品 Item</th><td>${escapeHtml(payment.description)}</td></tr>` +
    `<tr><th scope="row">订单号 Order</th><td><code>${escapeHtml(payment.order_no)}</code></td></tr>` +
    `<tr><th scope="row">金额 Amount</th><td><strong class="code">¥${yuanOf(payment.amount_fen)}</strong></td></tr>` +
    `<tr><th scope="row">状态 State</th><td>${stateText(payment)}</td></tr></tbody></table>`
  const choices = Object.entries(ways).filter(([way]) => isOpen(payment) || way === 'later')
  const buttons = choices.map(
    ([way, label]) =>
      `<p><button name="way" value="${way}">${isOpen(payment) ? label : '返回商家 Back to the shop'}</button></p>`,
  )
  return (
    `${head}<form method="post" action="${sandboxCashierPath}">` +
    `<input type="hidden" name="no" value="${escapeHtml(payment.order_no)}">${buttons.join('')}</form>`
  )
}

function paymentsBody(payments: SandboxPayment[]): string {
  const intro = `<p class="quiet">沙箱收银台的付款，最新的在前。Payments at the sandbox cashier, newest first. <a href="/sandbox">Sandbox</a></p>`
  if (payments.length === 0) return `${intro}<p>还没有付款。There are no payments yet.</p>`
  const rows = payments.map(
    (payment) =>
      `<tr><td><a href="${sandboxCashierPath}?no=${encodeURIComponent(payment.order_no)}">${escapeHtml(payment.order_no)}</a></td>` +
      `<td>${escapeHtml(payment.description)}</td><td>¥${yuanOf(payment.amount_fen)}</td><td>${stateText(payment)}</td><td>${shanghaiTime(payment.created_at)}</td></tr>`,
  )
  return `${intro}<table><thead><tr><th>Order</th><th>Item</th><th>Amount</th><th>State</th><th>Since</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
