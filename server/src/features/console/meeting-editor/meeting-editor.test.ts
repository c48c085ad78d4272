import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { editorFailures } from '#contract/console/meeting-editor.ts'
import { resourceCalls } from '#contract/console/resources.ts'
import { certificateCalls, certificateFailures } from '#contract/meetings/certificates.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { checkinForms, checkins } from '#server/features/meetings/checkin/checkin.tables.ts'
import { examQuestions, exams } from '#server/features/meetings/exams/exams.tables.ts'
import { notifyReserved } from '#server/features/meetings/reservations/notify-reserved.ts'
import { meetings, meetingSessions } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildCollege, buildDoctor, buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { buildCreditRule } from '#server/testing/build-credit.ts'
import { buildCheckinForm } from '#server/testing/build-entry.ts'
import { buildExam } from '#server/testing/build-exam.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { grantCredits } from './grant-all.ts'
import { publishAtTime } from './publish-meeting.ts'

const app = await testApp()
const { db, vault } = app.services
const { client } = await buildMember(app, { operator_roles: ['meetingManager'] })
const list = consoleOf(client, 'meetings')

const valuesOf = async () => ({
  title: '心衰管理学习班',
  kind: 'online',
  college_id: await buildCollege(db),
  cover: '/files/u/2026/11/a.jpg',
  begin_at: '2027-03-01T01:00:00Z',
  end_at: '2027-03-01T04:00:00Z',
  is_credit: true,
  credit: '1.5',
  watch_percent: 60,
})

const look = {
  name: '学会',
  issuer: '杏林市医学会',
  heading: '学习证书',
  heading_en: 'CERTIFICATE',
  lead: '已完成',
  closing: '授予学分 {points} 分。',
  closing_en: '{points} points',
  accent: '#0a6c74',
}

const detail = (meeting_id: number) =>
  app.client().ask(meetingCalls.detail, { meeting_id, schedule_id: undefined })

it('creates a meeting that nobody sees until it is published, and takes it back', async () => {
  const [first, second] = [await buildDoctor(db), await buildDoctor(db)]
  const values = { ...(await valuesOf()), doctor_ids: [second.id, first.id] }
  const { id } = (await list.askSave(values)).data
  const { values: saved, row } = await list.record(id)
  expect(saved).toMatchObject({ credit: '1.5', watch_percent: 60, doctor_ids: [second.id, first.id] })
  expect(row).toMatchObject({ publication: 'hidden', begin_at: '2027-03-01 09:00' })
  expect((await detail(id)).status).toBe(404)
  expect(await list.problems('publish', [id])).toEqual([''])
  expect((await detail(id)).data).toMatchObject({ speaker: `${second.name}、${first.name}` })
  expect(await list.problems('publish', [id])).toEqual([operatorFailures.notApplicable.zh])
  expect(await list.problems('takeBack', [id])).toEqual([''])
  expect((await detail(id)).status).toBe(404)
})

it('keeps who holds it and how its certificates look', async () => {
  const template = (await consoleOf(client, 'certificate-templates').askSave(look)).data.id
  const given = { organiser: '杏林市医学会', certificate_template_id: template }
  const { id } = (await list.askSave({ ...(await valuesOf()), ...given })).data
  expect((await list.record(id)).values).toMatchObject(given)
})

