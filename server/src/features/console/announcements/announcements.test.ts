import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { announcementCalls, announcementFailures } from '#contract/console/announcements.ts'
import type { Audience } from '#contract/console/announcements.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { messageDeliveries, messageSettings } from '#server/features/community/messages/deliveries.tables.ts'
import { hospitals } from '#server/features/people/profile/profile.tables.ts'
import { buildCollege, buildDoctor } from '#server/testing/build-content.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { announcements } from './announcements.tables.ts'
import { sendAnnouncement } from './send-announcement.ts'

const app = await testApp()
const { db } = app.services
const writer = await buildMember(app, { operator_roles: ['support'] })
const approver = await buildMember(app, { operator_roles: ['administrator'] })
const lists = {
  writer: consoleOf(writer.client, 'announcements'),
  requests: consoleOf(approver.client, 'requests'),
  audit: consoleOf(approver.client, 'audit'),
}

const everybody: Audience = {
  identities: [],
  provinces: [],
  subjects: [],
  department: '',
  titles: [],
  is_verified: false,
  unions: [],
  people: [],
}
const countOf = async (audience: Partial<Audience>) =>
  (await writer.client.call(announcementCalls.count, { audience: { ...everybody, ...audience } })).people

let hospitalNumber = 0
async function buildHospital(province: string) {
  const name = `群发测试医院 ${++hospitalNumber}`
  await db.insert(hospitals).values({ name, province, city: '某市', initials: 'qf' })
  return name
}

/** An audience that nobody but these cardiologists of one province belongs to. */
async function buildCardiologists({ more = 0 } = {}) {
  const subject = await buildCollege(db)
  const hospital = await buildHospital('青海')
  const doctor = await buildMember(app, { home_college_id: subject, hospital })
  const elsewhere = await buildMember(app, {
    home_college_id: subject,
    hospital: await buildHospital('西藏'),
  })
  const other = await buildMember(app, { hospital })
  for (let n = 0; n < more; n++) await buildUser(app.services, { home_college_id: subject, hospital })
  const audience = { provinces: ['青海'], subjects: [subject] }
  return { audience, doctor, elsewhere, other, hospital, subject }
}

const message = (given: object = {}) => ({
  title: '心内科区域会议',
  title_en: 'Regional meeting',
  content: '本周六上午九点，欢迎参加。',
  content_en: 'On Saturday at nine.',
  body: '<p>请<b>准时</b>。</p><script>alert(1)</script>',
  body_en: '<p>Be in time.</p>',
  kind: 'meetings',
  channels: ['app'],
  ...given,
})

/** Sends it, by two people where it takes them. */
const send = (id: number, send_at = '') =>
  doByTwo(app, writer.client, ['announcements', 'send', id], { values: { send_at }, reason: '会议通知' })

const stateOf = async (id: number) =>
  (await db.select().from(announcements).where(eq(announcements.id, id)))[0]!

const runJob = async (id: number) =>
  sendAnnouncement.run(app.services, {
    announcementId: id,
    plannedAt: (await stateOf(id)).send_at!.toISOString(),
  })

