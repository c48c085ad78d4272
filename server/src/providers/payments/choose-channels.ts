import type { PayChannel } from '#contract/wire/pay-channels.ts'
import type { Client } from '#kernel/member.ts'
import { providerOf } from '#kernel/ports/payments.ts'
import type { PaymentProvider } from '#kernel/ports/payments.ts'

/** The channels that work in a client, the best one first. */
const channelsByClient: Record<Client, PayChannel[]> = {
  wechat: ['wechat_jsapi'],
  desk: ['wechat_native', 'alipay_page'],
  phone: ['alipay_wap', 'wechat_h5'],
  app: ['wechat_app', 'alipay_app'],
  'mini-program': ['wechat_mini'],
}

export const chooseChannels = (client: Client, active: PaymentProvider[]): PayChannel[] =>
  [...channelsByClient[client], 'sandbox' as const].filter((channel) => active.includes(providerOf(channel)))
