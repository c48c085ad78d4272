import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentConsultation, presentView } from './consultations.present.ts'
import { insertView, selectEvents, selectViews } from './consultations.queries.ts'
import { findConsultation } from './find-consultation.ts'
import { selectAttachments } from './patients.queries.ts'

/** Nothing is shown before the view is logged. */
export async function showConsultation(context: Context, id: number) {
  const { db, vault } = context
  const found = await findConsultation(context, id)
  const [events, attachments] = await Promise.all([
    selectEvents(db, id),
    selectAttachments(db, found.consultation.attachments),
    insertView(db, { id, userId: found.userId, what: 'record' }),
  ])
  return presentConsultation(found, { events, attachments }, vault)
}

export const getConsultation = answer(consultationCalls.detail, ({ id }, context) =>
  showConsultation(context, id),
)

export const listViews = answer(consultationCalls.views, async ({ id, page }, context) => {
  const { role, userId } = await findConsultation(context, id)
  if (role !== 'applicant') throw refuse(consultationFailures.notYourSide)
  const asked = { id, applicantId: userId }
  const rows = await selectViews(context.db, asked, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, ({ view }) => presentView(view))
})
