import { teachingOperatorCalls, teachingStates } from '#contract/practice/teaching-cases.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { caseArticle } from './case-article.ts'
import { caseReview, publishCase, selectCase, selectCases } from './teaching-cases.queries.ts'
import { caseNotices } from './teaching-cases.notices.ts'
import type { CaseRow } from './teaching-cases.queries.ts'

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

/** An operator who passes a case has looked at its text and at each picture. The case becomes an article at once. */
export const passCase = answer(teachingOperatorCalls.pass, async ({ case_id }, context) => {
  const row = await find(context, case_id)
  await review(context, caseReview, {
    submission: { id: row.id, ownerId: row.author_id },
    verdict: { state: teachingStates.passed },
    notice: caseNotices.passed.write(factsOf(row)),
    async within(db, decide) {
      await decide()
      await publishCase(db, row, caseArticle(row, brandPicture))
    },
  })
  return {}
})

export const refuseCase = answer(teachingOperatorCalls.refuse, async ({ case_id, reason }, context) => {
  const row = await find(context, case_id)
  await review(context, caseReview, {
    submission: { id: row.id, ownerId: row.author_id },
    verdict: { state: teachingStates.refused, review_reason: reason },
    notice: caseNotices.refused.write({ ...factsOf(row), reason }),
  })
  return {}
})

async function find({ db }: Context, caseId: number) {
  const row = await selectCase(db, caseId)
  if (!row) throw refuse(failures.dataMissing, { detail: 'case_id' })
  return row
}

const factsOf = ({ title, consultation_id }: CaseRow) => ({ title, consultationId: consultation_id ?? 0 })
