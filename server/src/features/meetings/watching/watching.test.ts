import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { meetingCalls, meetingFailures } from '#contract/meetings/meetings.ts'
import { watchCalls, watchFailures } from '#contract/meetings/watching.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { files } from '#kernel/kernel.tables.ts'
import { lapseVerification } from '#server/features/people/verification/verification.queries.ts'
import { buildMeeting, buildRecording, buildSession } from '#server/testing/build-content.ts'
import {
  buildEntry,
  buildGuest,
  buildManager,
  buildOtherType,
  buildPassword,
  buildWhitelist,
} from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { hashCheaply } from '#server/testing/hash-cheaply.ts'
import { testApp } from '#server/testing/test-app.ts'
import { watchSettings } from './watching.tables.ts'

const app = await testApp()

const over = { from: -3, to: -1 }

async function buildRecorded(given: Parameters<typeof buildMeeting>[1] = {}) {
  const meeting = await buildMeeting(app.services.db, { ...over, ...given })
  const recording = await buildRecording(app.services.db, meeting.id)
  return { meeting, recording }
}

const video = (meetingId: number, client = app.client()) =>
  client.ask(watchCalls.getVideo, { meeting_id: meetingId })
const watchOf = async (meetingId: number, client = app.client(), scheduleId?: number) => {
  const detail = await client.call(meetingCalls.detail, { meeting_id: meetingId, schedule_id: scheduleId })
  return detail.watch
}

describe('the play address', () => {
  it('is short-lived, and no answer has another', async () => {
    const { meeting, recording } = await buildRecorded()
    const answer = await video(meeting.id)
    expect(answer.data).toMatchObject({ l_r_id: recording.id, kind: 'file', life_seconds: 3 * 3600 })
    expect(answer.data.address).toMatch(/\?until=\d+&sig=/)
    const { data } = await app.client().ask(meetingCalls.meetingPlayback, { meeting_id: meeting.id })
    expect(data[0]!.palybackurl).toBe(answer.data.address)
  })

  it('opens a private file and the files next to a stream’s playlist', async () => {
    const { db, providers } = app.services
    const keys = ['watching/a/list.m3u8', 'watching/a/part.ts', 'watching/b/part.ts']
    for (const key of keys) {
      await providers.storage.put(key, Buffer.from(key), 'video/mp2t')
      await db.insert(files).values({ key, mime: 'video/mp2t', size: key.length, private: true })
    }
    const meeting = await buildMeeting(db, over)
    await buildRecording(db, meeting.id, { video: '/files/watching/a/list.m3u8' })
    const { address, kind } = (await video(meeting.id)).data
    expect(kind).toBe('stream')
    const statusOf = async (path: string) => (await fetch(new URL(path, app.url + address))).status
    expect(await statusOf('')).toBe(200)
    expect(await statusOf('part.ts')).toBe(200)
    expect(await statusOf('../b/part.ts')).toBe(404)
    expect(await statusOf('/files/watching/a/list.m3u8')).toBe(404)
  })

  it('is not issued for missing or unpublished recordings, or those of another meeting', async () => {
    const { meeting } = await buildRecorded()
    const { recording: foreign } = await buildRecorded()
    const edited = await buildMeeting(app.services.db, over)
    await buildRecording(app.services.db, edited.id, { published: false })
    expect(await video(edited.id)).toMatchObject({ status: 404, message: '回放不存在' })
    const asked = await app.client().ask(watchCalls.getVideo, { meeting_id: meeting.id, l_r_id: foreign.id })
    expect(asked.status).toBe(404)
  })
})

