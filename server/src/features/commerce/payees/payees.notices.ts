import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { authenticationText } from './payees.text.ts'

const toPayee = () => ({ path: '/withdrawalInfo' })

export const authenticationPassed = defineNotice({
  event: 'payees.authenticationPassed',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: authenticationText,
  say: (text) => text.passed,
  target: toPayee,
  example: {},
})

export const authenticationRefused = defineNotice({
  event: 'payees.authenticationRefused',
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: authenticationText,
  say: (text, { reason }) => text.refused(reason),
  target: toPayee,
  example: { reason: '姓名与证件不一致' },
})
