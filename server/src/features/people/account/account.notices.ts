import type { OperatorRole } from '#contract/people/operators.ts'
import type { Client } from '#kernel/member.ts'
import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { accountText, rolesText } from './account.text.ts'

const security = {
  kind: 'system',
  channels: onDevicesAndByMail,
  isUrgent: true,
  text: accountText,
  target: () => ({ path: '/setting' }),
} as const

const time = '2026-11-20 09:00'
const desk: { client: Client; time: string } = { client: 'desk', time }

export const loggedInOnNewDevice = defineNotice({
  ...security,
  event: 'account.newDevice',
  headline: { zh: '账号在新设备登录', en: 'Login on a new device' },
  say: (text, { client, time }) => text.newDevice(text.clients[client], time),
  example: desk,
})

export const wechatBound = defineNotice({
  ...security,
  event: 'account.wechatBound',
  headline: { zh: '账号已绑定微信', en: 'Your account is bound to WeChat' },
  say: (text, { time }) => text.wechatBound(time),
  example: { time },
})

export const loginsEnded = defineNotice({
  ...security,
  event: 'account.loginsEnded',
  headline: { zh: '全部登录已退出', en: 'All your logins were ended' },
  say: (text, { time }) => text.loginsEnded(time),
  example: { time },
})

export const allowedAgain = defineNotice({
  ...security,
  event: 'account.allowedAgain',
  headline: { zh: '账号已恢复使用', en: 'Your account works again' },
  say: (text) => text.allowedAgain,
  example: {},
})

export const rolesChanged = defineNotice({
  event: 'account.rolesChanged',
  headline: { zh: '运营角色已调整', en: 'Your operator roles have changed' },
  kind: 'system',
  channels: onDevicesAndByMail,
  isUrgent: true,
  text: rolesText,
  say: (text, { roles }) => (roles.length === 0 ? text.none : text.changed(roles)),
  example: { roles: ['reviewer', 'support'] as OperatorRole[] },
})
