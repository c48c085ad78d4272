import { deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PayChannel } from '#contract/wire/pay-channels.ts'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import type { PaymentPort } from '#kernel/ports/payments.ts'
import { openAlipayStandIn } from '#server/testing/alipay-stand-in.ts'
import { alipay } from './alipay.ts'

const orderNo = '20261116120000123456'
const request = (channel: PayChannel) => ({
  channel,
  orderNo,
  description: '心衰/管理&系列课',
  amountFen: 9_900,
  expiresAt: new Date('2026-11-16T12:30:00+08:00'),
  payerIp: '',
  returnPath: '/payment?order_id=7',
})
const paidAt = new Date('2026-11-16T12:00:30+08:00')
const transactionNo = `2026111622${orderNo}`
const paid = { orderNo, transactionNo, amountFen: 9_900, currency: 'CNY', paidAt }
const refund = { orderNo, transactionNo, refundNo: 'R1', totalFen: 9_900, amountFen: 9_900, reason: '买错了' }
const refusal = (reason: string) => expect.objectContaining({ name: 'NotificationRefused', reason }) as Error

let standIn: Awaited<ReturnType<typeof openAlipayStandIn>>
let port: PaymentPort

beforeEach(async () => {
  standIn = await openAlipayStandIn()
  port = alipay(standIn.options)
})
afterEach(() => standIn.close())

async function openPage(channel: PayChannel = 'alipay_page') {
  const start = await port.prepare(request(channel))
  if (start.kind === 'code') throw new Error('Alipay shows no code')
  return standIn.open(start.kind === 'page' ? start.url : start.parameters.orderString!)
}

async function payByPage() {
  await openPage()
  standIn.pay(orderNo)
}

