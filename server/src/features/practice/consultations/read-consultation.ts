import type { Consultation } from '#contract/practice/consultations.ts'
import type { Context } from '#kernel/services.ts'
import { presentConsultation } from './consultations.present.ts'
import { insertView, selectEvents } from './consultations.queries.ts'
import { findConsultation } from './find-consultation.ts'
import { selectAttachments } from './patients.queries.ts'

/** A consultation as the caller may see it. Nothing is shown before the view is logged. */
export async function readConsultation(context: Context, id: number): Promise<Consultation> {
  const { db, vault } = context
  const found = await findConsultation(context, id)
  const [events, attachments] = await Promise.all([
    selectEvents(db, id),
    selectAttachments(db, found.consultation.attachments),
    insertView(db, { id, userId: found.userId, what: 'record' }),
  ])
  return presentConsultation(found, { events, attachments }, vault)
}
