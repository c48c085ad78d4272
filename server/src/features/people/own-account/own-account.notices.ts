import { exportDays } from '#contract/people/own-account.ts'
import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { ownAccountText } from './own-account.text.ts'

export const mobileChanged = defineNotice({
  event: 'logins.mobileChanged',
  headline: { zh: '账号已改绑手机号', en: 'Your mobile number was changed' },
  kind: 'system',
  channels: onDevicesAndByMail,
  isUrgent: true,
  text: ownAccountText,
  say: (text, { time }) => text.mobileChanged(time),
  target: () => ({ path: '/setting' }),
  example: { time: '2026-11-20 09:00' },
})

export const wechatUnbound = defineNotice({
  event: 'logins.wechatUnbound',
  headline: { zh: '账号已解绑微信', en: 'WeChat was taken from your account' },
  kind: 'system',
  channels: onDevicesAndByMail,
  isUrgent: true,
  text: ownAccountText,
  say: (text, { time }) => text.wechatUnbound(time),
  target: () => ({ path: '/setting' }),
  example: { time: '2026-11-20 09:00' },
})

export const exportReady = defineNotice({
  event: 'logins.exportReady',
  headline: { zh: '您的数据已可下载', en: 'Your data is ready to download' },
  kind: 'system',
  channels: onDevicesAndByMail,
  text: ownAccountText,
  say: (text) => text.exportReady(exportDays),
  target: () => ({ path: '/setting' }),
  example: {},
})