describe('the audience', () => {
  it('is rejected with a reason in both languages and the way out', async () => {
    const { meeting } = await buildRecorded({ audience: 'doctor' })
    const { client } = await buildMember(app, { user_type: 2 })
    expect(await watchOf(meeting.id, client)).toEqual({
      reason: 'doctor',
      way_out: 'identity',
      message: '抱歉，仅限医生观看',
      contact: '',
    })
    client.language = 'en'
    expect((await watchOf(meeting.id, client)).message).toBe('sorry, only for doctors')
    expect(await video(meeting.id, client)).toMatchObject({
      status: meetingFailures.notForYou.status,
      data: { reason: 'doctor', way_out: 'identity' },
    })
  })

  it('can be invited accounts; those who run the meeting need no invitation', async () => {
    const { db } = app.services
    const { meeting } = await buildRecorded({ audience: 'invited' })
    await buildEntry(db, meeting.id, { contact: '会务组 021-0000' })
    const [guest, manager, other] = [await buildMember(app), await buildMember(app), await buildMember(app)]
    await buildGuest(db, meeting.id, guest.user.id)
    await buildManager(db, meeting.id, manager.user.id)
    expect((await video(meeting.id, guest.client)).status).toBe(200)
    expect((await video(meeting.id, manager.client)).status).toBe(200)
    expect(await watchOf(meeting.id, other.client)).toMatchObject({
      reason: 'invited',
      way_out: 'account',
      message: '非受邀账号，请更换账号',
      contact: '会务组 021-0000',
    })
  })

  it('can play nothing of a meeting held on site', async () => {
    const { meeting } = await buildRecorded({ is_offline: true })
    expect(await video(meeting.id)).toMatchObject({ status: watchFailures.offline.status })
  })
})

describe('the whitelist', () => {
  it('admits those on it, sends visitors to the login and marks the others', async () => {
    const { meeting } = await buildRecorded()
    const listed = await buildMember(app)
    const other = await buildMember(app)
    await buildWhitelist(app, meeting.id, [listed.phone])
    const check = (client = app.client()) => client.ask(watchCalls.whitelistCheck, { meeting_id: meeting.id })
    expect(await app.client().call(watchCalls.whiteConfig, { meeting_id: meeting.id })).toEqual({
      watch_status: 1,
      watch_type: 1,
    })
    expect((await check(listed.client)).data).toEqual({ is_white: 1 })
    expect((await check()).status).toBe(failures.loginExpired.status)
    expect(await check(other.client)).toMatchObject({ status: watchFailures.whitelist.status, data: null })
    expect((await video(meeting.id, listed.client)).status).toBe(200)
    const refused = await video(meeting.id, other.client)
    expect(refused).toMatchObject({ data: { reason: 'whitelist', way_out: 'organiser' } })
    expect(JSON.stringify(refused)).not.toContain('/files/')
    expect((await watchOf(meeting.id)).reason).toBe('login')
  })

  it('applies to the child meetings of a large one too, which cannot lift it', async () => {
    const { db } = app.services
    const large = await buildMeeting(db, { ...over, is_big: true })
    const child = await buildMeeting(db, { ...over, parent_id: large.id })
    const { client } = await buildMember(app)
    await buildWhitelist(app, large.id, [])
    expect((await watchOf(child.id, client)).reason).toBe('whitelist')
    await buildOtherType(db, child.id, { status: 0 })
    expect((await watchOf(child.id, client)).reason).toBe('whitelist')
  })

  it('is the only thing that a watch setting checks by its type', async () => {
    const { meeting } = await buildRecorded()
    await buildOtherType(app.services.db, meeting.id)
    expect((await video(meeting.id)).status).toBe(200)
    const { client } = await buildMember(app)
    const config = await client.call(watchCalls.whiteConfig, { meeting_id: meeting.id })
    expect(config).toEqual({ watch_status: 1, watch_type: 3 })
    expect((await client.ask(watchCalls.whitelistCheck, { meeting_id: meeting.id })).status).toBe(200)
  })
})

it('requires a login if that is all it requires', async () => {
  const { meeting } = await buildRecorded({ audience: 'member' })
  const { client } = await buildMember(app, { user_type: 0 })
  expect(await watchOf(meeting.id)).toMatchObject({
    reason: 'login',
    way_out: 'login',
    message: '请登录后观看',
  })
  expect((await video(meeting.id)).status).toBe(watchFailures.login.status)
  expect((await video(meeting.id, client)).status).toBe(200)
})

