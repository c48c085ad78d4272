import { defineNotice, onDevices } from '#kernel/notice.ts'
import { requestsText } from './requests.text.ts'

/** What operators are told who have asked another for something, or decided about it. The console is no page of this site. */
const common = { kind: 'system', channels: onDevices, text: requestsText } as const

export const requestAgreed = defineNotice({
  ...common,
  event: 'requests.agreed',
  headline: { zh: '审批已同意并执行', en: 'Your request was carried out' },
  say: (text, { id }) => text.agreed(id),
  example: { id: 12 },
})

export const requestRefused = defineNotice({
  ...common,
  event: 'requests.refused',
  headline: { zh: '审批已被拒绝', en: 'Your request was refused' },
  say: (text, { id, reason }) => text.refused(id, reason),
  example: { id: 12, reason: '金额有误' },
})

export const requestFailed = defineNotice({
  ...common,
  event: 'requests.failed',
  headline: { zh: '审批未能执行', en: 'A request could not be carried out' },
  say: (text, { id, report }) => text.failed(id, report),
  example: { id: 12, report: '0/1; ORD2026: 该订单不能退款' },
})
