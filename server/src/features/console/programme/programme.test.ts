import { expect, it } from 'vitest'
import { programmeCalls, programmeFailures } from '#contract/console/programme.ts'
import type { Place } from '#contract/console/programme.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { buildDoctor, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { client } = await buildMember(app, { operator_roles: ['meetingManager'] })
const list = consoleOf(client, 'sessions')

const at = (time: string) => `2027-05-01T${time}:00+08:00`
const place = (hall: string, begin: string, end: string): Place => ({
  hall,
  begin_time: `2027-05-01 ${begin}`,
  end_time: `2027-05-01 ${end}`,
})

async function scene() {
  const meeting = await buildMeeting(db, {
    begin_at: new Date(at('09:00')),
    end_at: new Date(at('18:00')),
  })
  const doctor = await buildDoctor(db)
  const add = (title: string, hall: string, begin: string, end: string, more = {}) =>
    list.askSave({ title, meeting_id: meeting.id, hall, begin_at: at(begin), end_at: at(end), ...more })
  const { id } = (await add('开场', 'A 厅', '09:00', '10:00', { doctor_id: doctor.id })).data
  const move = (from: Place, to: Place, confirms = false, by = client) =>
    by.ask(programmeCalls.move, { meeting_id: meeting.id, session_id: id, from, to, confirms })
  const get = () => client.call(programmeCalls.get, { meeting_id: meeting.id })
  return { meeting, doctor, id, add, move, get }
}

it('adds a session and makes its lecturer one of the meeting', async () => {
  const { meeting, doctor, get } = await scene()
  expect(await get()).toMatchObject({
    begin_time: '2027-05-01 09:00',
    sessions: [{ title: '开场', hall: 'A 厅', lecturer: doctor.name, clashes: [] }],
  })
  const shown = await app
    .client()
    .call(meetingCalls.detail, { meeting_id: meeting.id, schedule_id: undefined })
  expect(shown.experts.map(({ doctor_name }) => doctor_name)).toEqual([doctor.name])
})

it('places a session without a time after the last one of its hall', async () => {
  const { meeting, get } = await scene()
  for (const [title, hall] of [
    ['讨论', 'A 厅'],
    ['总结', 'A 厅'],
    ['操作', 'B 厅'],
  ])
    await list.create({ meeting_id: meeting.id, title, hall })
  const { sessions } = await get()
  const timesOf = (title: string) => {
    const { begin_time, end_time } = sessions.find((one) => one.title === title)!
    return `${begin_time.slice(11)} ${end_time.slice(11)}`
  }
  expect(['讨论', '总结', '操作'].map(timesOf)).toEqual(['10:00 10:30', '10:30 11:00', '09:00 09:30'])
  const missing = await list.askSave({ meeting_id: 999_999_999, title: '开场' })
  expect(missing.status).toBe(resourceFailures.referenceMissing.status)
})

it('refuses a clash of halls or lecturers until it is confirmed, and shows it then', async () => {
  const { add, doctor, get, id } = await scene()
  const inHall = await add('讨论', 'A 厅', '09:30', '10:30')
  expect(inHall.status).toBe(programmeFailures.sessionClash.status)
  expect(inHall.data).toMatchObject({ clashes: [{ kind: 'hall', session_id: id, title: '开场' }] })
  const elsewhere = await add('讨论', 'B 厅', '09:30', '10:30', { doctor_id: doctor.id })
  expect(elsewhere.data).toMatchObject({ clashes: [{ kind: 'lecturer', session_id: id }] })
  expect((await add('讨论', 'A 厅', '09:30', '10:30', { confirms: true })).status).toBe(200)
  const [first, second] = (await get()).sessions
  expect(first!.clashes).toMatchObject([{ kind: 'hall', session_id: second!.session_id }])
  expect(second!.clashes).toMatchObject([{ kind: 'hall', session_id: first!.session_id }])
})

it('sees what a lecturer does in another meeting', async () => {
  const { doctor } = await scene()
  const other = await scene()
  const answer = await other.add('远程连线', 'B 厅', '09:30', '10:30', { doctor_id: doctor.id })
  expect(answer.data).toMatchObject({ clashes: [{ kind: 'lecturer', session_id: 0 }] })
})

it('moves a session, refuses one that was moved meanwhile, and moves it back', async () => {
  const { move, get } = await scene()
  const [before, after] = [place('A 厅', '09:00', '10:00'), place('B 厅', '11:00', '12:00')]
  expect((await move(before, after)).data.sessions).toMatchObject([after])
  const late = await move(before, place('C 厅', '13:00', '14:00'))
  expect(late.status).toBe(programmeFailures.movedMeanwhile.status)
  expect(late.data).toMatchObject({ sessions: [after] })
  expect((await move(after, before)).status).toBe(200)
  expect((await get()).sessions).toMatchObject([before])
  expect((await move(before, place('A 厅', '10:00', '10:00'))).status).toBe(
    programmeFailures.timeWrong.status,
  )
  expect((await move(before, { ...before, begin_time: 'soon' })).status).toBe(failures.parameterError.status)
})

it('lets only one of two sessions have a hall that both take at once', async () => {
  const { add } = await scene()
  const answers = await Promise.all([
    add('甲', 'C 厅', '14:00', '15:00'),
    add('乙', 'C 厅', '14:30', '15:30'),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    programmeFailures.sessionClash.status,
  ])
})

it('takes a session back, which frees its place, and restores it', async () => {
  const { id, add, get, meeting } = await scene()
  expect(await list.problems('takeBack', [id])).toEqual([''])
  expect((await get()).sessions).toEqual([])
  const visitor = app.client()
  expect(await visitor.call(meetingCalls.expertSession, { meeting_id: meeting.id })).toEqual([])
  await add('新的开场', 'A 厅', '09:00', '10:00')
  expect((await list.problems('restore', [id]))[0]).toContain(programmeFailures.sessionClash.zh)
  expect(await list.problems('restore', [id], { confirms: true })).toEqual([''])
  expect((await get()).sessions).toHaveLength(2)
})

it('renames a hall everywhere', async () => {
  const { add, meeting } = await scene()
  await add('讨论', 'A 厅', '10:00', '11:00')
  const asked = { meeting_id: meeting.id, hall: 'A 厅', name: '主会场' }
  const { sessions } = await client.call(programmeCalls.renameHall, asked)
  expect(sessions.map(({ hall }) => hall)).toEqual(['主会场', '主会场'])
})

it('is for those who may edit meetings, and for sessions of this meeting alone', async () => {
  const { move, meeting } = await scene()
  const { client: reviewer } = await buildMember(app, { operator_roles: ['reviewer'] })
  const here = place('A 厅', '09:00', '10:00')
  expect((await move(here, here, false, reviewer)).status).toBe(failures.noPermission.status)
  const other = await scene()
  const foreign = { meeting_id: meeting.id, session_id: other.id, from: here, to: here, confirms: false }
  expect((await client.ask(programmeCalls.move, foreign)).status).toBe(programmeFailures.mixedMeetings.status)
})
