import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { baseNotices } from './consultations.notices.ts'
import { insertAddendum } from './entries.queries.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { selectSigner } from './signer.ts'

/** A signed opinion does not change: what is added has its own signature and time. */
export const addAddendum = answer(consultationCalls.addAddendum, async ({ id, text }, context) => {
  const { vault } = context
  if (text === '') throw refuse(consultationFailures.addendumMissing)
  const found = await findFor(context, 'addAddendum', id)
  const { consultation, userId } = found
  await context.db.transaction(async (db) => {
    await changeConsultation({ ...context, db }, found, {
      kind: 'addendum',
      changes: { status: consultation.status },
    })
    await insertAddendum(db, {
      consultation_id: id,
      user_id: userId,
      text_sealed: vault.seal(text),
      ...(await selectSigner(db, userId)),
    })
    await notifyDoctor(db, consultation.applicant_id, baseNotices.addendumAdded.write({ id }))
  })
  return {}
})
