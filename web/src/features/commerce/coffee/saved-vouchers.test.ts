import { expect, it } from 'vitest'
import type { OwnPickup } from '#contract/commerce/coffee.ts'
import { createFakeArea } from '#web/platform/fake-area.ts'
import { saveVouchers, readSavedVouchers } from './saved-vouchers.ts'

const knownAt = Date.parse('2026-11-16T10:00:00+08:00')

const voucherOf = (given: Partial<OwnPickup> = {}): OwnPickup => ({
  campaign_id: 1,
  title: '年会咖啡',
  item: '美式咖啡',
  pickup_code: '12345678',
  status: 2,
  expire_at: '2026-11-20 18:00',
  truename: '林*',
  counter_id: 0,
  counter_name: '',
  used_at: '',
  used_counter: '',
  proof_key: 'ab',
  counters: [],
  time: knownAt + 90_000,
  ...given,
})

it('shows what was claimed without a network, by the clock of the server, to its owner alone', () => {
  const { area } = createFakeArea()
  saveVouchers('7', { vouchers: [voucherOf()], knownAt }, area)
  expect(readSavedVouchers('7', area, knownAt)).toEqual([{ voucher: voucherOf(), offsetMs: 90_000 }])
  expect(readSavedVouchers('8', area, knownAt)).toEqual([])
})

it('forgets what was redeemed, and leaves the others', () => {
  const { area } = createFakeArea()
  saveVouchers('7', { vouchers: [voucherOf(), voucherOf({ campaign_id: 2 })], knownAt }, area)
  saveVouchers('7', { vouchers: [voucherOf({ status: 3 })], knownAt }, area)
  expect(readSavedVouchers('7', area, knownAt).map(({ voucher }) => voucher.campaign_id)).toEqual([2])
})

it('shows nothing that has expired', () => {
  const { area } = createFakeArea()
  saveVouchers('7', { vouchers: [voucherOf()], knownAt }, area)
  expect(readSavedVouchers('7', area, Date.parse('2026-11-20T17:58:00+08:00'))).toHaveLength(1)
  expect(readSavedVouchers('7', area, Date.parse('2026-11-20T17:59:00+08:00'))).toEqual([])
})

it.each(['nonsense', '{}', '[1, null]', '[{"voucher":{},"offsetMs":0}]'])('reads %j as nothing', (stored) => {
  const { area } = createFakeArea()
  area.write('coffee_vouchers_7', stored)
  expect(readSavedVouchers('7', area, knownAt)).toEqual([])
})
