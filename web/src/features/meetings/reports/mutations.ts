import type { Mark, MarkState } from '#contract/community/marks.ts'
import { reportCalls } from '#contract/meetings/reports.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { reportQueries } from './queries.ts'

const ofReport = {
  patches: ({ id }: { id: number }) => reportQueries.detail(id),
  whenRefused: 'read-again',
} as const

const like = mutationOf(reportCalls.praise, ofReport)
const collect = mutationOf(reportCalls.collections, ofReport)
const uncollect = mutationOf(reportCalls.collectRemove, ofReport)

export const reportMutations = {
  setMark(id: number, mark: Mark, isOn: boolean): Promise<MarkState> {
    if (mark === 'praise') return like({ id, type: isOn })
    return (isOn ? collect : uncollect)({ id })
  },
  countShare: mutationOf(reportCalls.share, { tips: false }),
}
