import { userTypes } from '#contract/people/account.ts'
import {
  consentVersion,
  patientCalls,
  patientFailures,
  patientGap,
  patientMistake,
} from '#contract/practice/patients.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import type { Context } from '#kernel/services.ts'
import { insertEvent } from './consultations.queries.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { superiorNotices } from './consultations.notices.ts'
import { openRecord, sealRecord } from './patient-record.ts'
import {
  countOwnAttachments,
  deleteDraft,
  deleteUnlistedAttachments,
  insertPatient,
  lockPatient,
  selectOpenConsultation,
  selectPatient,
  updateConsultationPatient,
  updatePatient,
} from './patients.queries.ts'
import type { PatientRow } from './patients.queries.ts'

/** The caller, who has to be a doctor. */
export function doctorOf(context: Context): number {
  const { userId, userType } = memberOf(context)
  if (userType !== userTypes.doctor) throw refuse(patientFailures.patientDoctorsOnly)
  return userId
}

export const savePatient = answer(patientCalls.save, async (input, context) => {
  const { db, vault } = context
  const userId = doctorOf(context)
  const mistake = patientMistake(input)
  if (mistake) throw refuse(mistake)
  const attachments = [...new Set(input.attachments)]
  if (attachments.length > 0 && (await countOwnAttachments(db, userId, attachments)) < attachments.length)
    throw refuse(patientFailures.attachmentNotOwn)
  const patientId = await db.transaction(async (db) => {
    const known = input.patient_id === 0 ? undefined : await findLocked(db, input.patient_id, userId)
    const saved = {
      gender: input.gender,
      age: input.age,
      record_sealed: sealRecord(vault, input),
      attachments,
      ...consentOf(input.consent, known, () => openRecord(vault, known!.record_sealed).name === input.name),
      saved_at: new Date(),
    }
    if (!known) return insertPatient(db, userId, saved)
    const open = await selectOpenConsultation(db, known.id)
    const gap = open && patientGap({ ...input, hasConsent: input.consent })
    if (gap) throw refuse(gap)
    await updatePatient(db, known.id, saved)
    if (open) {
      await updateConsultationPatient(db, open.id, saved)
      await insertEvent(db, { consultation_id: open.id, kind: 'edited', user_id: userId })
      await notifyDoctor(db, open.receiver_id, superiorNotices.edited.write({ id: open.id }))
    }
    return known.id
  })
  return { patient_id: patientId }
})

async function findLocked(db: Db, patientId: number, userId: number): Promise<PatientRow> {
  const row = await lockPatient(db, patientId, userId)
  if (!row) throw refuse(patientFailures.patientMissing)
  return row
}

/** A consent counts from when it was recorded, for one person and one text. */
function consentOf(isGiven: boolean, known: PatientRow | undefined, isSamePerson: () => boolean) {
  if (!isGiven) return { consent_at: null, consent_version: null }
  const isKnown = known?.consent_at && known.consent_version === consentVersion && isSamePerson()
  return { consent_at: isKnown ? known.consent_at : new Date(), consent_version: consentVersion }
}

export const deletePatient = answer(patientCalls.remove, async (input, context) => {
  const { db } = context
  const userId = doctorOf(context)
  const attachments = await deleteDraft(db, input.patient_id, userId)
  if (attachments === undefined && (await selectPatient(db, input.patient_id, userId)))
    throw refuse(patientFailures.patientInUse)
  if (attachments && attachments.length > 0)
    await removeStored(context, await deleteUnlistedAttachments(db, attachments))
  return {}
})
