import { unionOperatorCalls } from '#contract/practice/unions.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { decideFounding } from './decide-founding.ts'
import { presentFounding } from './unions.present.ts'
import { selectFoundings } from './unions.queries.ts'

export const listFoundings = answer(unionOperatorCalls.list, async ({ status, page }, { db }) =>
  presentPage(
    await selectFoundings(db, status, pageSize, offsetOf(page, pageSize)),
    page,
    pageSize,
    presentFounding,
  ),
)

export const passFounding = answer(unionOperatorCalls.pass, async ({ id }, context) => {
  await decideFounding(context, id, { isPassed: true })
  return {}
})

export const refuseFounding = answer(unionOperatorCalls.refuse, async ({ id, reason }, context) => {
  await decideFounding(context, id, { isPassed: false, reason })
  return {}
})
