import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { verificationText } from './verification.text.ts'

const toVerification = () => ({ path: '/statusVerification' })

export const verificationPassed = defineNotice({
  event: 'verification.passed',
  headline: { zh: '身份认证已通过', en: 'Your identity is verified' },
  kind: 'system',
  channels: onDevicesAndByMail,
  text: verificationText,
  say: (text) => text.passed,
  target: toVerification,
  example: {},
})

export const verificationRefused = defineNotice({
  event: 'verification.refused',
  headline: { zh: '身份认证未通过', en: 'Your verification was refused' },
  kind: 'system',
  channels: onDevicesAndByMail,
  text: verificationText,
  say: (text, { reason }) => text.refused(reason),
  target: toVerification,
  example: { reason: '证件照片不清晰' },
})
