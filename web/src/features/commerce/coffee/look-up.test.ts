import { describe, expect, it } from 'vitest'
import { pickupFailures } from '#contract/commerce/coffee.ts'
import type { Pickup } from '#contract/commerce/coffee.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { codeIn, lookUp } from './look-up.ts'
import { signCode } from './sign-code.ts'
import { coffeeText } from './text.ts'

const now = Date.parse('2026-11-16T10:00:00+08:00')
const voucher = { pickup_code: '12345678', truename: '林*', item: '美式咖啡' } as Pickup
const deadNetwork = () => Promise.reject(new CallFailure('network', '网络已断开'))

const world = {
  find: async () => voucher,
  bound: async () => [voucher],
  handedOutAt: (): number | undefined => undefined,
  now: () => now,
  language: 'zh' as const,
}

describe('the counter looks a code up', () => {
  it('at the server', async () => {
    expect(await lookUp('1234 5678', world)).toEqual({ is: 'found', voucher, isOffline: false })
  })

  it('and shows why the server refuses it', async () => {
    const find = () => Promise.reject(new CallFailure('refused', '取货码不存在', 6006))
    expect(await lookUp('12345678', { ...world, find })).toEqual({ is: 'refused', message: '取货码不存在' })
  })

  it('without a network among the vouchers bound to it', async () => {
    const offline = { ...world, find: deadNetwork }
    expect(await lookUp('12345678', offline)).toEqual({ is: 'found', voucher, isOffline: true })
    const unknown = { is: 'refused', message: coffeeText.zh.offlineUnknown }
    expect(await lookUp('87654321', offline)).toEqual(unknown)
  })

  it('without a network only while a QR code is fresh', async () => {
    const offline = { ...world, find: deadNetwork }
    const shownAt = (at: number) => signCode({ ...voucher, proof_key: 'key' }, at)
    expect(await lookUp(shownAt(now - 30_000), offline)).toMatchObject({ is: 'found' })
    const old = { is: 'refused', message: pickupFailures.codeOld.zh }
    expect(await lookUp(shownAt(now - 300_000), offline)).toEqual(old)
  })

  it('and does not hand out twice what it has not reported yet', async () => {
    const again = { ...world, handedOutAt: () => now }
    expect(await lookUp('12345678', again)).toEqual({
      is: 'refused',
      message: coffeeText.zh.handedOut('10:00'),
    })
  })

  it.each(['', '123', 'abcdefgh'])('but not %j', async (typed) => {
    expect(await lookUp(typed, world)).toEqual({ is: 'refused', message: pickupFailures.codeWrong.zh })
  })
})

it.each([
  ['https://xinglin.cn/checkCoffee?code=12345678.a.b', '12345678.a.b'],
  ['https://xinglin.cn/checkinScan?code=12345678', undefined],
  ['https://example.com/checkCoffee?code=12345678', undefined],
  ['12345678', undefined],
])('finds the code in %s', (scanned, code) => {
  expect(codeIn(scanned, { origin: 'https://xinglin.cn', path: '/checkCoffee' })).toBe(code)
})
