/** The ways to pay. The part before the underscore names the provider that takes the money. */
export const payChannels = [
  'wechat_jsapi',
  'wechat_mini',
  'wechat_native',
  'wechat_h5',
  'wechat_app',
  'alipay_wap',
  'alipay_page',
  'alipay_app',
  'sandbox',
] as const

export type PayChannel = (typeof payChannels)[number]
