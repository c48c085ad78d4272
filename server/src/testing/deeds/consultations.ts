import { sql } from 'drizzle-orm'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { patientCalls } from '#contract/practice/patients.ts'
import { teachingCalls } from '#contract/practice/teaching-cases.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { askOutcome } from '#server/features/practice/consultations/ask-outcome.ts'
import { escalate } from '#server/features/practice/consultations/escalate.ts'
import { remindDoctors } from '#server/features/practice/consultations/remind-doctors.ts'
import { settleAtClosing } from '#server/features/practice/consultations/settle-at-closing.ts'
import { unionMembers } from '#server/features/practice/unions/unions.tables.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { applyAs, buildConsultations, completePatient } from '#server/testing/build-consultation.ts'
import { buildCollege, hoursFromNow } from '#server/testing/build-content.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { operate } from './deed.ts'
import type { Deed, Deeds } from './deed.ts'

/** A consultation that the superior has received; `isStarted` opens its chat and room. */
async function buildReceived(app: TestApp, isStarted = false) {
  const all = await buildConsultations(app)
  const { id, patientId } = await applyAs(all.base.client, { department_id: all.department.id })
  await all.superior.client.call(consultationCalls.receive, { id })
  if (isStarted) await all.superior.client.call(consultationCalls.start, { id })
  return { ...all, id, patientId, baseId: all.base.user.id, superiorId: all.superior.user.id }
}

const opinion = { diagnosis: '心力衰竭', advice: '限盐', medication: '', follow_up: '' }

async function buildEnded(app: TestApp) {
  const all = await buildReceived(app, true)
  await all.superior.client.call(consultationCalls.end, { id: all.id, opinion })
  return all
}

const apply =
  (urgent: boolean): Deed =>
  async (app) => {
    const { base, superior, department } = await buildConsultations(app)
    const act = () => applyAs(base.client, { department_id: department.id, urgent })
    return { readerId: superior.user.id, act }
  }

/** What the deletion of an account does to the consultations of its owner. */
const closeAccount = ({ services }: TestApp, userId: number) =>
  services.db.transaction(async (db) => settleAtClosing({ ...services, db }, { userId }))

const escalating =
  (step: 1 | 2, toBase = false): Deed =>
  async (app) => {
    const { base, superior, department } = await buildConsultations(app)
    const union = await buildUnion(app)
    const { db } = app.services
    await db.insert(unionMembers).values({
      union_id: union.id,
      type: 2,
      user_id: superior.user.id,
      department_id: department.id,
    })
    const { id } = await applyAs(base.client, { department_id: department.id, urgent: true })
    const readerId = step === 1 ? superior.user.id : (toBase ? base : union.owner).user.id
    return { readerId, act: async () => escalate.run(app.services, { id, step }) }
  }

const remind =
  (reader: 'baseId' | 'superiorId'): Deed =>
  async (app) => {
    const all = await buildReceived(app)
    const beginAt = hoursFromNow(2)
    beginAt.setSeconds(0, 0)
    await all.superior.client.call(consultationCalls.schedule, {
      id: all.id,
      begin_time: shanghaiTime(beginAt),
    })
    const data = { id: all.id, beginAt: beginAt.toISOString() }
    return { readerId: all[reader], act: async () => remindDoctors.run(app.services, data) }
  }

const decideCase =
  (action: string): Deed =>
  async (app) => {
    const { base, baseId, id } = await buildEnded(app)
    const college_id = await buildCollege(app.services.db)
    const given = { id, college_id, title: '胸闷一例', body: '入院三天。', pictures: [], consent: true }
    const { case_id } = await base.client.call(teachingCalls.submit, given)
    return { readerId: baseId, act: () => operate(app, 'teaching-cases', action, case_id) }
  }

