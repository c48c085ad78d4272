import type { Consultation } from '#contract/practice/consultations.ts'
import type { Context } from '#kernel/services.ts'
import type { Db } from '#kernel/database.ts'
import { presentConsultation } from './consultations.present.ts'
import type { Parts } from './consultations.present.ts'
import type { ConsultationColumns } from './consultations.queries.ts'
import { selectEntries } from './entries.queries.ts'
import { selectEvents } from './consultations.queries.ts'
import { findConsultation } from './find-consultation.ts'
import { selectAttachments } from './patients.queries.ts'
import { insertView } from './views.queries.ts'

/** A consultation as the caller may see it. Nothing is shown before the view is logged. */
export async function readConsultation(context: Context, id: number): Promise<Consultation> {
  const { db, vault } = context
  const found = await findConsultation(context, id)
  const [parts] = await Promise.all([
    readParts(db, found.consultation),
    insertView(db, { id, userId: found.userId, what: 'record' }),
  ])
  return presentConsultation(found, parts, vault)
}

/** What is shown of a consultation besides itself. */
export async function readParts(db: Db, { id, attachments }: ConsultationColumns): Promise<Parts> {
  const [events, files, entries] = await Promise.all([
    selectEvents(db, id),
    selectAttachments(db, attachments),
    selectEntries(db, id),
  ])
  return { events, attachments: files, ...entries }
}
