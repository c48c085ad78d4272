import { consultationStates } from '#contract/practice/consultation-states.ts'
import { consultationCalls, consultationFailures, outcomeDays } from '#contract/practice/consultations.ts'
import type { Opinion } from '#contract/practice/opinions.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { postSystemLine } from '#server/features/community/chat/chat-groups.ts'
import { closeRoom } from '#server/features/community/rooms/close-room.ts'
import { askOutcome } from './ask-outcome.ts'
import { updateConsultation } from './consultations.queries.ts'
import { hasUnsigned, updateSpecialist } from './entries.queries.ts'
import { changeConsultation, findFor } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { baseNotices } from './consultations.notices.ts'
import { consultationText } from './consultations.text.ts'

const dayMs = 24 * 3600_000

/** What is written stays as it is once it is signed: a part of the record must not be missing by mistake. */
export function requireOpinion({ diagnosis, advice, no_diagnosis: hasNone }: Opinion): void {
  if (diagnosis === '' && advice === '') throw refuse(consultationFailures.opinionMissing)
  if (diagnosis === '' && !hasNone) throw refuse(consultationFailures.diagnosisMissing)
}

export const saveOpinion = answer(consultationCalls.saveOpinion, async ({ id, opinion }, context) => {
  const { db, vault } = context
  const { consultation, role, userId } = await findFor(context, 'saveOpinion', id)
  const changes = { opinion_sealed: vault.seal(JSON.stringify(opinion)) }
  const isSaved =
    role === 'specialist'
      ? await updateSpecialist(db, { id, userId }, changes)
      : await updateConsultation(db, consultation, changes)
  if (!isSaved) throw refuse(consultationFailures.notNow)
  return { id, status: consultation.status }
})

/** The opinion is signed with the name that the doctor has now, and does not change any more. */
export const endConsultation = answer(consultationCalls.end, async ({ id, opinion }, context) => {
  const { vault, jobs } = context
  const found = await findFor(context, 'end', id)
  const { row, consultation } = found
  requireOpinion(opinion)
  const endedAt = new Date()
  const status = consultationStates.ended
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    await changeConsultation(inside, found, {
      kind: 'ended',
      changes: {
        status,
        ended_at: endedAt,
        opinion_sealed: vault.seal(JSON.stringify(opinion)),
        signer_name: row.receiver?.truename ?? '',
        signer_title: row.receiver?.title ?? '',
        signer_hospital: row.receiver?.hospital ?? '',
      },
    })
    // After the change, which locks the consultation: nobody is invited behind this look.
    if (await hasUnsigned(db, id)) throw refuse(consultationFailures.specialistsUnsigned)
    await jobs.send(db, askOutcome, { id }, new Date(endedAt.getTime() + outcomeDays * dayMs))
    if (consultation.room_id !== null) await closeRoom(inside, consultation.room_id)
    if (consultation.chat_group_id !== null)
      await postSystemLine(inside, consultation.chat_group_id, {
        zh: consultationText.zh.endedLine,
        en: consultationText.en.endedLine,
      })
    await notifyDoctor(db, consultation.applicant_id, baseNotices.ended.write({ id }))
  })
  return { id, status }
})
