import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { expertTaskCalls, sheetCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readCode } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { expertSheets, sheetChanges } from './expert-sheets.tables.ts'

const app = await testApp()
const yes = { type: true, reason: '' }

const changesOf = (sheetId: number) =>
  app.services.db
    .select()
    .from(sheetChanges)
    .where(eq(sheetChanges.sheet_id, sheetId))
    .orderBy(sheetChanges.id)

it('is read and confirmed by the expert, once', async () => {
  const { ids, expert, meeting, sheet } = await buildSheet(app)
  expect(await expert.client.call(sheetCalls.status, ids)).toMatchObject({
    meeting_title: meeting.title,
    guest_id: sheet.id,
    guest_name: '程怀瑾',
    contact: '会务组 010-1234',
    status: 0,
    can_confirm: 1,
    confirm_time: '',
  })
  const answers = await Promise.all(
    [1, 2, 3].map(() => expert.client.call(sheetCalls.affirm, { ...ids, ...yes })),
  )
  expect(new Set(answers.map((answer) => answer.confirm_time)).size).toBe(1)
  expect(await expert.client.call(sheetCalls.status, ids)).toMatchObject({ status: 1, can_confirm: 0 })
  expect(await changesOf(sheet.id)).toMatchObject([{ kind: 'schedule_confirmed', by_guest: true }])
})

it('is refused with a reason, which both sides can read, and may be confirmed after all', async () => {
  const { ids, expert, sheet } = await buildSheet(app)
  const no = { ...ids, type: false, reason: '' }
  expect((await expert.client.ask(sheetCalls.affirm, no)).message).toBe(sheetFailures.reasonMissing.zh)
  const refused = await expert.client.call(sheetCalls.affirm, { ...no, reason: '当日有手术' })
  expect(refused).toMatchObject({ status: 2, reason: '当日有手术', can_confirm: 1 })
  expect(await expert.client.call(sheetCalls.affirm, { ...ids, ...yes })).toMatchObject({
    status: 1,
    reason: '',
  })
  expect((await changesOf(sheet.id)).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['schedule_refused', '当日有手术'],
    ['schedule_confirmed', ''],
  ])
})

it('is found from the meeting', async () => {
  const { ids, expert, meeting } = await buildSheet(app)
  const status = (client = expert.client) => client.call(meetingCalls.userStatus, { meeting_id: meeting.id })
  expect(await status()).toMatchObject({ task_id: ids.id })
  expect(await status(app.client())).toMatchObject({ task_id: 0 })
})

it('rejects others with the specified message and the contact', async () => {
  const { ids } = await buildSheet(app)
  const { client } = await buildMember(app)
  for (const answer of [
    await client.ask(sheetCalls.status, ids),
    await client.ask(sheetCalls.affirm, { ...ids, ...yes }),
    await client.ask(expertTaskCalls.check, ids),
  ])
    expect(answer).toMatchObject({
      status: 4717,
      message: '您登录的手机号非邀约讲课专家，请更换其它账号登录!',
      data: { meeting_group_contact: '会务组 010-1234' },
    })
  expect((await app.client().ask(sheetCalls.status, ids)).status).toBe(failures.noPermission.status)
  expect((await client.ask(sheetCalls.status, { id: 99_999_999, tcode: '' })).message).toBe(
    sheetFailures.taskMissing.zh,
  )
})

it('opens to anyone who has its code, which cannot be guessed', async () => {
  const { ids } = await buildSheet(app, { code: 'K7Q2MX' })
  const visitor = app.client()
  const open = (tcode: string, client: TestClient = visitor) =>
    client.ask(sheetCalls.status, { ...ids, tcode })
  expect((await open('K7Q2MX')).data).toMatchObject({ status: 0 })
  const { client } = await buildMember(app)
  for (let n = 0; n < 10; n++) expect((await open(`X${n}`, client)).status).toBe(4717)
  expect((await open('K7Q2MX', client)).status).toBe(failures.tooOften.status)
})

it('opens by no code once it is settled', async () => {
  const { ids, expert, sheet } = await buildSheet(app, { code: 'K7Q2MX' })
  const { db } = app.services
  await db.update(expertSheets).set({ settled_at: new Date() }).where(eq(expertSheets.id, sheet.id))
  const withCode = { ...ids, tcode: 'K7Q2MX' }
  const visitor = await app.client().ask(expertTaskCalls.check, withCode)
  expect(visitor).toMatchObject({ status: 4785, message: sheetFailures.codeWrong.zh })
  // The account opens it, and a code that opens nothing is not handed back to be tried again.
  const admitted = await expert.client.call(expertTaskCalls.check, withCode)
  expect(admitted).toMatchObject({ guest_id: sheet.id, tcode: '' })
})

