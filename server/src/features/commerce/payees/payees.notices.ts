import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { authenticationText, payeeText } from './payees.text.ts'

const toPayee = () => ({ path: '/withdrawalInfo' })

export const authenticationPassed = defineNotice({
  event: 'payees.authenticationPassed',
  headline: { zh: '实名认证已通过', en: 'You are authenticated' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: authenticationText,
  say: (text) => text.passed,
  target: toPayee,
  example: {},
})

export const authenticationRefused = defineNotice({
  event: 'payees.authenticationRefused',
  headline: { zh: '实名认证未通过', en: 'Your authentication was refused' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: authenticationText,
  say: (text, { reason }) => text.refused(reason),
  target: toPayee,
  example: { reason: '姓名与证件不一致' },
})

export const payeeChanged = defineNotice({
  event: 'payees.changed',
  headline: { zh: '收款信息已修改', en: 'Your payee details were changed' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  isUrgent: true,
  text: payeeText,
  say: (text, { time }) => text.changed(time),
  target: toPayee,
  example: { time: '2026-11-20 09:00' },
})
