import { afterEach, expect, it } from 'vitest'
import { commentCalls, commentGroup } from '#contract/community/comments.ts'
import { markCalls } from '#contract/community/marks.ts'
import { itemFields } from '#server/testing/build-comment.ts'
import { buildMeeting, buildRecording, buildSession } from '#server/testing/build-content.ts'
import { buildManager, buildPassword, buildWhitelist } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import type { Listener } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const opened: Listener[] = []
afterEach(() => opened.splice(0).forEach((listener) => listener.close()))

type Said = { content: string; schedule_id?: number; l_r_id?: number; play_time?: number }

const say = (client: TestClient, meetingId: number, said: Said) =>
  client.call(commentCalls.set, {
    ...itemFields('meeting', meetingId),
    enterprisePlat: false,
    uid: '',
    ...said,
  })

async function read(client: TestClient, meetingId: number): Promise<string[]> {
  const { comment_list, total } = await client.call(commentCalls.get, {
    ...itemFields('meeting', meetingId),
    page: 1,
  })
  const { comment_num } = await client.call(markCalls.state, { item_type: 'meeting', item_id: meetingId })
  expect([total, comment_num]).toEqual([comment_list.length, comment_list.length])
  return comment_list.map(({ content }) => content).toSorted()
}

/** A meeting that is over, with an open session and one on whose list a member is. */
async function buildSessions() {
  const meeting = await buildMeeting(db, { from: -5, to: -1 })
  const [open, closed] = [
    await buildSession(db, meeting.id, { from: -5, to: -4 }),
    await buildSession(db, meeting.id, { from: -3, to: -2 }),
  ]
  const listed = await buildMember(app)
  await buildWhitelist(app, meeting.id, [listed.phone], { sessionId: closed.id })
  const recordingOf = (session: { id: number }) => buildRecording(db, meeting.id, { session_id: session.id })
  return {
    meeting,
    closed,
    listed: listed.client,
    openRecording: await recordingOf(open),
    closedRecording: await recordingOf(closed),
  }
}

it('shows what is said over the recording of a closed session only to those who may watch it', async () => {
  const { meeting, closed, listed, openRecording, closedRecording } = await buildSessions()
  await say(listed, meeting.id, { content: '一般' })
  await say(listed, meeting.id, { content: '公开场', l_r_id: openRecording.id, play_time: 3 })
  await say(listed, meeting.id, { content: '受限场弹幕', l_r_id: closedRecording.id, play_time: 3 })
  await say(listed, meeting.id, { content: '受限场评论', schedule_id: closed.id })
  const all = ['一般', '公开场', '受限场弹幕', '受限场评论'].toSorted()
  const some = ['一般', '公开场'].toSorted()
  const stranger = await buildMember(app)
  const manager = await buildMember(app)
  await buildManager(db, meeting.id, manager.user.id)
  expect(await read(listed, meeting.id)).toEqual(all)
  expect(await read(manager.client, meeting.id)).toEqual(all)
  expect(await read(stranger.client, meeting.id)).toEqual(some)
  expect(await read(app.client(), meeting.id)).toEqual(some)
})

it('does not show it among the pinned comments either', async () => {
  const { meeting, listed, closedRecording } = await buildSessions()
  const { comment_id } = await say(listed, meeting.id, {
    content: '受限',
    l_r_id: closedRecording.id,
    play_time: 3,
  })
  const operator = (await buildMember(app, { operator_roles: ['administrator'] })).client
  await operator.call(commentCalls.setTop, { comment_id, type: true })
  const pinned = async (client: TestClient) =>
    (await client.call(commentCalls.top, itemFields('meeting', meeting.id))).top_comment_list.length
  expect(await pinned(listed)).toBe(1)
  expect(await pinned(app.client())).toBe(0)
})

it('publishes to the group only what everybody in it may read', async () => {
  const { meeting, listed, openRecording, closedRecording } = await buildSessions()
  const visitor = await listenGroup(app, commentGroup('meeting', meeting.id))
  opened.push(visitor)
  await say(listed, meeting.id, { content: '受限', l_r_id: closedRecording.id, play_time: 3 })
  await say(listed, meeting.id, { content: '公开', l_r_id: openRecording.id, play_time: 4 })
  expect(await visitor.next('comment')).toMatchObject({ comment: { content: '公开' } })
})

it('goes on live while the session is on air, for those who are in', async () => {
  const meeting = await buildMeeting(db, { from: -1, to: 2 })
  const session = await buildSession(db, meeting.id, { from: -1, to: 1 })
  await buildPassword(db, meeting.id, 'xinglin', { sessionId: session.id })
  const { client, user } = await buildMember(app)
  await buildManager(db, meeting.id, user.id)
  const listener = await listenGroup(app, commentGroup('meeting', meeting.id), {
    userid: String(user.id),
    client,
  })
  opened.push(listener)
  await say(client, meeting.id, { content: '正在听', schedule_id: session.id })
  expect(await listener.next('comment')).toMatchObject({ comment: { content: '正在听' } })
})