it('opens by no code half a year after the meeting', async () => {
  const hours = (days: number) => ({ from: -24 * days })
  const [kept, over] = [
    await buildSheet(app, { code: 'K7Q2MX', ...hours(179) }),
    await buildSheet(app, { code: 'K7Q2MX', ...hours(181) }),
  ]
  const check = ({ ids }: typeof kept, client = app.client()) =>
    client.ask(expertTaskCalls.check, { ...ids, tcode: 'K7Q2MX' })
  expect((await check(kept)).data).toMatchObject({ tcode: 'K7Q2MX' })
  expect((await check(over)).status).toBe(sheetFailures.codeWrong.status)
  expect((await check(over, over.expert.client)).data).toMatchObject({ tcode: '' })
})

it('asks which of several sheets is meant, and gives back the code of the chosen one', async () => {
  const first = await buildSheet(app, { code: 'AAAAAA' })
  const { ids, expert } = first
  const second = await buildSheet(app, { code: 'BBBBBB', expert, taskId: ids.id, part: 2 })
  expect((await expert.client.ask(expertTaskCalls.check, ids)).status).toBe(4777)
  const choices = await expert.client.call(expertTaskCalls.guests, { id: ids.id })
  expect(choices.map(({ guest_id }) => guest_id)).toEqual([first.sheet.id, second.sheet.id])
  const check = { ...ids, guest_id: second.sheet.id }
  expect(await expert.client.call(expertTaskCalls.check, check)).toMatchObject({
    guest_id: second.sheet.id,
    tcode: 'BBBBBB',
  })
  const foreign = await buildSheet(app)
  expect(
    (await expert.client.ask(expertTaskCalls.check, { ...ids, guest_id: foreign.sheet.id })).status,
  ).toBe(4777)
})

it('can no longer be confirmed when it is over', async () => {
  const { ids, expert } = await buildSheet(app, { from: -3 })
  expect(await expert.client.call(sheetCalls.status, ids)).toMatchObject({ can_confirm: 0 })
  expect((await expert.client.ask(sheetCalls.affirm, { ...ids, ...yes })).message).toBe(
    sheetFailures.taskOver.zh,
  )
})

it('lets the first device confirm, and asks others for a code that goes to the invited number', async () => {
  const { ids, expert } = await buildSheet(app, { code: 'K7Q2MX' })
  const withCode = { ...ids, tcode: 'K7Q2MX' }
  const [own, passedOn] = [app.client(), app.client()]
  expect(await own.call(expertTaskCalls.check, withCode)).toMatchObject({ is_proved: 1 })
  expect(await passedOn.call(expertTaskCalls.check, withCode)).toMatchObject({ is_proved: 0 })

  const asked = await passedOn.ask(sheetCalls.affirm, { ...withCode, ...yes })
  const masked = `${expert.phone.slice(0, 3)}****${expert.phone.slice(-4)}`
  expect(asked).toMatchObject({ status: sheetFailures.deviceUnproved.status, data: { phone: masked } })
  expect(await passedOn.call(expertTaskCalls.proveDevice, { ...withCode, scene: 'confirm' })).toEqual({
    phone: masked,
  })
  const right = await readCode(app, expert.phone)
  const wrong = right === '0000' ? '1111' : '0000'
  expect((await passedOn.ask(sheetCalls.affirm, { ...withCode, ...yes, code: wrong })).status).not.toBe(200)
  await passedOn.call(sheetCalls.affirm, { ...withCode, ...yes, code: right })
  expect(await passedOn.call(expertTaskCalls.check, withCode)).toMatchObject({ is_proved: 1 })
  await own.call(sheetCalls.affirm, { ...withCode, type: false, reason: '临时会诊' })
})

it('takes a caller without a number for no device: a preview of the link is not the first one', async () => {
  const { ids, sheet } = await buildSheet(app, { code: 'K7Q2MX' })
  const withCode = { ...ids, tcode: 'K7Q2MX', guest_id: sheet.id }
  const [preview, own] = [app.client(), app.client()]
  preview.guestId = ''
  expect(await preview.call(expertTaskCalls.check, withCode)).toMatchObject({ is_proved: 0 })
  expect((await preview.ask(sheetCalls.affirm, { ...withCode, ...yes })).status).toBe(
    sheetFailures.deviceUnproved.status,
  )
  expect(await own.call(expertTaskCalls.check, withCode)).toMatchObject({ is_proved: 1 })
})

it('lets the expert log in at the page of the task', async () => {
  const { ids, expert } = await buildSheet(app)
  const client = app.client()
  expect(await client.call(expertTaskCalls.loginPage, { id: ids.id })).toMatchObject({
    meeting_group_contact: '会务组 010-1234',
  })
  await client.call(accountCalls.sendCode, { phone: expert.phone, country_code: '86', scene: 'login' })
  const code = await readCode(app, expert.phone)
  const login = await client.call(expertTaskCalls.codeLogin, {
    phone: expert.phone,
    country_code: '86',
    code,
  })
  client.token = login.token
  expect((await client.call(expertTaskCalls.check, ids)).guest_id).toBeGreaterThan(0)
})
