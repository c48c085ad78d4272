import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentView } from './consultations.present.ts'
import { findConsultation } from './find-consultation.ts'
import { readConsultation } from './read-consultation.ts'
import { selectViews } from './views.queries.ts'

export const getConsultation = answer(consultationCalls.detail, ({ id }, context) =>
  readConsultation(context, id),
)

export const listViews = answer(consultationCalls.views, async ({ id, page }, context) => {
  const { role, userId } = await findConsultation(context, id)
  if (role !== 'applicant') throw refuse(consultationFailures.notYourSide)
  const asked = { id, applicantId: userId }
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectViews(context.db, asked, limit, offset),
  )
  return presentPage(found, (row) => presentView(row, context.vault))
})