export const consultationDeeds: Deeds = {
  'outpatient.applied': apply(false),
  'outpatient.appliedUrgent': apply(true),
  'outpatient.received': async (app) => {
    const { base, superior, department } = await buildConsultations(app)
    const { id } = await applyAs(base.client, { department_id: department.id })
    return { readerId: base.user.id, act: () => superior.client.call(consultationCalls.receive, { id }) }
  },
  'outpatient.scheduled': async (app) => {
    const { superior, baseId, id } = await buildReceived(app)
    const time = { id, begin_time: shanghaiTime(hoursFromNow(2)) }
    return { readerId: baseId, act: () => superior.client.call(consultationCalls.schedule, time) }
  },
  'outpatient.started': async (app) => {
    const { superior, baseId, id } = await buildReceived(app)
    return { readerId: baseId, act: () => superior.client.call(consultationCalls.start, { id }) }
  },
  'outpatient.edited': async (app) => {
    const { base, superiorId, patientId } = await buildReceived(app)
    const given = { ...completePatient, patient_id: patientId, age: 77 }
    return { readerId: superiorId, act: () => base.client.call(patientCalls.save, given) }
  },
  'outpatient.handedOver': async (app) => {
    const { superior, colleague, baseId, id } = await buildReceived(app, true)
    const given = { id, doctor_id: colleague.doctorId, reason: '另有安排' }
    return { readerId: baseId, act: () => superior.client.call(consultationCalls.handOver, given) }
  },
  'outpatient.handedOverToYou': async (app) => {
    const { superior, colleague, id } = await buildReceived(app)
    const given = { id, doctor_id: colleague.doctorId, reason: '另有安排' }
    const act = () => superior.client.call(consultationCalls.handOver, given)
    return { readerId: colleague.user.id, act }
  },
  'outpatient.cancelledForBase': async (app) => {
    const { superior, baseId, id } = await buildReceived(app)
    const given = { id, reason: '另有安排' }
    return { readerId: baseId, act: () => superior.client.call(consultationCalls.cancel, given) }
  },
  'outpatient.cancelledForSuperior': async (app) => {
    const { base, superiorId, id } = await buildReceived(app)
    const given = { id, reason: '已转院' }
    return { readerId: superiorId, act: () => base.client.call(consultationCalls.cancel, given) }
  },
  'outpatient.ended': async (app) => {
    const { superior, baseId, id } = await buildReceived(app, true)
    return { readerId: baseId, act: () => superior.client.call(consultationCalls.end, { id, opinion }) }
  },
  'outpatient.outcomeAsked': async (app) => {
    const { baseId, id } = await buildEnded(app)
    return { readerId: baseId, act: async () => askOutcome.run(app.services, { id }) }
  },
  'outpatient.outcomeSaved': async (app) => {
    const { base, superiorId, id } = await buildEnded(app)
    const given = { id, outcome: '好转' }
    return { readerId: superiorId, act: () => base.client.call(consultationCalls.saveOutcome, given) }
  },
  'outpatient.unreceived': escalating(1),
  'outpatient.unreceivedManager': escalating(2),
  'outpatient.unreceivedForBase': escalating(2, true),
  'outpatient.resentUrgent': async (app) => {
    const { base, superior, department } = await buildConsultations(app)
    const { id } = await applyAs(base.client, { department_id: department.id, urgent: true })
    await superior.client.call(consultationCalls.sendBack, { id, reason: '请补充心电图' })
    return { readerId: superior.user.id, act: () => base.client.call(consultationCalls.resend, { id }) }
  },
  'outpatient.specialistGone': async (app) => {
    const { superior, stranger, superiorId, id } = await buildReceived(app)
    await superior.client.call(consultationCalls.invite, { id, doctor_id: stranger.doctorId })
    return { readerId: superiorId, act: () => closeAccount(app, stranger.user.id) }
  },
  'outpatient.applicantGone': async (app) => {
    const { baseId, superiorId } = await buildReceived(app)
    return { readerId: superiorId, act: () => closeAccount(app, baseId) }
  },
  'outpatient.receiverGone': async (app) => {
    const { base, superior, department } = await buildConsultations(app)
    await app.services.db.execute(
      sql`update doctors set department_id = null where department_id = ${department.id}`,
    )
    await applyAs(base.client, { doctor_id: superior.doctorId })
    return { readerId: base.user.id, act: () => closeAccount(app, superior.user.id) }
  },
  'outpatient.passedOn': async (app) => {
    const { baseId, superiorId } = await buildReceived(app)
    return { readerId: baseId, act: () => closeAccount(app, superiorId) }
  },
  'outpatient.returned': async (app) => {
    const { superior, baseId, id } = await buildReceived(app)
    const given = { id, reason: '请补充心电图' }
    return { readerId: baseId, act: () => superior.client.call(consultationCalls.sendBack, given) }
  },
  'outpatient.resent': async (app) => {
    const { base, superior, superiorId, id } = await buildReceived(app)
    await superior.client.call(consultationCalls.sendBack, { id, reason: '请补充心电图' })
    return { readerId: superiorId, act: () => base.client.call(consultationCalls.resend, { id }) }
  },
  'outpatient.reminderForBase': remind('baseId'),
  'outpatient.reminderForSuperior': remind('superiorId'),
  'outpatient.invited': async (app) => {
    const { superior, stranger, id } = await buildReceived(app)
    const given = { id, doctor_id: stranger.doctorId }
    return {
      readerId: stranger.user.id,
      act: () => superior.client.call(consultationCalls.invite, given),
    }
  },
  'outpatient.specialistSigned': async (app) => {
    const { superior, stranger, superiorId, id } = await buildReceived(app, true)
    await superior.client.call(consultationCalls.invite, { id, doctor_id: stranger.doctorId })
    const act = () => stranger.client.call(consultationCalls.sign, { id, opinion })
    return { readerId: superiorId, act }
  },
  'outpatient.addendumAdded': async (app) => {
    const { superior, baseId, id } = await buildEnded(app)
    const given = { id, text: '复查后补充' }
    return { readerId: baseId, act: () => superior.client.call(consultationCalls.addAddendum, given) }
  },
  'teachingCases.passed': decideCase('pass'),
  'teachingCases.refused': decideCase('refuse'),
}
