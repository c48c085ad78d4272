import { courseCalls } from '#contract/library/courses.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { selectBoughtIds } from '#server/features/library/rights/rights.queries.ts'
import { selectOwnPaidIds } from './courses.queries.ts'

export const listOwnedWorks = answer(courseCalls.owned, async (_input, context) => {
  const { userId } = memberOf(context)
  const [bought, own] = await Promise.all([
    selectBoughtIds(context.db, userId, 'production'),
    selectOwnPaidIds(context.db, userId),
  ])
  return { bought, own }
})
