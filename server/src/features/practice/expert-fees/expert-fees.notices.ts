import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { expertFeesText } from './expert-fees.text.ts'

export const feeAvailable = defineNotice({
  event: 'expert-fees.available',
  headline: { zh: '讲课费已到账', en: 'Your lecture fee has arrived' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: expertFeesText,
  say: (text, { title, net }) => text.available(title, net),
  target: () => ({ path: '/withdrawal' }),
  example: { title: '冠心病介入治疗进展', net: '2520.00' },
})

const toTask = ({ taskId }: { taskId: number }) => ({ kind: 'expertTask' as const, id: taskId })

const corrected = {
  meeting: '冠心病介入治疗进展',
  title: '专题讲座',
  from: '5000.00',
  reason: '按约定课时更正',
  taskId: 1,
}

export const feeCorrected = defineNotice({
  event: 'expert-fees.corrected',
  headline: { zh: '讲课费已更正', en: 'A fee was corrected' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: expertFeesText,
  say: (text, facts) => text.corrected(facts),
  target: toTask,
  example: { ...corrected, to: '4500.00' },
})

export const feeReversed = defineNotice({
  event: 'expert-fees.reversed',
  headline: { zh: '讲课费已冲销', en: 'A fee was reversed' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: expertFeesText,
  say: (text, facts) => text.reversed(facts),
  target: toTask,
  example: corrected,
})

export const correctionAnswered = defineNotice({
  event: 'expert-fees.correctionAnswered',
  headline: { zh: '您的异议已答复', en: 'Your objection was answered' },
  kind: 'experts',
  channels: onDevicesAndByMail,
  text: expertFeesText,
  say: (text, facts) => text.correctionAnswered(facts),
  target: toTask,
  example: { title: '专题讲座', amount: '4500.00', answer: '课时为半场', taskId: 1 },
})
