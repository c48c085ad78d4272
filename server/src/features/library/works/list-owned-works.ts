import { workCalls } from '#contract/library/works.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { selectBoughtIds } from '#server/features/library/rights/rights.queries.ts'
import { selectOwnPaidIds } from './works.queries.ts'

export const listOwnedWorks = answer(workCalls.owned, async (_input, context) => {
  const { userId } = memberOf(context)
  const [bought, own] = await Promise.all([
    selectBoughtIds(context.db, userId, 'production'),
    selectOwnPaidIds(context.db, userId),
  ])
  return { bought, own }
})
