import { sql } from 'drizzle-orm'
import { conferenceCalls } from '#contract/practice/conferences.ts'
import { feeCalls } from '#contract/practice/expert-fees.ts'
import { specimenRoomCalls } from '#contract/practice/specimen-rooms.ts'
import { only } from '#kernel/first-row.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { notifyPeople } from '#server/features/practice/conferences/notify-people.ts'
import { answerObjection } from '#server/features/practice/expert-fees/answer-correction.ts'
import { updateAgreed, updateEvidence } from '#server/features/practice/expert-fees/expert-fees.queries.ts'
import { releaseDueFees } from '#server/features/practice/expert-fees/release-fees.ts'
import { inviteOne } from '#server/features/practice/expert-invitations/invite-one.ts'
import { planSession } from '#server/features/practice/expert-sessions/plan-session.ts'
import { notifySheetChange } from '#server/features/practice/expert-sheets/notify-sheet-change.ts'
import { changeSponsors } from '#server/features/practice/lecture-evidence/change-sponsors.ts'
import { notifyOrganisers } from '#server/features/practice/rehearsals/notify-organisers.ts'
import { saveRoom } from '#server/features/practice/specimen-rooms/save-room.ts'
import { buildConference } from '#server/testing/build-conference.ts'
import {
  insertMinutes,
  updateTask,
} from '#server/features/practice/conference-minutes/conference-minutes.queries.ts'
import { collectMinutes } from '#server/features/practice/conference-minutes/make-minutes.ts'
import { selectConference } from '#server/features/practice/conferences/conferences.queries.ts'
import { roomRecordings } from '#server/features/community/rooms/rooms.tables.ts'
import { hoursFromNow } from '#server/testing/build-content.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { buildAuthentication, buildPayee } from '#server/testing/build-payee.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { operate, operatorContext } from './deed.ts'
import type { Deed, Deeds } from './deed.ts'

const notify =
  (kind: 'invitation' | 'reminder' | 'cancellation' | 'move'): Deed =>
  async (app) => {
    const { id, guest } = await buildConference(app)
    const act = async () => notifyPeople.run(app.services, { conferenceId: id, kind })
    return { readerId: guest.user.id, act }
  }

/** A recording that the speech service is at work on. */
const endMinutes =
  (state: 'done' | 'failed'): Deed =>
  async (app) => {
    const { services } = app
    const { id, host } = await buildConference(app)
    const { room } = (await selectConference(services.db, id, host.user.id))!
    const row = { room_id: room.id, parts_key: `parts/minutes-${id}` }
    const { id: recordingId } = await only(services.db.insert(roomRecordings).values(row).returning())
    await insertMinutes(services.db, { recordingId, language: 'zh', askedBy: host.user.id })
    await updateTask(services.db, recordingId, 'zh 8')
    const act = async () =>
      state === 'done'
        ? collectMinutes.run(services, { recordingId })
        : collectMinutes.giveUp!(services, { recordingId })
    return { readerId: host.user.id, act }
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

const sheetKinds = [
  'fee_answered',
  'fee_disputed',
  'fee_objected',
  'fee_set',
  'playback_approved',
  'playback_published_anyway',
  'playback_refused',
  'poll_answered',
  'poll_opened',
  'poll_withdrawn',
  'room_removed',
  'schedule_confirmed',
  'schedule_refused',
  'session_accepted',
  'session_changed',
  'session_confirmed',
  'session_declined',
  'session_polled',
  'session_proposed',
  'session_refused',
  'session_removed',
  'sheet_withdrawn',
  'wait_done',
  'wait_file_given',
  'wait_refused',
]

async function buildCorrected(app: TestApp, action: string, values: Record<string, unknown> = {}) {
  const { expert, ids, fee_id } = await buildFee(app)
  await expert.client.call(feeCalls.affirm, { ...ids, type: true, reason: '', fee_id })
  const act = () => operate(app, 'expert-fees', action, fee_id, values)
  return { readerId: expert.user.id, act, feeId: fee_id, ids, client: expert.client }
}

const correctFee =
  (action: string, values?: Record<string, unknown>): Deed =>
  async (app) => {
    const { readerId, act } = await buildCorrected(app, action, values)
    return { readerId, act }
  }

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
  'expert-fees.corrected': correctFee('correct', { gross_fen: 450_000 }),
  'expert-fees.reversed': correctFee('reverse'),
  'expert-fees.correctionAnswered': async (app) => {
    const { readerId, act, feeId, ids, client } = await buildCorrected(app, 'reverse')
    await act()
    const { rows } = await app.services.db.execute<{ id: number }>(
      sql`select id::int from expert_fee_corrections where fee_id = ${feeId}`,
    )
    const { id } = rows[0]!
    await client.call(feeCalls.answerCorrection, { ...ids, correction_id: id, type: 2, reason: '已授课' })
    const context = await operatorContext(app)
    return { readerId, act: () => answerObjection(context, id, '以签到为准') }
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
  'conferences.move': notify('move'),
  'conferences.minutesDone': endMinutes('done'),
  'conferences.minutesFailed': endMinutes('failed'),
  'conferences.answered': async (app) => {
    const { id, host, guest } = await buildConference(app)
    const yes = { id, code: '', answer: 1 }
    return { readerId: host.user.id, act: () => guest.client.call(conferenceCalls.answer, yes) }
  },
  ...expertDeeds,
}
