import { describe, expect, it } from 'vitest'
import { commentCalls } from '#contract/community/comments.ts'
import { noteCalls } from '#contract/community/notes.ts'
import { danmakuCalls } from '#contract/meetings/danmaku.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { watchCalls, watchFailures } from '#contract/meetings/watching.ts'
import { itemFields } from '#server/testing/build-comment.ts'
import { buildMeeting, buildRecording, buildSession } from '#server/testing/build-content.ts'
import { buildPassword, buildWhitelist } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { shownSessions } from './shown-sessions.ts'

const app = await testApp()
const { db } = app.services

describe('the sessions that a recording shows', () => {
  const began = Date.UTC(2026, 10, 16, 1)
  const session = (id: number, from: number, to: number) => ({
    id,
    begin_at: new Date(began + from * 60_000),
    end_at: new Date(began + to * 60_000),
  })
  const uploaded = { session_id: null, began_at: null, timeline: null, seconds: 3600 }
  const live = { ...uploaded, began_at: new Date(began) }

  it('are all that were held while it was made', () => {
    const guarded = [session(1, -60, -1), session(2, -10, 20), session(3, 20, 40), session(4, 61, 90)]
    expect(shownSessions(live, guarded)).toEqual([2, 3])
    expect(shownSessions(uploaded, guarded)).toEqual([])
  })

  it('include the one it is filed under, once', () => {
    const guarded = [session(3, 20, 40), session(9, 300, 400)]
    expect(shownSessions({ ...live, session_id: 3 }, guarded)).toEqual([3])
    expect(shownSessions({ ...uploaded, session_id: 9 }, guarded)).toEqual([9])
    expect(shownSessions({ ...uploaded, session_id: 7 }, guarded)).toEqual([7])
  })

  it('are not those held in a break of it', () => {
    const timeline = [
      [began, 0],
      [began + 600_000, 600_000],
      [began + 3_000_000, 600_040],
      [began + 3_600_000, 1_200_040],
    ] as const
    const broken = { ...live, timeline: timeline.map(([at, media]): [number, number] => [at, media]) }
    expect(shownSessions(broken, [session(1, 15, 45), session(2, 45, 55)])).toEqual([2])
  })
})

/** A meeting of three hours that is over, its recording of the first two, and a session in each hour. */
async function buildRecorded() {
  const meeting = await buildMeeting(db, { from: -4, to: -1 })
  const [first, second, third] = [
    await buildSession(db, meeting.id, { from: -4, to: -3 }),
    await buildSession(db, meeting.id, { from: -3, to: -2 }),
    await buildSession(db, meeting.id, { from: -2, to: -1 }),
  ]
  const recording = await buildRecording(db, meeting.id, {
    began_at: new Date(Date.now() - 4 * 3600_000),
    seconds: 2 * 3600 - 60,
    captions: [{ language: 'zh', label: '中文', address: '/files/zh.vtt' }],
  })
  return { meeting, recording, first, second, third, ids: { meeting_id: meeting.id, l_r_id: recording.id } }
}

type Ids = { meeting_id: number; l_r_id: number }

/** Every way to a recording and to what is said over it. */
async function tryWays(client: TestClient, ids: Ids) {
  const item = { item_type: 'meeting', item_id: ids.meeting_id } as const
  const answers = [
    await client.ask(watchCalls.getVideo, ids),
    await client.ask(watchCalls.getVideo, { meeting_id: ids.meeting_id }),
    await client.ask(studyCalls.watchPlayback, { ...ids, pf: '', uid: '', scheid: 0 }),
    await client.ask(danmakuCalls.window, { ...item, l_r_id: ids.l_r_id, from: 0, to: 60 }),
    await client.ask(noteCalls.add, { ...item, part_id: ids.l_r_id, at_seconds: 1, content: '记' }),
    await client.ask(commentCalls.set, {
      ...itemFields('meeting', ids.meeting_id),
      enterprisePlat: false,
      uid: '',
      content: '好',
      l_r_id: ids.l_r_id,
      play_time: 3,
    }),
  ]
  return answers.map(({ status }) => status === 200)
}

