import { reportCalls } from '#contract/meetings/reports.ts'
import { answer } from '#kernel/answer.ts'
import { markItem } from '#server/features/community/marks/mark-item.ts'

const report = (itemId: number) => ({ itemType: 'report', itemId }) as const

export const praiseReport = answer(reportCalls.praise, (input, context) =>
  markItem(context, report(input.id), 'praise', input.type),
)

export const collectReport = answer(reportCalls.collections, (input, context) =>
  markItem(context, report(input.id), 'collect', true),
)

export const uncollectReport = answer(reportCalls.collectRemove, (input, context) =>
  markItem(context, report(input.id), 'collect', false),
)
