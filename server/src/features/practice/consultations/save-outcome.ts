import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { insertOutcome } from './entries.queries.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { superiorNotices } from './consultations.notices.ts'

/** Adds to what became of the patient; earlier entries stay. */
export const saveOutcome = answer(consultationCalls.saveOutcome, async ({ id, outcome }, context) => {
  const { db, vault } = context
  if (outcome === '') throw refuse(consultationFailures.outcomeMissing)
  const found = await findFor(context, 'saveOutcome', id)
  await db.transaction(async (db) => {
    await changeConsultation({ db, vault }, found, {
      kind: 'outcome',
      changes: { outcome_at: new Date() },
    })
    const name = found.row.applicant?.truename ?? ''
    await insertOutcome(db, {
      consultation_id: id,
      user_id: found.userId,
      name,
      text_sealed: vault.seal(outcome),
    })
    await notifyDoctor(db, found.consultation.receiver_id, superiorNotices.outcomeSaved.write({ id }))
  })
  return {}
})
