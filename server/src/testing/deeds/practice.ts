import { sql } from 'drizzle-orm'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { conferenceCalls } from '#contract/practice/conferences.ts'
import { feeCalls } from '#contract/practice/expert-fees.ts'
import { patientCalls } from '#contract/practice/patients.ts'
import { specimenRoomCalls } from '#contract/practice/specimen-rooms.ts'
import { teachingCalls } from '#contract/practice/teaching-cases.ts'
import { only } from '#kernel/first-row.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { notifyPeople } from '#server/features/practice/conferences/notify-people.ts'
import { updateAgreed, updateEvidence } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { releaseDueFees } from '#server/features/practice/expert-fees/release-fees.ts'
import { inviteOne } from '#server/features/practice/expert-invitations/invite-one.ts'
import { planSession } from '#server/features/practice/expert-sessions/plan-session.ts'
import { notifySheetChange } from '#server/features/practice/expert-sheets/notify-sheet-change.ts'
import { changeSponsors } from '#server/features/practice/lecture-evidence/change-sponsors.ts'
import { askOutcome } from '#server/features/practice/consultations/ask-outcome.ts'
import { notifyOrganisers } from '#server/features/practice/rehearsals/notify-organisers.ts'
import { saveRoom } from '#server/features/practice/specimen-rooms/save-room.ts'
import { buildConference } from '#server/testing/build-conference.ts'
import { applyAs, buildConsultations, completePatient } from '#server/testing/build-consultation.ts'
import { buildCollege, hoursFromNow } from '#server/testing/build-content.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { buildAuthentication, buildPayee } from '#server/testing/build-payee.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { operate, operatorContext } from './deed.ts'
import type { Deed, Deeds } from './deed.ts'

const notify =
  (kind: 'invitation' | 'reminder' | 'cancellation'): Deed =>
  async (app) => {
    const { id, guest } = await buildConference(app)
    const act = async () => notifyPeople.run(app.services, { conferenceId: id, kind })
    return { readerId: guest.user.id, act }
  }

const change =
  (isSponsor: boolean): Deed =>
  async (app) => {
    const { ids } = await buildSheet(app)
    const { user } = await buildMember(app)
    const context = await operatorContext(app)
    const task = { taskId: ids.id, meeting: '心衰论坛' }
    const set = (to: boolean) => changeSponsors(context, task, [{ userId: user.id, isSponsor: to }])
    if (!isSponsor) await set(true)
    return { readerId: user.id, act: () => set(isSponsor) }
  }

const planned = () => ({
  title: '颅底入路预演',
  place: '标本室 A',
  materials: '灌注标本 2 例',
  begin_at: hoursFromNow(2),
  end_at: hoursFromNow(3),
})

async function buildRoom(app: TestApp) {
  const built = await buildSheet(app)
  const context = await operatorContext(app)
  const save = () => saveRoom(context, built.ids.id, { planned: planned(), guestIds: [built.sheet.id] })
  return { ...built, save }
}

async function buildOrganised(app: TestApp) {
  const built = await buildRoom(app)
  const { user } = await buildMember(app)
  await app.services.db.insert(meetingManagers).values({ meeting_id: built.meeting.id, user_id: user.id })
  return { ...built, organiserId: user.id }
}

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

const decideCase =
  (action: string): Deed =>
  async (app) => {
    const { base, baseId, id } = await buildEnded(app)
    const college_id = await buildCollege(app.services.db)
    const given = { id, college_id, title: '胸闷一例', body: '入院三天。', pictures: [], consent: true }
    const { case_id } = await base.client.call(teachingCalls.submit, given)
    return { readerId: baseId, act: () => operate(app, 'teaching-cases', action, case_id) }
  }

/** The newest of the changes of a sheet. */
async function newestChange({ services: { db } }: TestApp, sheetId: number): Promise<number> {
  return (
    await only(
      db.execute<{ id: number }>(
        sql`select max(id)::int as id from sheet_changes where sheet_id = ${sheetId}`,
      ),
    )
  ).id
}

