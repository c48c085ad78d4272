import type { FactorKind } from '#contract/people/second-step.ts'
import { defineNotice, onDevicesAndByMail } from '#kernel/notice.ts'
import { secondStepText } from './second-step.text.ts'

const security = {
  kind: 'system',
  channels: onDevicesAndByMail,
  isUrgent: true,
  text: secondStepText,
} as const

const time = '2026-11-20 09:00'
const factorExample = { kind: 'passkey' as FactorKind, time }

export const factorAdded = defineNotice({
  ...security,
  event: 'second-step.factorAdded',
  headline: { zh: '已添加二次验证方式', en: 'A way to verify was added' },
  say: (text, { kind, time }) => text.added(text.kinds[kind], time),
  example: factorExample,
})

export const factorRemoved = defineNotice({
  ...security,
  event: 'second-step.factorRemoved',
  headline: { zh: '已移除二次验证方式', en: 'A way to verify was removed' },
  say: (text, { kind, time }) => text.removed(text.kinds[kind], time),
  example: factorExample,
})

export const factorsReset = defineNotice({
  ...security,
  event: 'second-step.factorsReset',
  headline: { zh: '二次验证方式已重置', en: 'Your ways to verify were reset' },
  say: (text, { time }) => text.reset(time),
  example: { time },
})

export const recoveryUsed = defineNotice({
  ...security,
  event: 'second-step.recoveryUsed',
  headline: { zh: '恢复码已被使用', en: 'A recovery code was used' },
  say: (text, { time }) => text.recoveryUsed(time),
  example: { time },
})

export const recoveryRenewed = defineNotice({
  ...security,
  event: 'second-step.recoveryRenewed',
  headline: { zh: '恢复码已重新生成', en: 'Your recovery codes were renewed' },
  say: (text, { time }) => text.recoveryRenewed(time),
  example: { time },
})
