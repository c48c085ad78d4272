import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { checkinFailures, onSiteCalls, checkinCalls } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { createVault } from '#kernel/vault.ts'
import { buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { buildManager, buildCheckinForm } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
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
    expect(nextInMs).toBe(5000)
    expect(readSiteCode(vault, code, at)).toEqual(siteId)
    expect(readSiteCode(vault, code, at + 14_999)).toEqual(siteId)
    expect(readSiteCode(vault, code, at + 15_000)).toBeUndefined()
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

describe('signing in on site', () => {
  it('takes the code on the screen and the same device', async () => {
    const { meeting, show } = await buildSite()
    const { client, user } = await buildMember(app)
    const scanned = await client.call(onSiteCalls.scan, { code: (await show()).code })
    expect(scanned).toMatchObject({ meeting_id: meeting.id, title: meeting.title, life_ms: 15_000 })
    const confirm = () => client.call(onSiteCalls.confirm, { ticket: scanned.ticket })
    expect(await confirm()).toEqual({ meeting_id: meeting.id, is_new: 1 })
    expect(await confirm()).toEqual({ meeting_id: meeting.id, is_new: 0 })
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
    expect(visit).toMatchObject({ meeting_id: meeting.id, method: 'code', staff_id: null })
  })

  it('refuses a picture that was sent on: old, of another platform, or made up', async () => {
    const { meeting } = await buildSite()
    const { vault } = app.services
    const { client } = await buildMember(app)
    const siteId = { meetingId: meeting.id, sessionId: 0 }
    const old = makeSiteCode(vault, siteId, Date.now() - 20_000).code
    const foreign = makeSiteCode(createVault(randomBytes(32)), siteId).code
    for (const code of [old, foreign, 'x'])
      expect(await client.ask(onSiteCalls.scan, { code })).toMatchObject({
        status: checkinFailures.codeOver.status,
        message: '签到码已失效，请扫描现场屏幕上的最新签到码',
      })
  })

  it('refuses a ticket on another device, of another person, made up, or late', async () => {
    const { meeting, show } = await buildSite()
    const { client, user } = await buildMember(app)
    const { client: friend } = await buildMember(app)
    const { ticket } = await client.call(onSiteCalls.scan, { code: (await show()).code })
    const statusOf = async (asking: typeof client, given: string) =>
      (await asking.ask(onSiteCalls.confirm, { ticket: given })).status
    expect(await statusOf(friend, ticket)).toBe(checkinFailures.otherDevice.status)
    friend.guestId = client.guestId
    expect(await statusOf(friend, ticket)).toBe(checkinFailures.otherDevice.status)
    expect(await statusOf(client, 'made-up')).toBe(checkinFailures.ticketOver.status)
    const scanned = { meetingId: meeting.id, sessionId: 0, guestId: client.guestId, userId: user.id }
    const late = makeTicket(app.services.vault, scanned, Date.now() - 16_000).ticket
    expect(await statusOf(client, late)).toBe(checkinFailures.ticketOver.status)
    expect((await app.client().ask(onSiteCalls.confirm, { ticket })).status).toBe(
      failures.loginExpired.status,
    )
  })

  it('signs in one person a device, also when both press at once', async () => {
    const { show } = await buildSite()
    const people = await Promise.all([buildMember(app), buildMember(app)])
    const { code } = await show()
    const tickets = await Promise.all(
      people.map(async ({ client }) => {
        client.guestId = people[0].client.guestId
        return (await client.call(onSiteCalls.scan, { code })).ticket
      }),
    )
    const answers = await Promise.all(
      people.map(({ client }, at) => client.ask(onSiteCalls.confirm, { ticket: tickets[at]! })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      checkinFailures.deviceUsed.status,
    ])
  })

  it('lets a visitor log in between', async () => {
    const { show } = await buildSite()
    const visitor = app.client()
    const scanned = await visitor.call(onSiteCalls.scan, { code: (await show()).code })
    expect(scanned.life_ms).toBe(180_000)
    const { client } = await buildMember(app)
    client.guestId = visitor.guestId
    expect((await client.ask(onSiteCalls.confirm, { ticket: scanned.ticket })).status).toBe(200)
  })

  it('is open from an hour before the begin to the end, by session where one is named', async () => {
    const early = await buildSite({ from: 2, to: 4 })
    expect(await early.show()).toMatchObject({ is_open: 0, code: '' })
    const code = makeSiteCode(app.services.vault, { meetingId: early.meeting.id, sessionId: 0 }).code
    const { client } = await buildMember(app)
    expect((await client.ask(onSiteCalls.scan, { code })).message).toBe('现在不在现场签到时间内')
    const session = await buildSession(app.services.db, early.meeting.id, { from: 0.5, to: 1 })
    const shown = await early.manager.client.call(onSiteCalls.code, {
      meeting_id: early.meeting.id,
      schedule_id: session.id,
    })
    expect(shown).toMatchObject({ is_open: 1, title: session.title })
    expect((await client.ask(onSiteCalls.scan, { code: shown.code })).status).toBe(200)
  })
})

describe('the staff', () => {
  it('alone sees the code', async () => {
    const { meeting } = await buildSite()
    const ask = async (client = app.client()) =>
      (await client.ask(onSiteCalls.code, { meeting_id: meeting.id, schedule_id: 0 })).status
    expect(await ask()).toBe(failures.loginExpired.status)
    expect(await ask((await buildMember(app)).client)).toBe(failures.noPermission.status)
    expect(await ask((await buildMember(app, { role: 'operator' })).client)).toBe(200)
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

  it('has nothing to show where no sign-in is needed', async () => {
    const meeting = await buildMeeting(app.services.db, now)
    const { client } = await buildMember(app, { role: 'operator' })
    expect(await client.ask(onSiteCalls.code, { meeting_id: meeting.id, schedule_id: 0 })).toMatchObject({
      message: '该会议无需签到',
    })
  })
})
