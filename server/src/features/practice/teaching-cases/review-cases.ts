import { teachingOperatorCalls } from '#contract/practice/teaching-cases.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { decideCase } from './decide-case.ts'
import { selectCases } from './teaching-cases.queries.ts'

export const listCases = answer(teachingOperatorCalls.list, async ({ status, page }, { db }) => {
  const rows = await selectCases(db, status, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, ({ row, author }) => ({
    case_id: row.id,
    title: row.title,
    body: row.body,
    pictures: row.pictures,
    status: row.state,
    review_reason: row.review_reason,
    author_name: author ?? '',
    create_time: shanghaiTime(row.created_at),
  }))
})

export const passCase = answer(teachingOperatorCalls.pass, async ({ case_id }, context) => {
  await decideCase(context, case_id, { isPassed: true })
  return {}
})

export const refuseCase = answer(teachingOperatorCalls.refuse, async ({ case_id, reason }, context) => {
  await decideCase(context, case_id, { isPassed: false, reason })
  return {}
})
