import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifySuperior } from './notify-doctors.ts'

export const saveOutcome = answer(consultationCalls.saveOutcome, async ({ id, outcome }, context) => {
  const { db, vault } = context
  if (outcome === '') throw refuse(consultationFailures.outcomeMissing)
  const found = await findFor(context, 'saveOutcome', id)
  await db.transaction((db) =>
    changeConsultation({ db, vault }, found, {
      kind: 'outcome',
      changes: { outcome_sealed: vault.seal(outcome), outcome_at: new Date() },
    }),
  )
  const superior = { userId: found.consultation.receiver_id, consultationId: id }
  await notifySuperior(context, superior, (text) => text.outcomeSaved(id))
  return {}
})