it.each([
  ['alipay_wap', 'alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
  ['alipay_page', 'alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
  ['alipay_app', 'alipay.trade.app.pay', 'QUICK_MSECURITY_PAY'],
] as const)('signs what a payer opens by %s', async (channel, method, product_code) => {
  const opened = await openPage(channel)
  expect(opened).toMatchObject({
    out_trade_no: orderNo,
    subject: '心衰 管理 系列课',
    total_amount: '99.00',
    product_code,
    time_expire: '2026-11-16 12:30:00',
  })
  expect(opened.fields).toMatchObject({
    method,
    notify_url: 'https://xinglin.example/notify',
    return_url: 'https://xinglin.example/payment?order_id=7',
  })
})

it('knows a payment in each of its states', async () => {
  expect(await port.query(orderNo)).toEqual({ state: 'missing' })
  await openPage()
  expect(await port.query(orderNo)).toEqual({ state: 'waiting' })
  standIn.pay(orderNo)
  expect(await port.query(orderNo)).toEqual({ state: 'paid', payment: paid })
  await port.refund(refund)
  // Alipay calls a refunded trade closed.
  expect(await port.query(orderNo)).toEqual({ state: 'paid', payment: paid })
})

it('closes, and says when it is paid', async () => {
  expect(await port.close(orderNo)).toBe('closed')
  await openPage()
  expect(await port.close(orderNo)).toBe('closed')
  expect(await port.query(orderNo)).toEqual({ state: 'closed' })
  await payByPage()
  expect(await port.close(orderNo)).toBe('paid')
})

it.each(['wrong-key', 'unsigned'] as const)('believes no answer that is %s', async (trouble) => {
  await payByPage()
  standIn.misbehave(trouble)
  await expect(port.query(orderNo)).rejects.toThrow('no valid signature')
})

it('is in doubt, not refused, when Alipay fails or is late', async () => {
  await payByPage()
  standIn.misbehave('fault')
  const failed = await port.refund(refund).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(failed).not.toBeInstanceOf(PaymentRefused)
  standIn.misbehave('late')
  await expect(alipay({ ...standIn.options, timeoutMs: 200 }).refund(refund)).rejects.toThrow(
    'did not answer within',
  )
})

it('asks again when an answer was lost, and refunds once', async () => {
  await payByPage()
  standIn.misbehave('lost')
  expect(await port.refund(refund)).toEqual({ state: 'arrived', arrivedAt: paidAt })
  expect([...standIn.refunds]).toEqual([['R1', { amount: '99.00' }]])
  expect(await port.queryRefund({ orderNo, refundNo: 'R1' })).toEqual({ state: 'arrived', arrivedAt: paidAt })
  expect(await port.queryRefund({ orderNo, refundNo: 'R2' })).toEqual({ state: 'missing' })
  await expect(port.refund({ ...refund, refundNo: 'R2', amountFen: 9_901 })).rejects.toThrow(PaymentRefused)
})

describe('notifications', () => {
  beforeEach(payByPage)

  it('are read, also twice and out of order', async () => {
    const raw = standIn.notifyPaid(orderNo)
    expect(await port.readNotification(standIn.notifyRefund(orderNo, 'R1'))).toEqual({
      kind: 'refund',
      refundNo: 'R1',
      refund: { state: 'arrived', arrivedAt: paidAt },
    })
    expect(await port.readNotification(raw)).toEqual({ kind: 'payment', payment: paid })
    expect(await port.readNotification(raw)).toEqual({ kind: 'payment', payment: paid })
    const closed = standIn.notifyPaid(orderNo, { trade_status: 'TRADE_CLOSED' })
    expect(await port.readNotification(closed)).toEqual({ kind: 'other' })
  })

  it('show a wrong amount as it is, for the order to compare', async () => {
    const raw = standIn.notifyPaid(orderNo, { total_amount: '0.01' })
    expect(await port.readNotification(raw)).toMatchObject({ payment: { amountFen: 1 } })
  })

  it('are refused when signed by another, bent, late or for another merchant', async () => {
    await expect(port.readNotification(standIn.notifyByStranger(orderNo))).rejects.toEqual(
      refusal('signature'),
    )
    const raw = standIn.notifyPaid(orderNo)
    const bent = { ...raw, body: Buffer.from(raw.body.toString().replace('99.00', '0.01')) }
    await expect(port.readNotification(bent)).rejects.toEqual(refusal('signature'))
    await expect(port.readNotification({ ...raw, body: Buffer.from('{}') })).rejects.toEqual(
      refusal('signature'),
    )
    const late = standIn.notifyPaid(orderNo, { notify_time: '2026-11-14 12:00:00' })
    await expect(port.readNotification(late)).rejects.toEqual(refusal('age'))
    for (const name of ['app_id', 'seller_id'])
      await expect(port.readNotification(standIn.notifyPaid(orderNo, { [name]: '1' }))).rejects.toEqual(
        refusal('merchant'),
      )
  })
})

it('transfers once for each number', async () => {
  const transfer = { transferNo: 'W1', amountFen: 12_345, account: 'a@b.c', name: '林清川', reason: '讲课费' }
  standIn.misbehave('lost')
  expect(await port.transfer(transfer)).toEqual({ state: 'paid', providerNo: '20261116110070', paidAt })
  expect(standIn.transfers.get('W1')).toMatchObject({
    trans_amount: '123.45',
    payee_info: { identity: 'a@b.c', identity_type: 'ALIPAY_LOGON_ID', name: '林清川' },
  })
  expect(await port.queryTransfer('W1')).toMatchObject({ state: 'paid' })
  expect(await port.queryTransfer('W2')).toEqual({ state: 'missing' })
  await expect(port.transfer({ ...transfer, transferNo: 'W3', account: 'nobody' })).rejects.toThrow(
    'PAYEE_NOT_EXIST',
  )
})

it('names our certificates where keys are certified', async () => {
  const certified = await openAlipayStandIn({ certified: true })
  try {
    expect(await alipay(certified.options).query(orderNo)).toEqual({ state: 'missing' })
    const fields = new URLSearchParams(certified.received[0]!.body.toString())
    expect(fields.get('app_cert_sn')).toMatch(/^[0-9a-f]{32}$/)
    expect(fields.get('alipay_root_cert_sn')).toMatch(/^[0-9a-f]{32}_[0-9a-f]{32}$/)
  } finally {
    await certified.close()
  }
})

describe('a bill', () => {
  const head =
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
  const row = (type: string, amount: string, refundNo: string, fee: string) =>
    `${transactionNo}\t,${orderNo}\t,${type},Course,2026-11-15 09:59:00,2026-11-15 10:00:00,,,,,*b,${amount},${amount},0,0,0,0,0,,0,0,${refundNo},${fee},0,`
  // A zip of the words that both encodings write alike would prove nothing: the head is in Alipay's.
  const file = (...lines: string[]) => encodeGb(lines.join('\r\n'))

  it('is read from its zip', async () => {
    const lines = file(
      '#支付宝业务明细查询',
      head,
      row('交易', '99.00', '', '-0.59'),
      row('退款', '-99.00', 'R1', '0.59'),
      '#结束',
    )
    standIn.setBill(zipOf(lines, file('#汇总', '门店编号,订单数', ',2')))
    const line = { orderNo, transactionNo, amountFen: 9_900, at: new Date('2026-11-15T02:00:00Z') }
    expect(await port.statement('2026-11-15')).toEqual([
      { ...line, kind: 'payment', refundNo: '', feeFen: 59 },
      { ...line, kind: 'refund', refundNo: 'R1', feeFen: -59 },
    ])
  })

  it('is empty for a day without trade, and refused when it is none', async () => {
    expect(await port.statement('2026-11-14')).toEqual([])
    standIn.setBill(Buffer.from('<html>'))
    await expect(port.statement('2026-11-15')).rejects.toThrow('zip')
  })
})

/** Two bytes for each character that ASCII lacks, found by decoding them all. */
function encodeGb(text: string): Buffer {
  const decoder = new TextDecoder('gb18030')
  const bytesOf = new Map<string, number[]>()
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1)
      bytesOf.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
  return Buffer.from(
    text.split('').flatMap((sign) => (sign <= '~' ? [sign.charCodeAt(0)] : bytesOf.get(sign)!)),
  )
}

/** One file is deflated, the others are stored. */
function zipOf(...files: Buffer[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [index, file] of files.entries()) {
    const packed = index === 0 ? deflateRawSync(file) : file
    const method = index === 0 ? 8 : 0
    const name = Buffer.from(`${index}.csv`)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(method, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(file.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, name, packed)
    entries.push(entry, name)
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...entries, end])
}
