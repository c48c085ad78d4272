import { defineNotice, onDevices } from '#kernel/notice.ts'
import { requestsText } from './requests.text.ts'

/** What an operator is told whose request another operator has decided. The console is no page of this site. */
const common = { kind: 'system', channels: onDevices, text: requestsText } as const

export const requestAgreed = defineNotice({
  ...common,
  event: 'requests.agreed',
  say: (text, { id }) => text.agreed(id),
  example: { id: 12 },
})

export const requestRefused = defineNotice({
  ...common,
  event: 'requests.refused',
  say: (text, { id, reason }) => text.refused(id, reason),
  example: { id: 12, reason: '金额有误' },
})