it('reports that a meeting is shown, and that it is no more', async () => {
  const { id } = (await list.askSave(await valuesOf())).data
  const reported = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where name = ${notifyReserved.name} and data = ${{ meetingId: id }}`,
    )
    return rows.length
  }
  await list.problems('publish', [id])
  expect(await reported()).toBe(1)
  await list.problems('takeBack', [id])
  expect(await reported()).toBe(2)
})

it('publishes at a time, unless that was changed meanwhile', async () => {
  const { id } = (await list.askSave(await valuesOf())).data
  expect(await list.problems('publish', [id], { at: '2020-01-01T00:00:00Z' })).toEqual([
    editorFailures.tooLate.zh,
  ])
  await list.problems('publish', [id], { at: new Date(Date.now() + 3600_000).toISOString() })
  expect((await list.record(id)).row).toMatchObject({ publication: 'scheduled' })
  await publishAtTime.run(app.services, { meetingId: id })
  expect((await detail(id)).status).toBe(404)
  await db.update(meetings).set({ publish_at: new Date() }).where(eq(meetings.id, id))
  await publishAtTime.run(app.services, { meetingId: id })
  expect((await detail(id)).status).toBe(200)
})

it('copies a meeting with all that was prepared for it, later by as much as it begins later', async () => {
  const meeting = await buildMeeting(db, { from: -48, to: -46, view_count: 900, is_big: true })
  const session = await buildSession(db, meeting.id, { from: -48, hall: 'A 厅' })
  await buildSession(db, meeting.id, { from: -47, taken_back_at: new Date() })
  const child = await buildMeeting(db, { parent_id: meeting.id, from: -47, to: -46 })
  await buildCheckinForm(db, meeting.id, ['real_name', 'phone'], true)
  await buildExam(db, meeting.id)
  const begin = new Date(meeting.begin_at.getTime() + 30 * 86_400_000)
  expect(
    await list.problems('copy', [meeting.id], { title: '第二届', begin_at: begin.toISOString() }),
  ).toEqual([''])
  const [copy] = await db.select().from(meetings).where(eq(meetings.title, '第二届'))
  expect(copy).toMatchObject({ published: false, view_count: 0, begin_at: begin })
  const sessions = await db.select().from(meetingSessions).where(eq(meetingSessions.meeting_id, copy!.id))
  expect(sessions).toMatchObject([{ hall: 'A 厅', title: session.title }])
  expect(sessions[0]!.begin_at.getTime() - session.begin_at.getTime()).toBe(30 * 86_400_000)
  const children = await db.select().from(meetings).where(eq(meetings.parent_id, copy!.id))
  expect(children).toMatchObject([{ title: child.title, published: false }])
  expect(await db.select().from(checkinForms).where(eq(checkinForms.meeting_id, copy!.id))).toHaveLength(1)
  const [exam] = await db.select().from(exams).where(eq(exams.meeting_id, copy!.id))
  expect(await db.$count(examQuestions, eq(examQuestions.exam_id, exam!.id))).toBeGreaterThan(0)
})

it('refuses wrong times, wrong credit and a part of what is no large meeting', async () => {
  const values = await valuesOf()
  expect((await list.askSave({ ...values, end_at: values.begin_at })).status).toBe(
    editorFailures.endTooEarly.status,
  )
  const other = await buildMeeting(db)
  expect((await list.askSave({ ...values, parent_id: other.id })).status).toBe(
    editorFailures.parentWrong.status,
  )
  const wrong = await list.askSave({ ...values, credit: '1.55', cover: 'javascript:alert(1)' })
  expect(wrong.data).toMatchObject({ problems: { credit: '应为最多一位小数的数', cover: '应为上传的文件' } })
})

it('grants credit and certificates to those who have met all requirements, and to nobody else', async () => {
  const { id: meeting_id } = await buildMeeting(db, { from: -3, to: -1, is_credit: true })
  await buildCreditRule(db, meeting_id, { needs_checkin: true, watch_percent: 0, needs_recall: false })
  const [there, refused] = [await buildMember(app), await buildMember(app)]
  const checkin = { meeting_id, form_sealed: vault.seal('{}') }
  await db.insert(checkins).values([
    { ...checkin, user_id: there.user.id, state: checkinStates.passed },
    { ...checkin, user_id: refused.user.id, state: checkinStates.failed },
  ])
  expect(await list.run('grantCertificates', meeting_id, { reason: '会议已结束' })).toMatchObject({
    problem: '',
  })
  await grantCredits.run(app.services, { meetingId: meeting_id })
  expect(await there.client.call(certificateCalls.get, { meeting_id })).toMatchObject({ credit: '1.0' })
  expect((await refused.client.ask(certificateCalls.get, { meeting_id })).status).toBe(
    certificateFailures.notEarned.status,
  )
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const asked = await consoleOf(editor, 'meetings').askRun('grantCertificates', meeting_id, { reason: '试' })
  expect(asked.status).toBe(failures.noPermission.status)
})

it('is for those who may edit meetings, who also choose among doctors and subjects', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['analyst'] })
  expect((await consoleOf(editor, 'meetings').askRows()).status).toBe(failures.noPermission.status)
  expect((await consoleOf(editor, 'meetings').askSave(await valuesOf())).status).toBe(
    failures.noPermission.status,
  )
  const options = await editor.ask(resourceCalls.options, { resource: 'meetings', q: '', ids: [] })
  expect(options.status).toBe(failures.noPermission.status)
  expect((await client.ask(resourceCalls.options, { resource: 'columns', q: '', ids: [] })).status).toBe(
    failures.noPermission.status,
  )
})
