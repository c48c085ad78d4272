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
  say: (text, { kind, time }) => text.added(text.kinds[kind], time),
  example: factorExample,
})

export const factorRemoved = defineNotice({
  ...security,
  event: 'second-step.factorRemoved',
  say: (text, { kind, time }) => text.removed(text.kinds[kind], time),
  example: factorExample,
})

export const factorsReset = defineNotice({
  ...security,
  event: 'second-step.factorsReset',
  say: (text, { time }) => text.reset(time),
  example: { time },
})

export const recoveryUsed = defineNotice({
  ...security,
  event: 'second-step.recoveryUsed',
  say: (text, { time }) => text.recoveryUsed(time),
  example: { time },
})

export const recoveryRenewed = defineNotice({
  ...security,
  event: 'second-step.recoveryRenewed',
  say: (text, { time }) => text.recoveryRenewed(time),
  example: { time },
})
