import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { checkinFailures, onSiteCalls, checkinCalls } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { createVault } from '#kernel/vault.ts'
import { buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { buildDevice } from '#server/testing/build-device.ts'
import { buildManager, buildCheckinForm } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { checkinVisits } from './checkin.tables.ts'
import { makeSiteCode, readSiteCode } from './site-code.ts'
import { makeTicket } from './site-ticket.ts'

const app = await testApp()

const now = { from: -0.1, to: 2 }

async function buildSite(time = now) {
  const { db } = app.services
  const meeting = await buildMeeting(db, time)
  await buildCheckinForm(db, meeting.id, ['real_name'])
  const manager = await buildMember(app)
  await buildManager(db, meeting.id, manager.user.id)
  const show = () => manager.client.call(onSiteCalls.code, { meeting_id: meeting.id, schedule_id: 0 })
  return { meeting, manager, show }
}

describe('a code', () => {
  const vault = createVault(randomBytes(32))
  const siteId = { meetingId: 7, sessionId: 3 }
  const at = 1_800_000_000_000

  it('is good for seconds', () => {
    const { code, nextInMs } = makeSiteCode(vault, siteId, at)
    expect(nextInMs).toBe(3000)
    expect(readSiteCode(vault, code, at)).toEqual(siteId)
    expect(readSiteCode(vault, code, at + 5999)).toEqual(siteId)
    expect(readSiteCode(vault, code, at + 6000)).toBeUndefined()
    expect(readSiteCode(vault, code, at - 1)).toBeUndefined()
  })

  it('is made by this platform, for one place', () => {
    const { code } = makeSiteCode(vault, siteId, at)
    expect(readSiteCode(createVault(randomBytes(32)), code, at)).toBeUndefined()
    expect(readSiteCode(vault, code.replace(/^7\./, '8.'), at)).toBeUndefined()
    expect(readSiteCode(vault, code.replace(/^7\.3/, '7.4'), at)).toBeUndefined()
    expect(readSiteCode(vault, '', at)).toBeUndefined()
    expect(makeSiteCode(vault, siteId, at).code).not.toBe(code)
  })
})

type Device = ReturnType<typeof buildDevice>

const scan = (client: TestClient, device: Device, code: string) =>
  client.ask(onSiteCalls.scan, { code, device_key: device.key })

const confirm = (client: TestClient, device: Device, ticket: string, consent = false) =>
  client.ask(onSiteCalls.confirm, { ticket, device_sign: device.sign(ticket), consent })

async function checkIn(client: TestClient, device: Device, code: string) {
  const { data } = await scan(client, device, code)
  return confirm(client, device, data.ticket)
}

describe('checking in on site', () => {
  it('takes the code on the screen and the same device', async () => {
    const { meeting, show } = await buildSite()
    const { client, user } = await buildMember(app)
    const device = buildDevice()
    const { data: scanned } = await scan(client, device, (await show()).code)
    expect(scanned).toMatchObject({ meeting_id: meeting.id, title: meeting.title, life_ms: 15_000 })
    const press = async () => (await confirm(client, device, scanned.ticket)).data
    expect(await press()).toEqual({ meeting_id: meeting.id, is_new: 1 })
    expect(await press()).toEqual({ meeting_id: meeting.id, is_new: 0 })
    expect(await client.call(checkinCalls.info, { meeting_id: meeting.id })).toMatchObject({
      state: 2,
      is_on_site: 1,
    })
    const shown = await show()
    expect(shown).toMatchObject({ count: 1, latest: [{ name: '林*', method: 'code' }] })
    const [visit] = await app.services.db
      .select()
      .from(checkinVisits)
      .where(eq(checkinVisits.user_id, user.id))
    expect(visit).toMatchObject({ meeting_id: meeting.id, method: 'code', staff_id: null, consents: false })
  })

  it('refuses a picture that was sent on: old, of another platform, or made up', async () => {
    const { meeting } = await buildSite()
    const { vault } = app.services
    const { client } = await buildMember(app)
    const siteId = { meetingId: meeting.id, sessionId: 0 }
    const old = makeSiteCode(vault, siteId, Date.now() - 6000).code
    const foreign = makeSiteCode(createVault(randomBytes(32)), siteId).code
    for (const code of [old, foreign, 'x'])
      expect(await scan(client, buildDevice(), code)).toMatchObject({
        status: checkinFailures.codeOver.status,
        message: '签到码已失效，请扫描现场屏幕上的最新签到码',
      })
  })

  it('refuses a ticket on another device, of another person, made up, or late', async () => {
    const { meeting, show } = await buildSite()
    const { client, user } = await buildMember(app)
    const { client: friend } = await buildMember(app)
    const device = buildDevice()
    const { ticket } = (await scan(client, device, (await show()).code)).data
    const statusOf = async (asking: TestClient, given: string, by = device) =>
      (await confirm(asking, by, given)).status
    expect(await statusOf(friend, ticket)).toBe(checkinFailures.otherDevice.status)
    expect(await statusOf(friend, ticket, buildDevice())).toBe(checkinFailures.otherDevice.status)
    expect(await statusOf(client, ticket, buildDevice())).toBe(checkinFailures.otherDevice.status)
    expect(await statusOf(client, 'made-up')).toBe(checkinFailures.ticketOver.status)
    const scanned = { meetingId: meeting.id, sessionId: 0, userId: user.id, deviceKey: device.key }
    const late = makeTicket(app.services.vault, scanned, Date.now() - 16_000).ticket
    expect(await statusOf(client, late)).toBe(checkinFailures.ticketOver.status)
    expect(await statusOf(app.client(), ticket)).toBe(failures.loginExpired.status)
  })

  it('gives no ticket to a visitor, who could log in as anybody afterwards', async () => {
    const { show } = await buildSite()
    const answer = await scan(app.client(), buildDevice(), (await show()).code)
    expect(answer.status).toBe(failures.loginExpired.status)
  })

  it('refuses a device without a key of the right kind', async () => {
    const { show } = await buildSite()
    const { client } = await buildMember(app)
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    const other = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')
    for (const key of ['', 'made-up', other])
      expect((await scan(client, { ...buildDevice(), key }, (await show()).code)).status).toBe(
        checkinFailures.deviceUnproven.status,
      )
  })

  it('checks in one person per device, also when both press at once', async () => {
    const { show } = await buildSite()
    const people = await Promise.all([buildMember(app), buildMember(app)])
    const device = buildDevice()
    const { code } = await show()
    const tickets = await Promise.all(
      people.map(async ({ client }) => (await scan(client, device, code)).data.ticket),
    )
    const answers = await Promise.all(people.map(({ client }, at) => confirm(client, device, tickets[at]!)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      checkinFailures.deviceUsed.status,
    ])
  })

  it('refuses a second account in another session too, and the staff is the way out', async () => {
    const { meeting, manager, show } = await buildSite()
    const session = await buildSession(app.services.db, meeting.id, { from: 0.5, to: 1 })
    const owner = await buildMember(app)
    const friend = await buildMember(app)
    const device = buildDevice()
    expect((await checkIn(owner.client, device, (await show()).code)).status).toBe(200)
    const codeOfSession = async () =>
      (await manager.client.call(onSiteCalls.code, { meeting_id: meeting.id, schedule_id: session.id })).code
    expect((await checkIn(owner.client, device, await codeOfSession())).status).toBe(200)
    expect(await checkIn(friend.client, device, await codeOfSession())).toMatchObject({
      status: checkinFailures.deviceUsed.status,
      message: '该设备已为其他账号签到，请到签到台由工作人员核实后代签',
    })
    const given = { meeting_id: meeting.id, schedule_id: session.id, phone: friend.phone, reason: '共用手机' }
    expect((await manager.client.ask(onSiteCalls.byStaff, given)).status).toBe(200)
    expect(await readInbox(friend.client)).toEqual([expect.stringContaining('为您办理')])
  })

  it('is open from an hour before the begin to the end, by session where one is named', async () => {
    const early = await buildSite({ from: 2, to: 4 })
    expect(await early.show()).toMatchObject({ is_open: 0, code: '' })
    const code = makeSiteCode(app.services.vault, { meetingId: early.meeting.id, sessionId: 0 }).code
    const { client } = await buildMember(app)
    const device = buildDevice()
    expect((await scan(client, device, code)).message).toBe('现在不在现场签到时间内')
    const session = await buildSession(app.services.db, early.meeting.id, { from: 0.5, to: 1 })
    const shown = await early.manager.client.call(onSiteCalls.code, {
      meeting_id: early.meeting.id,
      schedule_id: session.id,
    })
    expect(shown).toMatchObject({ is_open: 1, title: session.title })
    expect((await scan(client, device, shown.code)).status).toBe(200)
  })

  it('refuses a future session, whatever ticket or number is shown', async () => {
    const { meeting, manager } = await buildSite()
    const { db, vault } = app.services
    const future = await buildSession(db, meeting.id, { from: 20, to: 21 })
    const { client, user, phone } = await buildMember(app)
    const device = buildDevice()
    const siteId = { meetingId: meeting.id, sessionId: future.id }
    const { ticket } = makeTicket(vault, { ...siteId, userId: user.id, deviceKey: device.key })
    const answers = [
      await scan(client, device, makeSiteCode(vault, siteId).code),
      await confirm(client, device, ticket),
      await manager.client.ask(onSiteCalls.byStaff, {
        meeting_id: meeting.id,
        schedule_id: future.id,
        phone,
        reason: '提前到场',
      }),
    ]
    for (const { status } of answers) expect(status).toBe(checkinFailures.notOpen.status)
  })
})

describe('the staff', () => {
  it('alone sees the code', async () => {
    const { meeting } = await buildSite()
    const ask = async (client = app.client()) =>
      (await client.ask(onSiteCalls.code, { meeting_id: meeting.id, schedule_id: 0 })).status
    expect(await ask()).toBe(failures.loginExpired.status)
    expect(await ask((await buildMember(app)).client)).toBe(failures.noPermission.status)
    expect(await ask((await buildMember(app, { operator_roles: ['administrator'] })).client)).toBe(200)
  })

  it('can sign somebody in with a reason, which stays with who did it', async () => {
    const { meeting, manager } = await buildSite()
    const { phone, user, client } = await buildMember(app)
    const give = (fields: { phone?: string; reason?: string }, asking = manager.client) =>
      asking.ask(onSiteCalls.byStaff, {
        meeting_id: meeting.id,
        schedule_id: 0,
        phone,
        reason: '手机没电',
        ...fields,
      })
    expect((await give({ reason: '' })).message).toBe('请填写代签原因')
    expect((await give({ phone: '123' })).message).toBe('请输入正确的手机号')
    expect((await give({ phone: '13700000000' })).message).toBe('该手机号尚未注册')
    expect((await give({}, client)).status).toBe(failures.noPermission.status)
    expect((await give({})).data).toMatchObject({ name: '林*', method: 'staff' })
    expect((await give({})).message).toBe('该人员已签到')
    const [visit] = await app.services.db
      .select()
      .from(checkinVisits)
      .where(eq(checkinVisits.user_id, user.id))
    expect(visit).toMatchObject({ method: 'staff', staff_id: manager.user.id, reason: '手机没电' })
  })

  it('may hand in later what was noted without a network, once, and not for ever', async () => {
    const { meeting, manager } = await buildSite({ from: -3, to: -1 })
    const { phone, user } = await buildMember(app)
    const give = (seconds_ago?: number) =>
      manager.client.ask(onSiteCalls.byStaff, {
        meeting_id: meeting.id,
        schedule_id: 0,
        phone,
        reason: '会场没有网络',
        seconds_ago,
      })
    expect((await give()).message).toBe('现在不在现场签到时间内')
    expect((await give(24 * 60 * 60 + 1)).message).toBe('该记录已超过 24 小时，不能再提交')
    expect((await give(2 * 60 * 60)).status).toBe(200)
    expect((await give(2 * 60 * 60)).message).toBe('该人员已签到')
    const visits = await app.services.db
      .select()
      .from(checkinVisits)
      .where(eq(checkinVisits.user_id, user.id))
    expect(visits).toHaveLength(1)
    const agoMinutes = (Date.now() - visits[0]!.at.getTime()) / 60_000
    expect(Math.round(agoMinutes / 10) * 10).toBe(120)
  })

  it('has nothing to show where no sign-in is needed', async () => {
    const meeting = await buildMeeting(app.services.db, now)
    const { client } = await buildMember(app, { operator_roles: ['administrator'] })
    expect(await client.ask(onSiteCalls.code, { meeting_id: meeting.id, schedule_id: 0 })).toMatchObject({
      message: '该会议无需签到',
    })
  })
})
