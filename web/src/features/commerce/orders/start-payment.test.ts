import { expect, it, vi } from 'vitest'
import type { Charge } from '#contract/commerce/orders.ts'
import { startPayment } from './start-payment.ts'

const world = () => ({
  leave: vi.fn(),
  askWechat: vi.fn(async () => 'get_brand_wcpay_request:ok'),
  askMiniProgram: vi.fn(async () => undefined),
  askApp: vi.fn<() => Promise<unknown>>(async () => ({ result: 'paid' })),
})
const charge = (changes: Partial<Charge>): Charge => ({
  channel: 'sandbox',
  cashier_url: '',
  code_url: '',
  parameters: {},
  ...changes,
})

it('leaves for the page of the provider', async () => {
  const page = world()
  expect(await startPayment(charge({ cashier_url: '/sandbox/cashier?no=1' }), page)).toEqual({ is: 'left' })
  expect(page.leave).toHaveBeenCalledWith('/sandbox/cashier?no=1')
})

it('shows a code', async () => {
  const started = charge({ channel: 'wechat_native', code_url: 'weixin://pay' })
  expect(await startPayment(started, world())).toEqual({ is: 'code', codeUrl: 'weixin://pay' })
})

it.each([
  ['get_brand_wcpay_request:ok', 'paid'],
  ['get_brand_wcpay_request:cancel', 'later'],
  ['get_brand_wcpay_request:fail', 'failed'],
  ['get_brand_wcpay_request:fail_no permission', 'failed'],
])('understands %s of WeChat as %s', async (message, result) => {
  const page = world()
  page.askWechat.mockResolvedValue(message)
  const started = charge({ channel: 'wechat_jsapi', parameters: { package: 'prepay_id=1' } })
  expect(await startPayment(started, page)).toEqual({ is: 'over', result })
  expect(page.askWechat).toHaveBeenCalledWith({ package: 'prepay_id=1' })
})

it('lets the page of the mini-program open the cashier, and asks the order afterwards', async () => {
  const page = world()
  const started = charge({ channel: 'wechat_mini', parameters: { package: 'prepay_id=1' } })
  expect(await startPayment(started, page)).toEqual({ is: 'over', result: 'paid' })
  expect(page.askMiniProgram).toHaveBeenCalledWith({ package: 'prepay_id=1' })
})

it.each<[unknown, string]>([
  [{ result: 'paid' }, 'paid'],
  ['{"result":"failed"}', 'failed'],
  [{ result: 'cancelled' }, 'later'],
  [null, 'later'],
  ['nonsense', 'later'],
  [{ result: 'refunded' }, 'later'],
])('understands %j of the app as %s', async (answer, result) => {
  const page = world()
  page.askApp.mockResolvedValue(answer)
  const started = charge({ channel: 'alipay_app', parameters: { orderString: 'a=b' } })
  expect(await startPayment(started, page)).toEqual({ is: 'over', result })
  expect(page.askApp).toHaveBeenCalledWith('alipay_app', { orderString: 'a=b' })
})
