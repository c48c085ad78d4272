import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import type { PaymentRequest } from '#kernel/ports/payments.ts'
import { writeSandboxNotification } from './sandbox-notification.ts'
import { selectPayment } from './sandbox-payments.queries.ts'
import { sandboxPayments as table, sandboxRefunds } from './sandbox-payments.tables.ts'
import { failingAccount, payAtSandbox, sandboxPayments } from './sandbox.ts'

const app = await testApp()
const { db, vault } = app.services
const port = sandboxPayments(db, vault)

let orders = 0
async function prepare(changes: Partial<PaymentRequest> = {}) {
  const request: PaymentRequest = {
    channel: 'sandbox',
    orderNo: `T${Date.now()}${(orders += 1)}`,
    description: '心衰管理系列课',
    amountFen: 9_900,
    expiresAt: new Date(Date.now() + 60_000),
    payerIp: '127.0.0.1',
    returnPath: '/payment?order_id=1',
    ...changes,
  }
  const start = await port.prepare(request)
  return { ...request, start }
}

async function preparePaid() {
  const request = await prepare()
  await payAtSandbox(db, request.orderNo)
  const payment = (await selectPayment(db, request.orderNo))!
  return { ...request, transactionNo: payment.transaction_no!, payment }
}

it('leads to its cashier and waits for the payer', async () => {
  const { orderNo, start } = await prepare()
  expect(start).toEqual({ kind: 'page', url: `/sandbox/cashier?no=${orderNo}` })
  expect(await port.query(orderNo)).toEqual({ state: 'waiting' })
  expect(await port.query('nothing')).toEqual({ state: 'missing' })
})

it('does not let a second preparation change the amount', async () => {
  const { orderNo } = await prepare()
  await prepare({ orderNo, amountFen: 1, returnPath: '/payment?order_id=2' })
  expect(await selectPayment(db, orderNo)).toMatchObject({
    amount_fen: 9_900,
    return_path: '/payment?order_id=2',
  })
})

it('is paid once when several people press at the same time', async () => {
  const { orderNo } = await prepare()
  const pressed = await Promise.all(Array.from({ length: 8 }, () => payAtSandbox(db, orderNo)))
  expect(pressed.filter(Boolean)).toHaveLength(1)
  expect(await port.query(orderNo)).toMatchObject({
    state: 'paid',
    payment: { orderNo, amountFen: 9_900, currency: 'CNY' },
  })
})

it('takes no money after closing or expiring', async () => {
  const closed = await prepare()
  expect(await port.close(closed.orderNo)).toBe('closed')
  expect(await payAtSandbox(db, closed.orderNo)).toBe(false)
  const expired = await prepare({ expiresAt: new Date(Date.now() - 1000) })
  expect(await payAtSandbox(db, expired.orderNo)).toBe(false)
  expect(await port.query(expired.orderNo)).toEqual({ state: 'closed' })
  const paid = await preparePaid()
  expect(await port.close(paid.orderNo)).toBe('paid')
  expect(await port.close('nothing')).toBe('closed')
})

describe('refunds', () => {
  const ask = (paid: { orderNo: string; transactionNo: string }, refundNo: string, amountFen: number) =>
    port.refund({ ...paid, refundNo, amountFen, totalFen: 9_900, reason: '' })

  it('are under way and arrive, once for each number', async () => {
    const paid = await preparePaid()
    const refundNo = `R${paid.orderNo}`
    expect(await ask(paid, refundNo, 9_900)).toEqual({ state: 'processing' })
    await ask(paid, refundNo, 9_900)
    await db
      .update(sandboxRefunds)
      .set({ created_at: sql`now() - interval '10 seconds'` })
      .where(sql`refund_no = ${refundNo}`)
    expect(await port.queryRefund({ orderNo: paid.orderNo, refundNo })).toMatchObject({ state: 'arrived' })
  })

  it('never exceed what was paid', async () => {
    const paid = await preparePaid()
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => ask(paid, `${paid.orderNo}R${index}`, 4_000)),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(ask({ ...paid, orderNo: (await prepare()).orderNo }, 'R0', 1)).rejects.toThrow(
      PaymentRefused,
    )
    expect(await port.queryRefund({ orderNo: paid.orderNo, refundNo: 'none' })).toEqual({ state: 'missing' })
  })
})

describe('notifications', () => {
  const refusal = (reason: string) =>
    expect.objectContaining({ name: 'NotificationRefused', reason }) as Error

  it('are read when signed', async () => {
    const { payment } = await preparePaid()
    expect(await port.readNotification(writeSandboxNotification(vault, payment))).toEqual({
      kind: 'payment',
      payment: {
        orderNo: payment.order_no,
        transactionNo: payment.transaction_no,
        amountFen: 9_900,
        currency: 'CNY',
        paidAt: payment.paid_at,
      },
    })
  })

  it('are refused when bent, unsigned or old', async () => {
    const { payment } = await preparePaid()
    const good = writeSandboxNotification(vault, payment)
    const bent = Buffer.from(good.body.toString().replace('9900', '9901'))
    await expect(port.readNotification({ ...good, body: bent })).rejects.toEqual(refusal('signature'))
    await expect(port.readNotification({ headers: {}, body: good.body })).rejects.toEqual(
      refusal('signature'),
    )
    const old = writeSandboxNotification(vault, payment, Date.now() - 6 * 60_000)
    await expect(port.readNotification(old)).rejects.toEqual(refusal('age'))
  })
})

it('states a day, from midnight to midnight in Shanghai', async () => {
  const { orderNo } = await preparePaid()
  await db
    .update(table)
    .set({ paid_at: new Date('2026-03-01T15:59:59Z') })
    .where(sql`order_no = ${orderNo}`)
  const ours = async (day: string) =>
    (await port.statement(day)).filter((line) => line.orderNo === orderNo).map(({ amountFen }) => amountFen)
  expect(await ours('2026-03-01')).toEqual([9_900])
  expect(await ours('2026-03-02')).toEqual([])
})

it('transfers once, and fails for the account that fails', async () => {
  const transfer = {
    transferNo: `W${Date.now()}`,
    amountFen: 500,
    account: 'a@b.c',
    name: '林',
    reason: '讲课费',
  }
  expect(await port.transfer(transfer)).toMatchObject({ state: 'paid' })
  expect(await port.transfer(transfer)).toEqual(await port.queryTransfer(transfer.transferNo))
  expect(
    await port.transfer({ ...transfer, transferNo: `${transfer.transferNo}F`, account: failingAccount }),
  ).toEqual({ state: 'failed', reason: 'ACCOUNT_NOT_FOUND' })
  expect(await port.queryTransfer('none')).toEqual({ state: 'missing' })
})
