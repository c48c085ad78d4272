import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { attendanceCalls } from '#contract/meetings/attendance.ts'
import { checkinCalls, checkinStatement, onSiteCalls } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { accessLog } from '#kernel/kernel.tables.ts'
import { examTries } from '#server/features/meetings/exams/exams.tables.ts'
import { credits, watchProgress } from '#server/features/meetings/study/study.tables.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildDevice } from '#server/testing/build-device.ts'
import { buildCheckinForm, buildManager } from '#server/testing/build-entry.ts'
import { buildExam } from '#server/testing/build-exam.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildPhone, scanOnSite } from '#server/testing/scan-on-site.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { checkIn } = scanOnSite(app.url)
const { db } = app.services

type Member = Awaited<ReturnType<typeof buildMember>>

async function buildAttended(isReviewed = false) {
  const meeting = await buildMeeting(db, { from: -0.1, to: 2 })
  await buildCheckinForm(db, meeting.id, ['real_name', 'phone'], isReviewed)
  const manager = await buildMember(app)
  await buildManager(db, meeting.id, manager.user.id)

  const byForm = ({ client, user }: Member, consent: boolean, device = buildDevice()) =>
    client.call(checkinCalls.submit, {
      meeting_id: meeting.id,
      form: { real_name: '林晓', phone: '13812345678' },
      consent,
      device_key: device.key,
      device_sign: device.sign(checkinStatement(meeting.id, user.id)),
    })

  async function byCode({ client }: Member, consent: boolean) {
    const { code } = await manager.client.call(onSiteCalls.code, { meeting_id: meeting.id, schedule_id: 0 })
    await checkIn(client, buildPhone(), code, consent)
  }

  const read = (client = manager.client, filter: 'all' | 'under_review' = 'all') =>
    client.ask(attendanceCalls.list, { meeting_id: meeting.id, filter, page: 1 })
  const download = (client = manager.client) => client.ask(attendanceCalls.export, { meeting_id: meeting.id })
  return { meeting, manager, byForm, byCode, read, download }
}

it('lists everybody who attended, once: by form, by code, by staff and by watching', async () => {
  const { meeting, manager, byForm, byCode, read } = await buildAttended()
  const [online, onSite, helped, viewer] = [
    await buildMember(app),
    await buildMember(app),
    await buildMember(app),
    await buildMember(app),
  ]
  await byForm(online, true)
  await byCode(online, false)
  await byCode(onSite, true)
  await manager.client.call(onSiteCalls.byStaff, {
    meeting_id: meeting.id,
    schedule_id: 0,
    phone: helped.phone,
    reason: '手机没电',
  })
  await db
    .insert(watchProgress)
    .values({ user_id: viewer.user.id, meeting_id: meeting.id, watched_ms: 125_000 })
  const { data } = await read()
  expect(data).toMatchObject({ total: 4, meeting_title: meeting.title })
  const methods = data.data.map(({ method, consent, form }) => [method, consent, form.phone ?? ''])
  expect(methods.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    ['code', 1, '13812345678'],
    ['code', 1, onSite.phone],
    ['staff', 0, ''],
    ['watching', 0, ''],
  ])
  expect(data.data.find(({ method }) => method === 'watching')).toMatchObject({
    watched_seconds: 125,
    state: 0,
    visited_at: '',
  })
})

it('says who passed the exam and who has credit', async () => {
  const { meeting, byForm, read } = await buildAttended()
  const member = await buildMember(app)
  await byForm(member, false)
  const exam = await buildExam(db, meeting.id)
  const user_id = member.user.id
  const now = new Date()
  await db.insert(examTries).values([
    { exam_id: exam.id, user_id, number: 1, ends_at: now, closed_at: now, score: 40 },
    { exam_id: exam.id, user_id, number: 2, ends_at: now, closed_at: now, score: 90 },
  ])
  await db.insert(credits).values({ user_id, meeting_id: meeting.id, points_tenths: 15 })
  expect((await read()).data.data).toMatchObject([{ score: 90, is_passed: 1, credit: 1.5 }])
})

it('marks a device that checked in several accounts, whose check-in waits for a person', async () => {
  const { byForm, read } = await buildAttended()
  const device = buildDevice()
  await byForm(await buildMember(app), false, device)
  await byForm(await buildMember(app), false, device)
  const { data } = await read(undefined, 'under_review')
  expect(data).toMatchObject({ total: 1 })
  expect(data.data).toMatchObject([{ state: 1, is_shared_device: 1 }])
})

it('is exported with blank fields for those who did not consent, and every look is logged', async () => {
  const { manager, byForm, download } = await buildAttended()
  const [shy, open] = [await buildMember(app), await buildMember(app)]
  await byForm(shy, false)
  await byForm(open, true)
  const { file_name, csv } = (await download()).data
  expect(file_name).toMatch(/ 参会名单\.csv$/)
  const rows = csv.replace('\uFEFF', '').trim().split('\r\n')
  expect(rows[0]).toMatch(/^序号,姓名,手机号,/)
  expect(rows[1]).toMatch(/^1,林晓,13812345678,.*,是,线上签到,已签到,/)
  expect(rows[2]).toMatch(/^2,,,,,,,,,,,,否,线上签到,已签到,/)
  expect(csv).not.toContain(shy.phone)
  const looks = await db.select().from(accessLog).where(eq(accessLog.reader_id, manager.user.id))
  expect(looks.map(({ user_id }) => user_id)).toEqual([open.user.id])
})

it('is for those who run the meeting and for operators', async () => {
  const { read, download } = await buildAttended()
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const { client: member } = await buildMember(app)
  for (const ask of [read, download]) {
    expect((await ask(operator)).status).toBe(200)
    expect((await ask(member)).status).toBe(failures.noPermission.status)
    expect((await ask(app.client())).status).toBe(failures.loginExpired.status)
  }
})