const consultationDeeds: Deeds = {
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
  'teachingCases.passed': decideCase('pass'),
  'teachingCases.refused': decideCase('refuse'),
}

const sheetKinds = [
  'fee_answered',
  'fee_disputed',
  'fee_set',
  'playback_approved',
  'playback_published_anyway',
  'playback_refused',
  'room_removed',
  'schedule_confirmed',
  'schedule_refused',
  'session_accepted',
  'session_changed',
  'session_confirmed',
  'session_declined',
  'session_proposed',
  'session_refused',
  'session_removed',
  'sheet_withdrawn',
  'wait_done',
  'wait_refused',
]

const expertDeeds: Deeds = {
  ...Object.fromEntries(
    sheetKinds.map((kind) => [
      `expert-sheets.${kind}`,
      { notHere: 'told by notify-sheet-change, as expert-sheets.session_added' },
    ]),
  ),
  'expert-sheets.session_added': async (app) => {
    const { sheet, expert } = await buildSheet(app)
    const times = { begin_at: hoursFromNow(24), end_at: hoursFromNow(25) }
    const session = { kind: 'lecture', title: '颅底肿瘤', hall: '第一会场', ...times } as const
    await planSession(await operatorContext(app), sheet.id, session)
    const changeId = await newestChange(app, sheet.id)
    const act = async () => notifySheetChange.run(app.services, { changeId })
    return { readerId: expert.user.id, act }
  },
  'expert-duties.waitAdded': { notHere: 'a call of operators alone; told in its transaction, as all others' },
  'expert-fees.available': async (app) => {
    const { services } = app
    const { expert, ids, fee_id, sheet } = await buildFee(app, { from: -3 })
    await expert.client.call(feeCalls.affirm, { ...ids, type: true, reason: '', fee_id })
    await updateAgreed(services.db, sheet.id, new Date())
    await updateEvidence(services.db, sheet.id, new Date())
    await buildAuthentication(services, expert.user.id, { state: 2 })
    await buildPayee(services, expert.user.id)
    return { readerId: expert.user.id, act: () => releaseDueFees(services, new Date()) }
  },
  'expert-invitations.invited': async (app) => {
    const { ids } = await buildSheet(app)
    const { user, phone } = await buildMember(app, { phone: newPhone() })
    const context = await operatorContext(app)
    const invitation = {
      countryCode: '86',
      phone,
      name: user.truename,
      part: 1 as const,
      note: '',
      sessions: [],
    }
    return { readerId: user.id, act: () => inviteOne(context, ids.id, invitation) }
  },
  'lecture-evidence.sponsorNamed': change(true),
  'lecture-evidence.sponsorRemoved': change(false),
  'rehearsals.begun': async (app) => {
    const { sheet, organiserId } = await buildOrganised(app)
    const act = async () => notifyOrganisers.run(app.services, { roomId: sheet.id, sheetId: sheet.id })
    return { readerId: organiserId, act }
  },
  'specimen-rooms.asked': async (app) => {
    const { expert, save } = await buildRoom(app)
    return { readerId: expert.user.id, act: save }
  },
  'specimen-rooms.answered': async (app) => {
    const { expert, ids, save, organiserId } = await buildOrganised(app)
    const { id: room_id } = await save()
    const yes = { ...ids, room_id, type: true, reason: '' }
    return { readerId: organiserId, act: () => expert.client.call(specimenRoomCalls.affirm, yes) }
  },
}

export const practiceDeeds: Deeds = {
  'conferences.invitation': notify('invitation'),
  'conferences.reminder': notify('reminder'),
  'conferences.cancellation': notify('cancellation'),
  'conferences.answered': async (app) => {
    const { id, host, guest } = await buildConference(app)
    const yes = { id, code: '', answer: 1 }
    return { readerId: host.user.id, act: () => guest.client.call(conferenceCalls.answer, yes) }
  },
  ...consultationDeeds,
  ...expertDeeds,
}
