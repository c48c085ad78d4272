import { consultationStates } from '#contract/practice/consultation-states.ts'
import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { patientFailures, patientGap } from '#contract/practice/patients.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { notify } from '#kernel/notify.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { isVerified } from '#server/features/people/verification/verification.queries.ts'
import { takeFreeTime } from '#server/features/practice/consulting-hours/take-time.ts'
import { insertConsultation, insertEvent } from './consultations.queries.ts'
import { superiorNotices } from './consultations.notices.ts'
import { sendEscalations } from './escalate.ts'
import { openRecord } from './patient-record.ts'
import { lockPatient } from './patients.queries.ts'
import { sendReminder } from './remind-doctors.ts'
import { selectDepartmentReceivers, selectReceiver } from './receivers.queries.ts'
import { doctorOf } from './save-patient.ts'

const perUser: Limit = { name: 'consultation', max: 60, windowMs: 3600_000 }

export const applyForConsultation = answer(consultationCalls.apply, async (input, context) => {
  const { db, vault, limits, jobs } = context
  const userId = doctorOf(context)
  const applicant = await requireApplicant(db, userId, input.urgent)
  const asked = await findAsked(db, input, userId)
  const beginAt = readWishedTime(input.begin_time, asked)
  await limits.spend(perUser, String(userId))
  const id = await db.transaction(async (db) => {
    const patient = await lockPatient(db, input.patient_id, userId)
    if (!patient) throw refuse(patientFailures.patientMissing)
    const { consent_at, consent_version } = patient
    const gap = patientGap({
      ...openRecord(vault, patient.record_sealed),
      hasConsent: consent_at !== null,
    })
    if (gap || consent_at === null || consent_version === null)
      throw refuse(gap ?? patientFailures.consentMissing)
    const id = await insertConsultation(db, {
      applicant_id: userId,
      patient_id: patient.id,
      department_id: asked.departmentId,
      doctor_id: asked.doctorId,
      urgent: input.urgent,
      purpose_sealed: vault.seal(input.purpose),
      gender: patient.gender,
      age: patient.age,
      record_sealed: patient.record_sealed,
      attachments: patient.attachments,
      consent_at,
      consent_version,
      begin_at: beginAt,
    })
    if (id === undefined) throw refuse(consultationFailures.alreadyOpen)
    if (beginAt) await takeFreeTime(db, { consultationId: id, userId: asked.userIds[0]!, beginAt })
    await insertEvent(db, { consultation_id: id, kind: 'applied', user_id: userId })
    if (beginAt) await sendReminder({ db, jobs }, id, beginAt)
    else if (input.urgent) await sendEscalations({ db, jobs }, { id })
    const { hospital } = applicant
    const notice = superiorNotices[input.urgent ? 'appliedUrgent' : 'applied'].write({ id, hospital })
    await notify(db, asked.userIds, notice)
    return id
  })
  return { id, status: consultationStates.awaiting }
})

/**
 * Any doctor who says who they are may ask; the other side sees whether the platform has verified it. What calls others at any hour is
 * for verified doctors.
 */
async function requireApplicant(db: Db, userId: number, isUrgent: boolean): Promise<UserRow> {
  const user = await selectUser(db, userId)
  if (!user?.truename || !user.hospital || !user.department || !user.title)
    throw refuse(consultationFailures.profileIncomplete)
  if (isUrgent && !(await isVerified(db, userId))) throw refuse(consultationFailures.urgentUnverified)
  return user
}

/** A time can be chosen where one doctor is asked. */
function readWishedTime(begin: string | undefined, { doctorId }: Asked): Date | null {
  if (begin === undefined) return null
  const beginAt = readShanghaiTime(begin)
  if (!beginAt || doctorId === null) throw refuse(consultationFailures.timeWrong)
  return beginAt
}

type Asked = { departmentId: number | null; doctorId: number | null; userIds: number[] }

/** One doctor or one department, in which somebody can receive it. */
async function findAsked(
  db: Db,
  { department_id, doctor_id }: { department_id: number; doctor_id: number },
  userId: number,
): Promise<Asked> {
  if ((department_id === 0) === (doctor_id === 0)) throw refuse(consultationFailures.receiverNeeded)
  if (doctor_id === 0) {
    const userIds = await selectDepartmentReceivers(db, department_id, userId)
    if (userIds.length === 0) throw refuse(consultationFailures.receiverUnable)
    return { departmentId: department_id, doctorId: null, userIds }
  }
  const receiver = await selectReceiver(db, doctor_id)
  if (!receiver) throw refuse(consultationFailures.receiverUnable)
  if (receiver.userId === userId) throw refuse(consultationFailures.receiverSelf)
  return { departmentId: null, doctorId: doctor_id, userIds: [receiver.userId] }
}
