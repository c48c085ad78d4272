import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { takeTime } from '#server/features/practice/consulting-hours/take-time.ts'
import { lockUser } from '#server/features/people/account/account.queries.ts'
import { isVerified } from '#server/features/people/verification/verification.queries.ts'
import { openChat } from './consultation-chat.ts'
import { setChat } from './consultations.queries.ts'
import { sendReminder } from './remind-doctors.ts'
import { changeConsultation, findConsultation, findFor, requireAction } from './find-consultation.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { baseNotices } from './consultations.notices.ts'

/** Of several doctors of a department who receive it at the same moment, one does. Both doctors can write to each other from then on. */
export const receiveConsultation = answer(consultationCalls.receive, async ({ id }, context) => {
  const found = await findConsultation(context, id)
  const { consultation, userId } = found
  // A press that is repeated changes nothing.
  if (found.role === 'receiver') return { id, status: consultation.status }
  requireAction('receive', found)
  if (!(await isVerified(context.db, userId))) throw refuse(consultationFailures.receivingUnverified)
  await context.db.transaction(async (db) => {
    const inside = { ...context, db }
    // Nobody whose account is being deleted receives something meanwhile.
    const user = await lockUser(db, userId)
    if (user?.status !== 'active') throw refuse(consultationFailures.notNow)
    const now = new Date()
    await changeConsultation(inside, found, {
      kind: 'received',
      changes: {
        receiver_id: userId,
        received_at: now,
        first_received_at: consultation.first_received_at ?? now,
      },
      late: consultationFailures.alreadyReceived,
    })
    await setChat(db, id, await openChat(inside, consultation, user))
    const received = baseNotices.received.write({ id, name: user.truename })
    await notifyDoctor(db, consultation.applicant_id, received)
  })
  return { id, status: consultation.status }
})

export const scheduleConsultation = answer(consultationCalls.schedule, async (input, context) => {
  const { db, vault, jobs } = context
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
    await sendReminder({ db, jobs }, id, beginAt)
    const scheduled = baseNotices.scheduled.write({ id, time: begin_time })
    await notifyDoctor(db, found.consultation.applicant_id, scheduled)
  })
  return { id, status: found.consultation.status }
})