const all = (isOpen: boolean) => Array<boolean>(6).fill(isOpen)

it('asks for what every session in it requires, not only for one', async () => {
  const { meeting, recording, first, second, ids } = await buildRecorded()
  const [onBoth, onOne] = [await buildMember(app), await buildMember(app)]
  await buildWhitelist(app, meeting.id, [onBoth.phone, onOne.phone], { sessionId: first.id })
  await buildWhitelist(app, meeting.id, [onBoth.phone], { sessionId: second.id })
  expect(await tryWays(onBoth.client, ids)).toEqual(all(true))
  expect(await tryWays(onOne.client, ids)).toEqual(all(false))
  const [row] = await onOne.client.call(meetingCalls.meetingPlayback, { meeting_id: meeting.id })
  expect(row).toMatchObject({
    l_r_id: recording.id,
    palybackurl: '',
    captions: [],
    watch: { reason: 'whitelist', way_out: 'organiser', message: '您不在本场会议的观看名单中' },
  })
})

it('follows settings that change after the recording was saved', async () => {
  const { meeting, second, third, ids } = await buildRecorded()
  const { client } = await buildMember(app)
  await buildWhitelist(app, meeting.id, [], { sessionId: third.id })
  expect(await tryWays(client, ids)).toEqual(all(true))
  await buildPassword(db, meeting.id, 'later2026', { sessionId: second.id })
  expect(await tryWays(client, ids)).toEqual(all(false))
  expect(await client.call(watchCalls.checkPassword, { ...ids, password: 'later2026' })).toMatchObject({
    reason: '',
  })
  expect(await tryWays(client, ids)).toEqual(all(true))
})

it('hides what was said over it from those who may not watch it any more', async () => {
  const { meeting, second, ids } = await buildRecorded()
  const { client } = await buildMember(app)
  await tryWays(client, ids)
  const read = async (reader: TestClient) =>
    (await reader.call(commentCalls.get, { ...itemFields('meeting', meeting.id), page: 1 })).total
  expect(await read(app.client())).toBe(1)
  await buildPassword(db, meeting.id, '2026', { sessionId: second.id })
  expect(await read(app.client())).toBe(0)
})

it('opens by the passwords of all sessions in it, one after the other', async () => {
  const { meeting, first, second, third, ids } = await buildRecorded()
  await buildPassword(db, meeting.id, 'first2026', { sessionId: first.id })
  await buildPassword(db, meeting.id, 'second2026', { sessionId: second.id })
  await buildPassword(db, meeting.id, 'third2026', { sessionId: third.id })
  const { client } = await buildMember(app)
  const enter = (password: string) => client.ask(watchCalls.checkPassword, { ...ids, password })
  const asked = () => client.call(watchCalls.videoPassword, ids)
  expect(await asked()).toEqual({ need_password: 1, is_given: 0 })
  expect((await enter('third2026')).status).toBe(watchFailures.passwordWrong.status)
  expect((await enter('first2026')).data).toMatchObject({ reason: 'password' })
  expect(await tryWays(client, ids)).toEqual(all(false))
  expect((await enter('second2026')).data).toMatchObject({ reason: '' })
  expect(await asked()).toEqual({ need_password: 1, is_given: 1 })
  expect(await tryWays(client, ids)).toEqual(all(true))
})

it('refuses a password for a recording of another meeting, or one that is not published', async () => {
  const { meeting, second } = await buildRecorded()
  await buildPassword(db, meeting.id, '2026', { sessionId: second.id })
  const foreign = await buildRecorded()
  const hidden = await buildRecording(db, meeting.id, { published: false })
  for (const { id } of [foreign.recording, hidden])
    for (const call of [watchCalls.checkPassword, watchCalls.videoPassword])
      expect(
        await app.client().ask(call as typeof watchCalls.checkPassword, {
          meeting_id: meeting.id,
          l_r_id: id,
          password: '2026',
        }),
      ).toMatchObject({ status: 404, message: '回放不存在' })
})
