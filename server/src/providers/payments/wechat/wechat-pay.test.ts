import { createVerify } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PayChannel } from '#contract/wire/pay-channels.ts'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import type { PaymentPort } from '#kernel/ports/payments.ts'
import { openWechatPayStandIn } from '#server/testing/wechat-pay-stand-in.ts'
import { wechatPay } from './wechat-pay.ts'

const orderNo = '20261116120000123456'
const request = (channel: PayChannel) => ({
  channel,
  orderNo,
  description: '心衰管理系列课',
  amountFen: 9_900,
  expiresAt: new Date('2026-11-16T12:30:00+08:00'),
  payerIp: '203.0.113.9',
  openid: 'o-payer',
  returnPath: '/payment?order_id=7',
})
const refund = {
  orderNo,
  transactionNo: `42000${orderNo}N`,
  refundNo: 'R20261116',
  totalFen: 9_900,
  amountFen: 9_900,
  reason: '买错了',
}
const transfer = {
  transferNo: 'W1',
  amountFen: 250_000,
  account: 'o-payee',
  name: '林清川',
  reason: '讲课费',
}
const refusal = (reason: string) => expect.objectContaining({ name: 'NotificationRefused', reason }) as Error

describe.each(['public key', 'certificate'] as const)('where WeChat signs by its %s', (signsBy) => {
  let standIn: Awaited<ReturnType<typeof openWechatPayStandIn>>
  let port: PaymentPort

  beforeEach(async () => {
    standIn = await openWechatPayStandIn({ signsBy })
    port = wechatPay(standIn.options)
  })
  afterEach(() => standIn.close())

  /** Prepares a QR code and lets somebody pay it. */
  async function payByCode() {
    await port.prepare(request('wechat_native'))
    standIn.pay(`${orderNo}N`)
  }

  const paid = {
    orderNo,
    transactionNo: `42000${orderNo}N`,
    amountFen: 9_900,
    currency: 'CNY',
    paidAt: new Date('2026-11-16T12:00:30+08:00'),
  }

  it('prepares each way to pay under a number of its own', async () => {
    expect(await port.prepare(request('wechat_native'))).toEqual({
      kind: 'code',
      codeUrl: `weixin://wxpay/bizpayurl?pr=${orderNo}N`,
    })
    expect(await port.prepare(request('wechat_h5'))).toEqual({
      kind: 'page',
      url: `https://wx.tenpay.com/h5?prepay_id=wx${orderNo}H&redirect_url=https%3A%2F%2Fxinglin.example%2Fpayment%3Forder_id%3D7`,
    })
    await port.prepare(request('wechat_jsapi'))
    await port.prepare(request('wechat_mini'))
    await port.prepare(request('wechat_app'))
    expect(standIn.trades.get(`${orderNo}M`)!.body).toMatchObject({
      appid: 'wx-mini',
      payer: { openid: 'o-payer' },
    })
    expect(standIn.trades.get(`${orderNo}J`)!.body).toEqual({
      appid: 'wx-official',
      mchid: '1900000001',
      description: '心衰管理系列课',
      out_trade_no: `${orderNo}J`,
      time_expire: '2026-11-16T12:30:00+08:00',
      notify_url: 'https://xinglin.example/notify',
      amount: { total: 9_900, currency: 'CNY' },
      payer: { openid: 'o-payer' },
    })
    expect(standIn.trades.get(`${orderNo}A`)!.body.appid).toBe('wx-native')
    expect(standIn.trades.get(`${orderNo}H`)!.body.scene_info).toEqual({
      payer_client_ip: '203.0.113.9',
      h5_info: { type: 'Wap' },
    })
  })

  it('signs what WeChat and the app are handed', async () => {
    const isSigned = (lines: (string | undefined)[], signature = '') =>
      createVerify('RSA-SHA256')
        .update(lines.map((line) => `${line}\n`).join(''))
        .verify(standIn.merchantKey, signature, 'base64')
    for (const [channel, app, letter] of [
      ['wechat_jsapi', 'wx-official', 'J'],
      ['wechat_mini', 'wx-mini', 'M'],
    ] as const) {
      const start = await port.prepare(request(channel))
      if (start.kind !== 'parameters') throw new Error('no parameters')
      const { appId, timeStamp, nonceStr, package: prepay, paySign } = start.parameters
      expect(appId).toBe(app)
      expect(prepay).toBe(`prepay_id=wx${orderNo}${letter}`)
      expect(isSigned([appId, timeStamp, nonceStr, prepay], paySign)).toBe(true)
    }
    const app = await port.prepare(request('wechat_app'))
    if (app.kind !== 'parameters') throw new Error('no parameters')
    const { prepayId, partnerId, sign } = app.parameters
    expect(partnerId).toBe('1900000001')
    expect(
      isSigned([app.parameters.appId, app.parameters.timeStamp, app.parameters.nonceStr, prepayId], sign),
    ).toBe(true)
  })

  it('needs the openid inside WeChat', async () => {
    await expect(port.prepare({ ...request('wechat_jsapi'), openid: undefined })).rejects.toThrow(
      PaymentRefused,
    )
    expect(standIn.received).toEqual([])
  })

  it('finds the payment whichever way it was made', async () => {
    expect(await port.query(orderNo)).toEqual({ state: 'missing' })
    await port.prepare(request('wechat_jsapi'))
    expect(await port.query(orderNo)).toEqual({ state: 'waiting' })
    await payByCode()
    expect(await port.query(orderNo)).toEqual({ state: 'paid', payment: paid })
  })

  it('closes all ways, and says when one is paid', async () => {
    expect(await port.close(orderNo)).toBe('closed')
    await port.prepare(request('wechat_h5'))
    expect(await port.close(orderNo)).toBe('closed')
    expect(await port.query(orderNo)).toEqual({ state: 'closed' })
    await payByCode()
    expect(await port.close(orderNo)).toBe('paid')
  })

  it('passes on a refusal with its code', async () => {
    await payByCode()
    const again = port.prepare({ ...request('wechat_native'), amountFen: 1 })
    await expect(again).rejects.toMatchObject({ name: 'PaymentRefused', code: 'OUT_TRADE_NO_USED' })
  })

  it.each(['wrong-key', 'unsigned', 'old'] as const)('believes no answer that is %s', async (trouble) => {
    await payByCode()
    await port.query(orderNo)
    standIn.misbehave(trouble)
    await expect(port.prepare(request('wechat_h5'))).rejects.toThrow('no valid signature')
  })

  it('is in doubt, not refused, when WeChat fails or is late', async () => {
    standIn.misbehave('fault')
    const failed = await port.prepare(request('wechat_native')).catch((error: unknown) => error)
    expect(failed).not.toBeInstanceOf(PaymentRefused)
    standIn.misbehave('late')
    const hasty = wechatPay({ ...standIn.options, timeoutMs: 200 })
    await expect(hasty.prepare(request('wechat_native'))).rejects.toThrow('did not answer within')
  })

  it('asks again when an answer was lost, and refunds once', async () => {
    await payByCode()
    standIn.misbehave('lost')
    expect(await port.refund(refund)).toEqual({ state: 'processing' })
    expect(standIn.refunds.size).toBe(1)
    expect(standIn.refunds.get('R20261116')!.sent).toMatchObject({
      transaction_id: `42000${orderNo}N`,
      amount: { refund: 9_900, total: 9_900, currency: 'CNY' },
    })
  })

  it('follows a refund to its end', async () => {
    const asked = { orderNo, refundNo: 'R20261116' }
    expect(await port.queryRefund(asked)).toEqual({ state: 'missing' })
    await payByCode()
    await port.refund(refund)
    standIn.refunds.set('R20261116', { status: 'SUCCESS', success_time: '2026-11-16T13:00:00+08:00' })
    expect(await port.queryRefund(asked)).toEqual({
      state: 'arrived',
      arrivedAt: new Date('2026-11-16T13:00:00+08:00'),
    })
    standIn.refunds.set('R20261116', { status: 'ABNORMAL' })
    expect(await port.queryRefund(asked)).toEqual({ state: 'failed', reason: 'ABNORMAL' })
    await expect(port.refund({ ...refund, refundNo: 'R2', amountFen: 10_000 })).rejects.toThrow('NOT_ENOUGH')
  })

  describe('notifications', () => {
    beforeEach(payByCode)

    it('are read, also twice and out of order', async () => {
      const raw = standIn.notifyPaid(`${orderNo}N`)
      const refunded = standIn.notifyRefund('R1', 'SUCCESS')
      expect(await port.readNotification(refunded)).toEqual({
        kind: 'refund',
        refundNo: 'R1',
        refund: { state: 'arrived', arrivedAt: paid.paidAt },
      })
      expect(await port.readNotification(raw)).toEqual({ kind: 'payment', payment: paid })
      expect(await port.readNotification(raw)).toEqual({ kind: 'payment', payment: paid })
      expect(await port.readNotification(standIn.notifyRefund('R1', 'ABNORMAL'))).toMatchObject({
        refund: { state: 'failed', reason: 'ABNORMAL' },
      })
      expect(await port.readNotification(standIn.notifyOther())).toEqual({ kind: 'other' })
    })

    it('show a wrong amount as it is, for the order to compare', async () => {
      const raw = standIn.notifyPaid(`${orderNo}N`, { amount: { total: 1, currency: 'CNY' } })
      expect(await port.readNotification(raw)).toMatchObject({ payment: { amountFen: 1 } })
    })

    it('are refused when signed by another, bent, late or for another merchant', async () => {
      const tradeNo = `${orderNo}N`
      await expect(port.readNotification(standIn.notifyByStranger(tradeNo))).rejects.toEqual(
        refusal('signature'),
      )
      const raw = standIn.notifyPaid(tradeNo)
      const bent = { ...raw, body: Buffer.from(raw.body.toString().replace('EV-1', 'EV-2')) }
      await expect(port.readNotification(bent)).rejects.toEqual(refusal('signature'))
      await expect(port.readNotification({ headers: {}, body: raw.body })).rejects.toEqual(
        refusal('signature'),
      )
      await expect(port.readNotification(standIn.notifyLate(tradeNo))).rejects.toEqual(refusal('age'))
      for (const changes of [{ mchid: '1' }, { appid: 'wx-other' }])
        await expect(port.readNotification(standIn.notifyPaid(tradeNo, changes))).rejects.toEqual(
          refusal('merchant'),
        )
    })

    it('are refused when our API key does not open them', async () => {
      const other = wechatPay({ ...standIn.options, apiKey: 'another key that has 32 bytes...' })
      const read = other.readNotification(standIn.notifyPaid(`${orderNo}N`))
      // A certificate under another key cannot be opened either.
      await expect(read).rejects.toThrow(signsBy === 'public key' ? 'unreadable' : 'auth')
    })
  })

  it('does not ask for certificates at every unknown serial number', async () => {
    await payByCode()
    const raw = standIn.notifyPaid(`${orderNo}N`)
    const asked = () => standIn.received.filter(({ target }) => target === '/v3/certificates').length
    const before = asked()
    for (const serial of ['A', 'B', 'C'])
      await port
        .readNotification({ ...raw, headers: { ...raw.headers, 'wechatpay-serial': serial } })
        .catch(() => undefined)
    expect(asked() - before).toBeLessThanOrEqual(1)
  })

  it('transfers with the name encrypted, once for each number', async () => {
    standIn.misbehave('lost')
    expect(await port.transfer(transfer)).toEqual({ state: 'unconfirmed', confirmation: 'package' })
    expect(standIn.transfers.get('W1')!.name).toBe('林清川')
    expect(standIn.received.at(-1)!.body.toString()).not.toContain('林清川')
    const bill = standIn.transfers.get('W1')!
    expect(await port.queryTransfer('W1')).toEqual({ state: 'unconfirmed', confirmation: '' })
    for (const state of ['ACCEPTED', 'PROCESSING', 'TRANSFERING', 'CANCELING']) {
      bill.state = state
      expect(await port.queryTransfer('W1')).toEqual({ state: 'processing' })
    }
    bill.state = 'SUCCESS'
    expect(await port.queryTransfer('W1')).toMatchObject({ state: 'paid', paidAt: paid.paidAt })
    Object.assign(bill, { state: 'FAIL', fail_reason: 'NAME_NOT_CORRECT' })
    expect(await port.queryTransfer('W1')).toEqual({ state: 'failed', reason: 'NAME_NOT_CORRECT' })
    expect(await port.queryTransfer('W2')).toEqual({ state: 'missing' })
  })

  describe('a bill', () => {
    const head =
      '\uFEFF交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
    const row = (state: string, values: { refundNo?: string; amount?: string; back?: string; fee: string }) =>
      `\`2026-11-15 10:00:00,\`wx-official,\`1900000001,\`0,\`,\`4200001,\`${orderNo}N,\`o-payer,\`NATIVE,\`${state},\`OTHERS,\`CNY,\`99.00,\`0.00,\`0,\`${values.refundNo ?? '0'},\`0.00,\`0.00,\`,\`,\`心衰,管理,\`,\`${values.fee},\`0.60%,\`${values.amount ?? '0.00'},\`${values.back ?? '0.00'},\``
    const sums = '总交易单数,应结订单总金额\r\n`2,`99.00\r\n'
    const text = [
      head,
      row('SUCCESS', { amount: '99.00', fee: '0.59000' }),
      row('REFUND', { refundNo: 'R1', back: '99.00', fee: '-0.59000' }),
      sums,
    ].join('\r\n')

    it('is read line by line', async () => {
      standIn.setBill(text)
      const line = {
        orderNo,
        transactionNo: '4200001',
        amountFen: 9_900,
        at: new Date('2026-11-15T02:00:00Z'),
      }
      expect(await port.statement('2026-11-15')).toEqual([
        { ...line, kind: 'payment', refundNo: '', feeFen: 59 },
        { ...line, kind: 'refund', refundNo: 'R1', feeFen: -59 },
      ])
    })

    it('is empty for a day without trade, refused while it is made, and not believed if its hash differs', async () => {
      expect(await port.statement('2026-11-14')).toEqual([])
      await expect(port.statement('2026-11-17')).rejects.toMatchObject({ code: 'STATEMENT_CREATING' })
      standIn.setBill(text, '00')
      await expect(port.statement('2026-11-15')).rejects.toThrow('hash')
    })
  })

  it('tells WeChat whether to repeat a notification', () => {
    expect(port.answerNotification(true)).toMatchObject({
      status: 200,
      body: expect.stringContaining('SUCCESS'),
    })
    expect(port.answerNotification(false).status).toBe(400)
  })
})
