import type { PayChannel } from '#contract/wire/pay-channels.ts'

/**
 * WeChat takes a number for one way to pay only: a payer who opens an order at a desk and then in WeChat needs two. Ours
 * gets a letter for each.
 */
export const channelLetters = {
  wechat_jsapi: 'J',
  wechat_mini: 'M',
  wechat_native: 'N',
  wechat_h5: 'H',
  wechat_app: 'A',
} as const satisfies Partial<Record<PayChannel, string>>

export type WechatChannel = keyof typeof channelLetters

export const tradeNoOf = (orderNo: string, channel: WechatChannel) => orderNo + channelLetters[channel]

export const tradeNosOf = (orderNo: string) => Object.values(channelLetters).map((letter) => orderNo + letter)

export const orderNoOf = (tradeNo: string) => tradeNo.replace(/[JMNHA]$/, '')
