import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { conferenceCalls } from '#contract/practice/conferences.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { expertSessionCalls, sessionFailures } from '#contract/practice/expert-sessions.ts'
import { expertTaskCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectProgramme } from '#server/features/meetings/meetings/programme.queries.ts'
import { notifySheetChange } from '#server/features/practice/expert-sheets/notify-sheet-change.ts'
import { sendSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { applyAs } from '#server/testing/build-consultation.ts'
import { buildDoctor, buildMeeting, buildSession, hoursFromNow } from '#server/testing/build-content.ts'
import { buildManager } from '#server/testing/build-entry.ts'
import {
  specimenRoomGuests,
  specimenRooms,
} from '#server/features/practice/specimen-rooms/specimen-rooms.tables.ts'
import { buildExpertSession, buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { atOnce } from '#server/testing/login-steps.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { passVerification } from '#server/testing/pass-verification.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })

const plan = consoleOf(operator, 'expert-sessions')

const timeIn = (hours: number) => shanghaiTime(hoursFromNow(hours))
async function messagesOf(client: TestClient) {
  await runJobs(app, notifySheetChange)
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  return data.map(({ pushContent }) => pushContent)
}

async function build(given: Parameters<typeof buildSheet>[1] = {}) {
  const built = await buildSheet(app, given)
  const session = await buildExpertSession(app, built.sheet.id, { from: 48 })
  const organiser = await buildMember(app)
  await buildManager(app.services.db, built.meeting.id, organiser.user.id)
  return { ...built, session, organiser, of: { ...built.ids, session_id: session.id } }
}

it('is confirmed once by ten presses at once, and both sides are notified once', async () => {
  const { expert, organiser, of, session } = await build()
  const confirm = { ...of, type: 1, begin_time: shanghaiTime(session.begin_at), reason: '' }
  const answers = await atOnce(10, () => expert.client.call(expertSessionCalls.affirm, confirm))
  expect(answers.every(({ status }) => status === 1)).toBe(true)
  const detail = await expert.client.call(expertSessionCalls.detail, of)
  expect(detail.history).toMatchObject([{ kind: 'session_confirmed', is_guest: 1 }])
  const text = expect.stringContaining('程怀瑾已确认')
  for (const { client } of [expert, organiser]) expect(await messagesOf(client)).toEqual([text])
})

it('is refused with a reason, and may be confirmed after all', async () => {
  const { expert, of } = await build()
  const refuse = { ...of, type: 2, reason: '' }
  expect((await expert.client.ask(expertSessionCalls.affirm, refuse)).message).toBe(
    sheetFailures.reasonMissing.zh,
  )
  const refused = await expert.client.call(expertSessionCalls.affirm, { ...refuse, reason: '当日有手术' })
  expect(refused).toMatchObject({ status: 2, reason: '当日有手术', can_affirm: 1 })
  const confirmed = await expert.client.call(expertSessionCalls.affirm, { ...of, type: 1, reason: '' })
  expect(confirmed).toMatchObject({ status: 1, reason: '' })
})

it('takes another time that the operator accepts, which moves the programme too', async () => {
  const { db } = app.services
  const { expert, organiser, meeting, sheet, ids } = await build()
  const item = await buildSession(db, meeting.id)
  const session = await buildExpertSession(app, sheet.id, { from: 48, programmeId: item.id })
  const of = { ...ids, session_id: session.id }
  const begin_time = timeIn(72)
  const proposal = { ...of, type: 3, begin_time, reason: '周三门诊' }
  expect(await expert.client.call(expertSessionCalls.affirm, proposal)).toMatchObject({
    status: 3,
    proposed_begin_time: begin_time,
    begin_time: shanghaiTime(session.begin_at),
  })
  const asked = expect.stringContaining('希望将')
  for (const { client } of [expert, organiser]) expect(await messagesOf(client)).toEqual([asked])
  const answers = await atOnce(3, () => plan.run('accept', session.id))
  expect(answers.filter(({ problem }) => problem === '')).toHaveLength(1)
  const detail = await expert.client.call(expertSessionCalls.detail, of)
  expect(detail).toMatchObject({ status: 1, begin_time, proposed_begin_time: '' })
  expect(detail.history.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['session_proposed', '周三门诊'],
    ['session_accepted', ''],
  ])
  const [programme] = await selectProgramme(db, meeting.id)
  expect(shanghaiTime(programme!.session.begin_at)).toBe(begin_time)
  for (const { client } of [expert, organiser])
    expect(await messagesOf(client)).toEqual([expect.stringContaining('已按程怀瑾的申请改为'), asked])
  await runJobs(app, sendSheetSms)
  const sent = await selectOutbox(db, expert.phone)
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining(`/taskList?id=${ids.id}`)])
  // It is the guest's own time.
  expect(sent[0]!.text).toContain('无需再确认')
})