describe('a verified licence', () => {
  it('is not a matter of what people declare', async () => {
    const { meeting } = await buildRecorded({ audience: 'doctor', needs_licence: true })
    const declared = await buildMember(app, { user_type: 1 })
    expect(await watchOf(meeting.id, declared.client)).toMatchObject({
      reason: 'licence',
      way_out: 'verification',
      message: '请先通过医师执业认证再观看',
    })
    expect((await video(meeting.id, declared.client)).status).toBe(watchFailures.licence.status)
    const waiting = await buildMember(app)
    await buildVerification(app, waiting.user)
    expect((await video(meeting.id, waiting.client)).status).toBe(watchFailures.licence.status)
    const verified = await buildMember(app)
    await buildVerification(app, verified.user, { state: verificationStates.passed })
    expect((await video(meeting.id, verified.client)).status).toBe(200)
    await lapseVerification(app.services.db, verified.user.id)
    expect((await video(meeting.id, verified.client)).status).toBe(watchFailures.licence.status)
  })
})

describe('one session', () => {
  it('adds to what its meeting requires; the stricter wins', async () => {
    const { db } = app.services
    const { meeting } = await buildRecorded()
    const [free, listed] = [
      await buildSession(db, meeting.id, over),
      await buildSession(db, meeting.id, over),
    ]
    await buildPassword(db, meeting.id, '2026')
    await buildOtherType(db, meeting.id, { sessionId: free.id, status: 0 })
    await buildWhitelist(app, meeting.id, [], { sessionId: listed.id })
    const settings = (schedule_id: number) =>
      app.client().call(watchCalls.sessionSettings, { meeting_id: meeting.id, schedule_id })
    expect(await settings(free.id)).toEqual({ watch_status: 1, watch_type: 2 })
    expect(await settings(listed.id)).toEqual({ watch_status: 1, watch_type: 1 })
    const { client } = await buildMember(app)
    expect((await watchOf(meeting.id, client, free.id)).reason).toBe('password')
    expect((await watchOf(meeting.id, client, listed.id)).reason).toBe('whitelist')
  })

  it('may have a password besides that of its meeting; each opens its own', async () => {
    const { db } = app.services
    const { meeting } = await buildRecorded()
    const session = await buildSession(db, meeting.id, over)
    await buildPassword(db, meeting.id, 'hall2026')
    await buildPassword(db, meeting.id, 'room2026', { sessionId: session.id })
    const client = app.client()
    const enter = (password: string) =>
      client.call(watchCalls.checkPassword, { meeting_id: meeting.id, schedule_id: session.id, password })
    const asked = { meeting_id: meeting.id, schedule_id: session.id }
    expect((await enter('hall2026')).reason).toBe('password')
    expect(await client.call(watchCalls.videoPassword, asked)).toEqual({ need_password: 1, is_given: 0 })
    expect((await watchOf(meeting.id, client)).reason).toBe('')
    expect((await enter('room2026')).reason).toBe('')
    expect(await client.call(watchCalls.videoPassword, asked)).toEqual({ need_password: 1, is_given: 1 })
  })

  it('must be in the programme of the meeting', async () => {
    const { db } = app.services
    const { meeting } = await buildRecorded()
    const foreign = await buildSession(db, (await buildMeeting(db)).id)
    const asked = { meeting_id: meeting.id, schedule_id: foreign.id }
    for (const call of [watchCalls.sessionSettings, watchCalls.videoPassword])
      expect(await app.client().ask(call as typeof watchCalls.sessionSettings, asked)).toMatchObject({
        message: '节目ID不存在',
      })
  })
})

