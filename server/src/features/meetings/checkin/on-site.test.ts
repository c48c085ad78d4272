import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { attendanceCalls } from '#contract/meetings/attendance.ts'
import { checkinFailures, onSiteCalls, checkinCalls } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { createVault } from '#kernel/vault.ts'
import { buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { buildManager, buildCheckinForm } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { buildOldPhone, buildPhone, scanOnSite } from '#server/testing/scan-on-site.ts'
import { createPasskey } from '#server/testing/software-passkey.ts'
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

const { scan, confirm, checkIn } = scanOnSite(app.url)

describe('checking in on site', () => {
  it('takes the code on the screen and the same device', async () => {
    const { meeting, show } = await buildSite()
    const { client, user } = await buildMember(app)
    const device = buildPhone()
    const { data: scanned } = await scan(client, device, (await show()).code)
    expect(scanned).toMatchObject({ meeting_id: meeting.id, title: meeting.title, life_ms: 60_000 })
    const press = async () => (await confirm(client, device, scanned.ticket)).data
    expect(await press()).toEqual({ meeting_id: meeting.id, is_new: 1, is_waiting: 0 })
    expect(await press()).toEqual({ meeting_id: meeting.id, is_new: 0, is_waiting: 0 })
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
      expect(await scan(client, buildPhone(), code)).toMatchObject({
        status: checkinFailures.codeOver.status,
        message: '签到码已失效，请扫描现场屏幕上的最新签到码',
      })
  })

  it('refuses a ticket on another device, of another person, made up, or late', async () => {
    const { meeting, show } = await buildSite()
    const { client, user } = await buildMember(app)
    const { client: friend } = await buildMember(app)
    const device = buildPhone()
    const { ticket } = (await scan(client, device, (await show()).code)).data
    const statusOf = async (asking: TestClient, given: string, by = device) =>
      (await confirm(asking, by, given)).status
    expect(await statusOf(friend, ticket)).toBe(checkinFailures.otherDevice.status)
    expect(await statusOf(friend, ticket, buildPhone())).toBe(checkinFailures.otherDevice.status)
    expect(await statusOf(client, ticket, buildPhone())).toBe(checkinFailures.otherDevice.status)
    expect(await statusOf(client, 'made-up')).toBe(checkinFailures.ticketOver.status)
    const scanned = { meetingId: meeting.id, sessionId: 0, userId: user.id, deviceKey: device.key }
    const late = makeTicket(app.services.vault, scanned, Date.now() - 16_000).ticket
    expect(await statusOf(client, late)).toBe(checkinFailures.ticketOver.status)
    expect(await statusOf(app.client(), ticket)).toBe(failures.loginExpired.status)
  })

  it('gives no ticket to a visitor, who could log in as anybody afterwards', async () => {
    const { show } = await buildSite()
    const answer = await scan(app.client(), buildPhone(), (await show()).code)
    expect(answer.status).toBe(failures.loginExpired.status)
  })

  it('refuses a device without a key of the right kind', async () => {
    const { show } = await buildSite()
    const { client } = await buildMember(app)
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    const other = publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')
    for (const key of ['', 'made-up', other])
      expect((await scan(client, { ...buildPhone(), key }, (await show()).code)).status).toBe(
        checkinFailures.deviceUnproven.status,
      )
  })

  it('checks in one person per device, also when both press at once', async () => {
    const { show } = await buildSite()
    const people = await Promise.all([buildMember(app), buildMember(app)])
    const device = buildPhone()
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
    const device = buildPhone()
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
    const device = buildPhone()
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
    const device = buildPhone()
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

const wait = (show: () => Promise<{ waiting: unknown[] }>) => show().then(({ waiting }) => waiting.length)

describe('the counter', () => {
  it('lets somebody in by one press whose phone cannot verify anybody, and knows the phone then', async () => {
    const { meeting, manager, show } = await buildSite()
    const { client, user } = await buildMember(app)
    const phone = buildOldPhone()
    const { data } = await checkIn(client, phone, (await show()).code)
    expect(data).toEqual({ meeting_id: meeting.id, is_new: 0, is_waiting: 1 })
    const info = () => client.call(checkinCalls.info, { meeting_id: meeting.id })
    expect(await info()).toMatchObject({ is_waiting: 1, is_on_site: 0, state: 0 })
    const { waiting, count } = await show()
    expect(count).toBe(0)
    expect(waiting).toMatchObject([{ name: '林*', proof: 'key', burst_num: 0 }])
    const at = { meeting_id: meeting.id, schedule_id: 0 }
    const one = { ...at, waiting_id: waiting[0]!.waiting_id, last_id: 0 }
    const { client: stranger } = await buildMember(app)
    expect((await stranger.ask(onSiteCalls.letIn, one)).status).toBe(failures.noPermission.status)
    const answers = await Promise.all([0, 1].map(() => manager.client.ask(onSiteCalls.letIn, one)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      checkinFailures.nobodyWaiting.status,
    ])
    expect(await info()).toMatchObject({ is_waiting: 0, is_on_site: 1, state: 2 })
    const visits = await app.services.db
      .select()
      .from(checkinVisits)
      .where(eq(checkinVisits.user_id, user.id))
    expect(visits).toMatchObject([{ proof: 'key', is_fresh: true, staff_id: manager.user.id }])
    const next = await buildSite()
    expect((await checkIn(client, phone, (await next.show()).code)).data).toMatchObject({ is_new: 1 })
  })

  it(
    'gets a burst from one network, those too who were quicker, and lets in whom it has looked at',
    { retry: 3 },
    async () => {
      const { meeting, manager, show } = await buildSite()
      const { code } = await show()
      const people = await Promise.all(Array.from({ length: 4 }, () => buildMember(app)))
      const tickets = await Promise.all(
        people.map(async ({ client }) => {
          const phone = buildPhone()
          return { client, phone, ticket: (await scan(client, phone, code)).data.ticket }
        }),
      )
      const answers = await Promise.all(
        tickets.map(({ client, phone, ticket }) => confirm(client, phone, ticket)),
      )
      expect(answers.filter(({ data }) => data.is_waiting === 1).length).toBeGreaterThanOrEqual(2)
      const { waiting, count } = await show()
      expect(count).toBe(0)
      expect(waiting).toHaveLength(4)
      expect(waiting.map(({ burst_num }) => burst_num)).toEqual([4, 4, 4, 4])
      const { client: late } = await buildMember(app)
      await checkIn(late, buildOldPhone(), (await show()).code)
      const last_id = waiting.at(-1)!.waiting_id
      const at = { meeting_id: meeting.id, schedule_id: 0 }
      const { let_in_num } = await manager.client.call(onSiteCalls.letIn, { ...at, waiting_id: 0, last_id })
      expect(let_in_num).toBe(4)
      const [newest] = (await show()).waiting
      const turn = { ...at, waiting_id: newest!.waiting_id }
      expect((await manager.client.ask(onSiteCalls.turnAway, turn)).status).toBe(200)
      expect(await wait(show)).toBe(0)
      const { csv } = await manager.client.call(attendanceCalls.export, { meeting_id: meeting.id })
      expect(csv.match(/1 秒内同一网络 [45] 人/g)).toHaveLength(4)
    },
  )

  it('is asked of a passkey that did not verify its user, or signed something else', async () => {
    const { show } = await buildSite()
    const { client } = await buildMember(app)
    const careless = { ...buildPhone(), passkey: createPasskey() }
    expect((await checkIn(client, careless, (await show()).code)).status).toBe(
      checkinFailures.passkeyRefused.status,
    )
    const phone = buildPhone()
    const { data } = await scan(client, phone, (await show()).code)
    const forged = phone.passkey!.create({ challenge: 'AAAA' }, app.url)
    const answer = await client.ask(onSiteCalls.confirm, {
      ticket: data.ticket,
      device_sign: phone.sign(data.ticket),
      consent: false,
      created: forged,
    })
    expect(answer.status).toBe(checkinFailures.passkeyRefused.status)
  })

  it('is not needed at the next meeting: the passkey is asked for again, and a copy of another is refused', async () => {
    const phone = buildPhone()
    const { client } = await buildMember(app)
    for (const kind of ['create', 'get'] as const) {
      const { show } = await buildSite()
      const { data } = await scan(client, phone, (await show()).code)
      expect(data.passkey).toMatchObject({ kind })
      expect((await confirm(client, phone, data.ticket)).data).toMatchObject({ is_new: 1, is_waiting: 0 })
    }
    const { show } = await buildSite()
    const other = await buildMember(app)
    const copied = { ...buildPhone(), passkey: phone.passkey }
    expect((await checkIn(other.client, copied, (await show()).code)).status).toBe(
      checkinFailures.deviceUsed.status,
    )
  })
})