it('is asked again when the operator declines the other time', async () => {
  const { expert, of, session } = await build()
  const proposal = { ...of, type: 3, begin_time: timeIn(72), reason: '出差' }
  await expert.client.call(expertSessionCalls.affirm, proposal)
  expect((await plan.askRun('decline', session.id)).status).toBe(resourceFailures.reasonMissing.status)
  expect((await plan.run('decline', session.id, { reason: '会场已满' })).problem).toBe('')
  const detail = await expert.client.call(expertSessionCalls.detail, of)
  expect(detail).toMatchObject({ status: 0, begin_time: shanghaiTime(session.begin_at) })
  expect(detail.history.at(-1)).toMatchObject({ kind: 'session_declined', reason: '会场已满', is_guest: 0 })
})

it('is asked again when its time changes, and a stale confirmation is refused', async () => {
  const { expert, of, session, sheet } = await build()
  const shown = shanghaiTime(session.begin_at)
  await expert.client.call(expertSessionCalls.affirm, { ...of, type: 1, reason: '' })
  const planned = { sheet_id: sheet.id, kind: 'lecture', title: '新题目', hall: '第一会场' }
  const change = async (begin_at: Date, end_at: Date) => {
    const answer = await plan.change(session.id, {
      ...planned,
      begin_at: begin_at.toISOString(),
      end_at: end_at.toISOString(),
    })
    return { answer, row: (await plan.record(session.id)).row }
  }
  const same = await change(session.begin_at, session.end_at)
  expect(same.row).toMatchObject({ title: '新题目', status: 1 })
  const moved = await change(hoursFromNow(50), hoursFromNow(51))
  expect(moved.row).toMatchObject({ status: 0, begin_at: timeIn(50) })
  const stale = { ...of, type: 1, begin_time: shown, reason: '' }
  expect((await expert.client.ask(expertSessionCalls.affirm, stale)).message).toBe(
    sessionFailures.sessionMoved.zh,
  )
  const backwards = await change(hoursFromNow(51), hoursFromNow(50))
  expect(backwards.answer.message).toBe(sessionFailures.periodWrong.zh)
})

it('is added and removed by operators alone, with a reason in the history', async () => {
  const { expert, sheet, ids } = await build()
  const planned = {
    sheet_id: sheet.id,
    kind: 'host',
    title: '主持',
    hall: '',
    begin_at: hoursFromNow(5).toISOString(),
    end_at: hoursFromNow(6).toISOString(),
  }
  expect((await consoleOf(expert.client, 'expert-sessions').askSave(planned)).status).toBe(
    failures.noPermission.status,
  )
  expect((await plan.askSave({ ...planned, programme_id: 99_999_999 })).status).not.toBe(200)
  const { id: session_id } = await plan.create(planned)
  const list = () => expert.client.call(expertSessionCalls.list, ids)
  expect((await list()).sessions.map((one) => one.session_id)).toContain(session_id)
  expect((await plan.run('remove', session_id, { reason: '议程压缩' })).problem).toBe('')
  expect((await list()).sessions.map((one) => one.session_id)).not.toContain(session_id)
  expect((await plan.run('remove', session_id, { reason: '议程压缩' })).problem).toBe(failures.dataMissing.zh)
})

it('refuses what makes no sense, and what has begun', async () => {
  const { expert, of, session, sheet, ids } = await build()
  const ask = async (input: Record<string, unknown>) =>
    (await expert.client.ask(expertSessionCalls.affirm, { ...of, reason: '', type: 1, ...input })).message
  expect(await ask({ type: 4 })).toBe(sessionFailures.answerWrong.zh)
  expect(await ask({ type: 3, reason: '出差' })).toBe(sessionFailures.timePast.zh)
  expect(await ask({ type: 3, reason: '出差', begin_time: timeIn(-1) })).toBe(sessionFailures.timePast.zh)
  const same = { type: 3, reason: '出差', begin_time: shanghaiTime(session.begin_at) }
  expect(await ask(same)).toBe(sessionFailures.timeSame.zh)
  const foreign = await build()
  expect(await ask({ session_id: foreign.session.id })).toBe(sessionFailures.sessionMissing.zh)
  const begun = await buildExpertSession(app, sheet.id, { from: -0.2 })
  expect(await ask({ session_id: begun.id })).toBe(sessionFailures.sessionBegun.zh)
  const { client } = await buildMember(app)
  expect((await client.ask(expertSessionCalls.list, ids)).status).toBe(sheetFailures.notInvited.status)
})

