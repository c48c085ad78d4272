import { expect, it } from 'vitest'
import type { PayChannel } from '#contract/wire/pay-channels.ts'
import type { Client } from '#kernel/member.ts'
import { chooseChannels } from './choose-channels.ts'
import type { PaymentProvider } from '#kernel/ports/payments.ts'

const both: PaymentProvider[] = ['wechat', 'alipay']

it.each<[Client, PaymentProvider[], PayChannel[]]>([
  ['wechat', both, ['wechat_jsapi']],
  ['desk', both, ['wechat_native', 'alipay_page']],
  ['phone', both, ['alipay_wap', 'wechat_h5']],
  ['app', both, ['wechat_app', 'alipay_app']],
  ['mini-program', both, ['wechat_mini']],
  ['desk', ['wechat'], ['wechat_native']],
  ['desk', ['alipay'], ['alipay_page']],
  ['wechat', ['alipay'], []],
  ['phone', ['sandbox'], ['sandbox']],
  ['app', ['sandbox'], ['sandbox']],
  ['phone', [], []],
])('offers in %s with %j the channels %j', (client, active, channels) => {
  expect(chooseChannels(client, active)).toEqual(channels)
})