const inboxOf = async ({ client }: { client: typeof writer.client }) =>
  (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map(({ pushTitle }) => pushTitle)

it('sends to the cardiologists of one province once a second person has agreed', async () => {
  const { audience, doctor, elsewhere, other } = await buildCardiologists({ more: 20 })
  expect(await countOf(audience)).toBe(21)
  const { id } = await lists.writer.create(message(audience))
  const { requestId } = await lists.writer.run('send', id, { reason: '会议通知' })
  expect(requestId).not.toBeNull()
  expect((await stateOf(id)).state).toBe('draft')
  expect((await lists.requests.record(requestId!)).facts).toContainEqual(
    expect.objectContaining({ title: '收件人数', kind: 'change', before: '0', value: '21' }),
  )
  expect((await lists.requests.run('agree', requestId!, { reason: '同意' })).problem).toBe('')
  // The log says of the message who asked for it and who agreed.
  const { rows: entries } = await lists.audit.rows({ target: `announcements ${id}`, call: 'console.run' })
  expect(entries.map(({ reason }) => reason)).toEqual(['同意', '会议通知'])
  await runJob(id)
  await runJob(id)
  expect(await stateOf(id)).toMatchObject({ state: 'sent', reached: 21 })
  expect(await inboxOf(doctor)).toEqual(['心内科区域会议'])
  expect(await inboxOf(elsewhere)).toEqual([])
  expect(await inboxOf(other)).toEqual([])
  const { message_id } = await stateOf(id)
  const read = await doctor.client.call(pushCalls.text, { id: message_id! })
  expect(read.body).toBe('<p>请<b>准时</b>。</p>')
  await doctor.client.call(pushCalls.markRead, { id: message_id! })
  const { facts, values } = await lists.writer.record(id)
  expect(facts.find(({ title }) => title === '收件人')?.value).toMatch(/^青海 · ./)
  // What has been sent is not edited any more.
  expect(values).toBeNull()
  expect(facts.find(({ title }) => title === '已读')?.value).toBe('1 · 5%')
})

it('is sent to 20 people of a day by one person, and to more of them by two', async () => {
  const one = await buildMember(app, { operator_roles: ['support'] })
  const own = consoleOf(one.client, 'announcements')
  const reader = await buildMember(app)
  const others = []
  for (let n = 0; n < 19; n++) others.push((await buildUser(app.services)).user.id)
  const write = async (people: number[]) => (await own.create(message({ people }))).id
  const few = await write([reader.user.id])
  expect(await own.run('send', few, { reason: '答复来信' })).toEqual({ problem: '', requestId: null })
  await runJob(few)
  expect(await inboxOf(reader)).toEqual(['心内科区域会议'])
  const facts = (await own.record(few)).facts.find(({ title }) => title === '收件人')
  expect(facts?.value).toContain('林晓')
  expect((await own.run('send', await write(others), { reason: '答复来信' })).requestId).toBeNull()
  const more = await write([reader.user.id])
  const { requestId } = await own.run('send', more, { reason: '答复来信' })
  expect(requestId).not.toBeNull()
  expect((await stateOf(more)).state).toBe('draft')
  // A plan for later takes two in any case: the audience may grow until then.
  const { client: other } = await buildMember(app, { operator_roles: ['support'] })
  const later = { values: { send_at: '2099-01-01T08:00:00+08:00' }, reason: '定时' }
  const planned = await write([reader.user.id])
  expect((await consoleOf(other, 'announcements').run('send', planned, later)).requestId).not.toBeNull()
})

it('is read by anybody who has the link where it is open', async () => {
  const reader = await buildMember(app)
  const { id } = await lists.writer.create(message({ people: [reader.user.id], is_public: true }))
  await send(id)
  await runJob(id)
  const { message_id } = await stateOf(id)
  expect((await app.client().call(pushCalls.text, { id: message_id! })).title).toBe('心内科区域会议')
})

it('shows the English text to those who read English', async () => {
  const { audience, doctor } = await buildCardiologists()
  const { id } = await lists.writer.create(message(audience))
  await send(id)
  await runJob(id)
  const { message_id } = await stateOf(id)
  doctor.client.language = 'en'
  const read = await doctor.client.call(pushCalls.text, { id: message_id! })
  expect(read).toMatchObject({ title: 'Regional meeting', body: '<p>Be in time.</p>' })
})

it('refuses the agreement of who asked, of who may not, and the same one twice', async () => {
  const { audience } = await buildCardiologists({ more: 20 })
  const { id } = await lists.writer.create(message(audience))
  const { requestId } = await lists.writer.run('send', id, { reason: '会议通知' })
  const own = consoleOf(writer.client, 'requests')
  expect((await own.run('agree', requestId!)).problem).toBe(resourceFailures.ownRequest.zh)
  const { client: reviewer } = await buildMember(app, { operator_roles: ['reviewer'] })
  // Those who may neither ask for it nor agree to it do not see it.
  expect((await consoleOf(reviewer, 'requests').rows()).total).toBe(0)
  expect((await consoleOf(reviewer, 'requests').run('agree', requestId!)).problem).toBe(
    failures.dataMissing.zh,
  )
  const { client: colleague } = await buildMember(app, { operator_roles: ['support'] })
  expect((await consoleOf(colleague, 'requests').run('agree', requestId!)).problem).toBe(
    failures.noPermission.zh,
  )
  const both = await Promise.all([
    lists.requests.run('agree', requestId!),
    lists.requests.run('agree', requestId!),
  ])
  expect(both.map(({ problem }) => problem).toSorted()).toEqual(['', operatorFailures.notApplicable.zh])
})

it('keeps what was asked for as it is until the request is decided', async () => {
  const { audience } = await buildCardiologists({ more: 20 })
  const { id } = await lists.writer.create(message(audience))
  const { requestId } = await lists.writer.run('send', id, { reason: '会议通知' })
  const changed = message({ ...audience, title: '别的内容' })
  expect((await lists.writer.change(id, changed)).status).toBe(resourceFailures.requestWaits.status)
  await lists.requests.run('refuse', requestId!, { reason: '改一下' })
  expect((await lists.writer.change(id, changed)).status).toBe(200)
  await send(id)
  expect((await lists.writer.change(id, message(audience))).status).toBe(announcementFailures.notDraft.status)
})

it('is cancelled before its time, and sent at another', async () => {
  const { audience, doctor } = await buildCardiologists()
  const { id } = await lists.writer.create(message(audience))
  await send(id, '2099-01-01T08:00:00+08:00')
  const first = await stateOf(id)
  expect(first).toMatchObject({ state: 'scheduled', send_at: new Date('2099-01-01T00:00:00Z') })
  expect((await lists.writer.run('cancel', id, { reason: '改期' })).problem).toBe('')
  expect((await lists.writer.run('cancel', id, { reason: '改期' })).problem).toBe(
    operatorFailures.notApplicable.zh,
  )
  await send(id, '2099-02-01T08:00:00+08:00')
  // The job of the first plan finds that there is another.
  await sendAnnouncement.run(app.services, {
    announcementId: id,
    plannedAt: first.send_at!.toISOString(),
  })
  expect((await stateOf(id)).state).toBe('scheduled')
  expect(await inboxOf(doctor)).toEqual([])
})

it('leaves every inbox when it is recalled', async () => {
  const { audience, doctor } = await buildCardiologists()
  const { id } = await lists.writer.create(message(audience))
  expect((await lists.writer.run('recall', id, { reason: '有误' })).problem).toBe(
    operatorFailures.notApplicable.zh,
  )
  await send(id)
  await runJob(id)
  expect((await lists.writer.run('recall', id, { reason: '有误' })).problem).toBe('')
  await expect.poll(() => inboxOf(doctor)).toEqual([])
  expect((await stateOf(id)).state).toBe('recalled')
  expect((await doctor.client.ask(pushCalls.text, { id: (await stateOf(id)).message_id! })).status).toBe(
    failures.dataMissing.status,
  )
  // One that was taken back reaches nobody any more.
  await runJob(id)
  expect(await inboxOf(doctor)).toEqual([])
})

it('is sent to its writer alone as a test', async () => {
  const { audience, doctor } = await buildCardiologists()
  const { id } = await lists.writer.create(message(audience))
  expect((await lists.writer.run('test', id)).problem).toBe('')
  expect(await inboxOf(writer)).toContain('【测试】心内科区域会议')
  expect(await inboxOf(doctor)).toEqual([])
  expect((await stateOf(id)).state).toBe('draft')
})

it('goes by the channels that its readers want, after their quiet hours', async () => {
  const { audience, doctor, subject, hospital } = await buildCardiologists()
  const quiet = await buildMember(app, { home_college_id: subject, hospital })
  for (const { client } of [doctor, quiet])
    await client.call(pushCalls.saveDevice, {
      deviceId: `d-${client.token}`.slice(0, 60),
      pushId: `p-${client.token}`.slice(0, 60),
      equipmentType: 1,
    })
  await db.insert(messageSettings).values({ user_id: quiet.user.id, quiet_from: 0, quiet_to: 1439 })
  expect(
    await writer.client.call(announcementCalls.count, { audience: { ...everybody, ...audience } }),
  ).toEqual({ people: 2, channels: { app: 2, web: 0, wechat: 0, mail: 0 } })
  const { id } = await lists.writer.create(message({ ...audience, channels: ['app', 'mail'] }))
  await send(id)
  await runJob(id)
  const { message_id } = await stateOf(id)
  const deliveries = () =>
    db.select().from(messageDeliveries).where(eq(messageDeliveries.message_id, message_id!))
  await expect
    .poll(async () => (await deliveries()).find(({ user_id }) => user_id === doctor.user.id)?.state)
    .toBe('sent')
  expect(await deliveries()).toHaveLength(2)
  expect((await deliveries()).find(({ user_id }) => user_id === quiet.user.id)?.state).toBe('waiting')
})

it('finds people by each condition', async () => {
  const subject = await buildCollege(db)
  const at = { home_college_id: subject }
  const { user: verified } = await buildUser(app.services, {
    ...at,
    title: '主任医师 教授',
    department: '神经内科',
  })
  await buildVerification(app, verified, { state: verificationStates.passed })
  const { user: lapsed } = await buildUser(app.services, { ...at, title: '护师', user_type: 2 })
  await buildVerification(app, lapsed, { state: verificationStates.passed, lapsed_at: new Date() })
  await buildUser(app.services, { ...at, status: 'forbidden' })
  const subjects = [subject]
  expect(await countOf({ subjects })).toBe(2)
  expect(await countOf({ subjects, is_verified: true })).toBe(1)
  expect(await countOf({ subjects, titles: ['教授'] })).toBe(1)
  expect(await countOf({ subjects, titles: ['教授', '护师'] })).toBe(2)
  expect(await countOf({ subjects, identities: ['2'] })).toBe(1)
  expect(await countOf({ subjects, department: '神经' })).toBe(1)
  expect(await countOf({ subjects, department: '%' })).toBe(0)
  expect(await countOf({ subjects, provinces: ['海南'] })).toBe(0)
  const union = await buildUnion(app)
  expect(await countOf({ unions: [union.id] })).toBe(3)
  const college = await buildCollege(db)
  const { user: homepage } = await buildUser(app.services)
  await buildDoctor(db, { college_id: college, user_id: homepage.id })
  expect(await countOf({ subjects: [college] })).toBe(1)
})

it('refuses a message for nobody, one without text, and a link to elsewhere', async () => {
  const { id } = await lists.writer.create(message({ subjects: [await buildCollege(db)] }))
  expect(await lists.writer.run('send', id, { reason: '试' })).toEqual({
    problem: announcementFailures.nobody.zh,
    requestId: null,
  })
  for (const wrong of [
    { title: '' },
    { kind: '' },
    { path: 'https://example.com' },
    { path: '//example.com' },
    { channels: ['sms'] },
  ])
    expect((await lists.writer.askSave(message(wrong))).status, JSON.stringify(wrong)).toBe(
      resourceFailures.valuesWrong.status,
    )
  expect((await lists.writer.askRun('send', id)).status).toBe(resourceFailures.reasonMissing.status)
})

it('is closed to roles that send no messages', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const { id } = await lists.writer.create(message())
  const closed = consoleOf(editor, 'announcements')
  expect((await closed.askRows()).status).toBe(failures.noPermission.status)
  expect((await closed.askSave(message())).status).toBe(failures.noPermission.status)
  expect((await closed.askRun('send', id, { reason: '试' })).status).toBe(failures.noPermission.status)
  expect((await editor.ask(announcementCalls.count, { audience: everybody })).status).toBe(
    failures.noPermission.status,
  )
})