it('asks a second device for proof, and shows it nothing of other tasks', async () => {
  const built = await build({ code: 'K7Q2MX' })
  const { ids, expert, of } = built
  const sheetId = built.sheet.id
  const { sheet, meeting } = await buildSheet(app, { expert })
  await buildExpertSession(app, sheet.id, { from: 48 })
  const withCode = { ...of, tcode: 'K7Q2MX' }
  const [own, passedOn] = [app.client(), app.client()]
  for (const client of [own, passedOn]) await client.call(expertTaskCalls.check, withCode)
  const confirm = { ...withCode, type: 1, reason: '' }
  // Naming the guest as well makes no other device of it.
  for (const asked of [confirm, { ...confirm, guest_id: sheetId }])
    expect((await passedOn.ask(expertSessionCalls.affirm, asked)).status).toBe(
      sheetFailures.deviceUnproved.status,
    )
  const clashesOf = async (client: TestClient) =>
    (await client.call(expertSessionCalls.detail, withCode)).clashes.map(({ title }) => title)
  expect(await clashesOf(passedOn)).toEqual([''])
  expect(await clashesOf(own)).toEqual([meeting.title])
  const schedule = { ...ids, tcode: 'K7Q2MX' }
  expect((await passedOn.call(expertSessionCalls.schedule, schedule)).sessions).toHaveLength(1)
  expect((await own.call(expertSessionCalls.schedule, schedule)).sessions).toHaveLength(2)
  const named = { ...confirm, guest_id: sheetId }
  expect(await own.call(expertSessionCalls.affirm, named)).toMatchObject({ status: 1 })
})

it('knows when the person is taken: by other sheets, rooms, meetings, consultations and conferences', async () => {
  const { db } = app.services
  const { expert, of, session } = await build()
  const other = await buildSheet(app, { expert })
  const taken = await buildExpertSession(app, other.sheet.id, { from: 48.2 })
  await buildExpertSession(app, other.sheet.id, { from: 49, status: 2 })
  const roomOf = async (title: string, from: number, status: 0 | 1 | 2) => {
    const time = { begin_at: hoursFromNow(from), end_at: hoursFromNow(from + 1) }
    const rows = await db
      .insert(specimenRooms)
      .values({ task_id: other.ids.id, title, ...time })
      .returning()
    const said = { status, reason: status === 2 ? '出差' : '', decided_at: status === 0 ? null : new Date() }
    await db.insert(specimenRoomGuests).values({ room_id: rows[0]!.id, sheet_id: other.sheet.id, ...said })
    return rows[0]!
  }
  const room = await roomOf('颅底入路预演', 52, 0)
  await roomOf('婉拒的标本室', 54, 2)
  const doctor = await buildDoctor(db, { user_id: expert.user.id })
  const spoken = await buildMeeting(db, { from: 60, to: 62 }, [doctor.id])
  await buildMeeting(db, { from: 60, to: 62, published: false }, [doctor.id])
  const { client: base, user: asking } = await buildMember(app)
  for (const { id } of [asking, expert.user]) await passVerification(app.services, id)
  const consultedAt = timeIn(66)
  const { id } = await applyAs(base, { doctor_id: doctor.id })
  await expert.client.call(consultationCalls.receive, { id })
  await expert.client.call(consultationCalls.schedule, { id, begin_time: consultedAt })
  const conference = { kind: 'picture', begin_time: timeIn(70), end_time: timeIn(71) } as const
  const confer = async (title: string, answer: 1 | 2) => {
    const invited = { ...conference, title, invitees: [expert.user.id] }
    const { id } = await base.call(conferenceCalls.create, invited)
    await expert.client.call(conferenceCalls.answer, { id, code: '', answer })
  }
  await confer('疑难病例讨论', 1)
  await confer('婉拒的讨论', 2)
  const { busy, days } = await expert.client.call(expertSessionCalls.busy, {
    ...of,
    begin_time: shanghaiTime(session.begin_at),
  })
  expect(days).toHaveLength(7)
  expect(busy.map(({ kind, title, begin_time }) => [kind, title, begin_time])).toEqual([
    ['session', other.meeting.title, shanghaiTime(taken.begin_at)],
    ['room', room.title, shanghaiTime(room.begin_at)],
    ['meeting', spoken.title, shanghaiTime(spoken.begin_at)],
    ['consultation', '', consultedAt],
    ['conference', '疑难病例讨论', conference.begin_time],
  ])
  const detail = await expert.client.call(expertSessionCalls.detail, of)
  expect(detail.clashes.map(({ title }) => title)).toEqual([other.meeting.title])
})