describe('the watch password', () => {
  const enter = (meetingId: number, password: string, client = app.client()) =>
    client.ask(watchCalls.checkPassword, { meeting_id: meetingId, password })

  it('opens the video to anyone who enters it, member or visitor, and to nobody else', async () => {
    const { meeting } = await buildRecorded()
    await buildPassword(app.services.db, meeting.id, '2026')
    const { client: member } = await buildMember(app)
    for (const client of [app.client(), member]) {
      expect(await video(meeting.id, client)).toMatchObject({
        status: watchFailures.password.status,
        data: { reason: 'password', way_out: 'password' },
      })
      expect((await enter(meeting.id, '2025', client)).message).toBe('观看密码错误')
      const asked = { meeting_id: meeting.id }
      expect(await client.call(watchCalls.videoPassword, asked)).toEqual({ need_password: 1, is_given: 0 })
      expect((await enter(meeting.id, '2026', client)).data).toMatchObject({ reason: '' })
      expect(await client.call(watchCalls.videoPassword, asked)).toEqual({ need_password: 1, is_given: 1 })
      expect((await video(meeting.id, client)).status).toBe(200)
    }
    expect((await video(meeting.id)).status).toBe(watchFailures.password.status)
  })

  it('cannot be guessed: wrong ones are limited, however many at once, and right ones are not counted', async () => {
    const { meeting } = await buildRecorded()
    await buildPassword(app.services.db, meeting.id, '2026')
    const { client } = await buildMember(app)
    for (let time = 0; time < 7; time++) expect((await enter(meeting.id, '2026', client)).status).toBe(200)
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => enter(meeting.id, `wrong${at}`, client)),
    )
    const wrong = answers.filter(({ status }) => status === watchFailures.passwordWrong.status)
    expect(wrong).toHaveLength(5)
    expect((await enter(meeting.id, '2026', client)).status).toBe(failures.tooOften.status)
  })

  it('becomes invalid once it is changed', async () => {
    const { db } = app.services
    const { meeting } = await buildRecorded()
    const setting = await buildPassword(db, meeting.id, '2026')
    const { client } = await buildMember(app)
    await enter(meeting.id, '2026', client)
    await db
      .update(watchSettings)
      .set({ password_hash: await hashCheaply('2027') })
      .where(eq(watchSettings.id, setting.id))
    expect((await watchOf(meeting.id, client)).reason).toBe('password')
  })

  it('is stored hashed', async () => {
    const { meeting } = await buildRecorded()
    const setting = await buildPassword(app.services.db, meeting.id, '2026')
    expect(setting.password_hash).toMatch(/^\$argon2id\$/)
  })
})

describe('a complete profile', () => {
  const info = (meetingId: number, client = app.client()) =>
    client.call(watchCalls.completionInfo, { meeting_id: meetingId })

  it('is required only by meetings that do, of people who lack something', async () => {
    const { meeting: asking } = await buildRecorded()
    await buildEntry(app.services.db, asking.id, { needs_completion: true })
    const { meeting: plain } = await buildRecorded()
    const { client } = await buildMember(app, { hospital: '', title: '' })
    const { client: complete } = await buildMember(app)
    expect(await info(asking.id, client)).toEqual({ need_completion: 1, fields: ['hospital', 'title'] })
    expect(await info(plain.id, client)).toEqual({ need_completion: 0, fields: [] })
    expect(await info(asking.id, complete)).toEqual({ need_completion: 0, fields: [] })
    expect(await info(asking.id)).toEqual({ need_completion: 0, fields: [] })
    expect(await watchOf(asking.id, client)).toMatchObject({ reason: 'profile', way_out: 'profile' })
    expect((await video(asking.id, complete)).status).toBe(200)
  })

  it('begins with an identity', async () => {
    const { meeting } = await buildRecorded()
    await buildEntry(app.services.db, meeting.id, { needs_completion: true })
    const { client } = await buildMember(app, { user_type: 0 })
    expect(await info(meeting.id, client)).toEqual({ need_completion: 1, fields: ['user_type'] })
  })
})

it('returns what a meeting requires besides', async () => {
  const { db } = app.services
  const [both, none] = [await buildMeeting(db), await buildMeeting(db)]
  await buildEntry(db, both.id, { needs_completion: true, needs_sign_in: true })
  const config = (meeting_id: number) => app.client().call(watchCalls.checkinConfig, { meeting_id })
  expect(await config(both.id)).toEqual({ checkin_status: 1, completion_information: 1 })
  expect(await config(none.id)).toEqual({ checkin_status: 0, completion_information: 0 })
  const missing = await app.client().ask(watchCalls.checkinConfig, { meeting_id: 999_999_999 })
  expect(missing.message).toBe('会议不存在')
})
