import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { takeTime } from '#server/features/practice/consulting-hours/take-time.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { changeConsultation, findConsultation, findFor, requireAction } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { baseNotices } from './consultations.notices.ts'

/** Of several doctors of a department who receive it at the same moment, one does. */
export const receiveConsultation = answer(consultationCalls.receive, async ({ id }, context) => {
  const { db, vault } = context
  const found = await findConsultation(context, id)
  const { consultation, userId } = found
  // A press that is repeated changes nothing.
  if (found.role === 'receiver') return { id, status: consultation.status }
  requireAction('receive', found)
  await db.transaction(async (db) => {
    await changeConsultation({ db, vault }, found, {
      kind: 'received',
      changes: { receiver_id: userId, received_at: new Date() },
      late: consultationFailures.alreadyReceived,
    })
    const name = (await selectUser(db, userId))?.truename ?? ''
    await notifyDoctor(db, consultation.applicant_id, baseNotices.received.write({ id, name }))
  })
  return { id, status: consultation.status }
})

export const scheduleConsultation = answer(consultationCalls.schedule, async (input, context) => {
  const { db, vault } = context
  const { id, begin_time } = input
  const beginAt = readShanghaiTime(begin_time)
  if (!beginAt) throw refuse(consultationFailures.timeWrong)
  if (beginAt < new Date()) throw refuse(consultationFailures.timePast)
  const found = await findFor(context, 'schedule', id)
  await db.transaction(async (db) => {
    await takeTime(db, { consultationId: id, userId: found.userId, beginAt })
    await changeConsultation({ db, vault }, found, {
      kind: 'scheduled',
      changes: { begin_at: beginAt },
      detail: shanghaiTime(beginAt),
    })
    const scheduled = baseNotices.scheduled.write({ id, time: begin_time })
    await notifyDoctor(db, found.consultation.applicant_id, scheduled)
  })
  return { id, status: found.consultation.status }
})
