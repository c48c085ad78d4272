import { afterEach, describe, expect, it } from 'vitest'
import { commentCalls, commentGroup } from '#contract/community/comments.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { liveRoomCalls, liveRoomFailures, muteFailures, slowFailures } from '#contract/meetings/live-room.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { selectIsManager } from '#server/features/meetings/meetings/managers.queries.ts'
import { buildComment, itemFields } from '#server/testing/build-comment.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import type { Listener } from '#server/testing/listen-group.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { postForm } from '#server/testing/post-form.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { selectLikes } from './likes.queries.ts'
import { roomViewers } from './live-room.tables.ts'
import { roomBroadcast } from './room-broadcast.ts'

const app = await testApp()
const opened: Listener[] = []
afterEach(() => opened.splice(0).forEach((listener) => listener.close()))

async function listen(meetingId: number) {
  const listener = await listenGroup(app, commentGroup('meeting', meetingId))
  opened.push(listener)
  return listener
}

async function buildOrganiser(meetingId: number) {
  const member = await buildMember(app)
  await app.services.db.insert(meetingManagers).values({ meeting_id: meetingId, user_id: member.user.id })
  return member
}

const write = (client: TestClient, meetingId: number, content = '请教一下') =>
  client.ask(commentCalls.set, {
    ...itemFields('meeting', meetingId),
    content,
    enterprisePlat: false,
    uid: '',
  })

const like = (client: TestClient, meeting_id: number, count: number) =>
  client.ask(liveRoomCalls.like, { meeting_id, count })

describe('likes', () => {
  it('are stored, and published to the room together', async () => {
    const { id } = await buildMeeting(app.services.db)
    const room = await listen(id)
    const people = [await buildMember(app), await buildMember(app)]
    await Promise.all(people.flatMap(({ client }) => [like(client, id, 20), like(client, id, 3)]))
    await app.services.states.get(roomBroadcast).settle()
    expect(await room.next('roomLikes')).toMatchObject({ groupId: `meeting:${id}`, like_num: 46 })
    expect(room.messages.filter(({ type }) => type === 'roomLikes')).toHaveLength(1)
    expect(await app.client().call(liveRoomCalls.enter, { meeting_id: id })).toMatchObject({ like_num: 46 })
  })

  it('are acknowledged once stored, also those of one moment together', async () => {
    const { id } = await buildMeeting(app.services.db)
    const people = [await buildMember(app), await buildMember(app), await buildMember(app)]
    const answers = await Promise.all(people.map(({ client }) => like(client, id, 7)))
    // Nothing is awaited: a server that is killed now has lost none of them.
    expect(await selectLikes(app.services.db, id)).toBe(21)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('are published once a second, also when they are written more often', async () => {
    const { id } = await buildMeeting(app.services.db)
    const room = await listen(id)
    const { client } = await buildMember(app)
    for (let n = 1; n <= 3; n++) {
      await like(client, id, 1)
      await app.services.states.get(roomBroadcast).settle()
    }
    expect(await room.next('roomLikes')).toMatchObject({ like_num: 1 })
    expect(room.messages.filter(({ type }) => type === 'roomLikes')).toHaveLength(1)
    expect(await app.client().call(liveRoomCalls.enter, { meeting_id: id })).toMatchObject({ like_num: 3 })
  })

  it('reject visitors, floods, and more than fit into a call', async () => {
    const { id } = await buildMeeting(app.services.db)
    const { client } = await buildMember(app)
    expect((await like(app.client(), id, 1)).status).toBe(failures.loginExpired.status)
    for (const count of ['0', '21'])
      expect(
        (await postForm(app, liveRoomCalls.like.path, { meeting_id: String(id), count }, client.token))
          .status,
      ).toBe(failures.parameterError.status)
    const answers = await Promise.all(Array.from({ length: 62 }, () => like(client, id, 1)))
    expect(answers.filter(({ status }) => status === failures.tooOften.status)).toHaveLength(2)
  })
})

describe('viewers', () => {
  it('are shown by masked names to those who join and to those present, once', async () => {
    const { id } = await buildMeeting(app.services.db)
    const room = await listen(id)
    const { client } = await buildMember(app, { truename: '沈清和', title: '主任医师' })
    await client.call(liveRoomCalls.enter, { meeting_id: id })
    await client.call(liveRoomCalls.enter, { meeting_id: id })
    await app.client().call(liveRoomCalls.enter, { meeting_id: id })
    const viewer = { truename: '沈**', title: '主任医师' }
    expect(await room.next('roomViewers')).toEqual({
      type: 'roomViewers',
      groupId: `meeting:${id}`,
      list: [viewer],
    })
    expect(await app.client().call(liveRoomCalls.viewers, { meeting_id: id })).toEqual({ list: [viewer] })
  })

  it('are listed while their arrival is news', async () => {
    const { db } = app.services
    const { id } = await buildMeeting(db)
    for (const [truename, minutes] of [
      ['周远', 1],
      ['薛宁', 3],
    ] as const) {
      const { user } = await buildMember(app, { truename })
      const arrived_at = new Date(Date.now() - minutes * 60_000)
      await db.insert(roomViewers).values({ meeting_id: id, user_id: user.id, arrived_at })
    }
    const { list } = await app.client().call(liveRoomCalls.viewers, { meeting_id: id })
    expect(list.map(({ truename }) => truename)).toEqual(['周*'])
  })

  it('are not shown to callers whom the meeting is not for', async () => {
    const { id } = await buildMeeting(app.services.db, { audience: 'enterprise' })
    const { client } = await buildMember(app)
    expect((await client.ask(liveRoomCalls.enter, { meeting_id: id })).status).toBe(403)
    expect((await client.ask(liveRoomCalls.viewers, { meeting_id: id })).status).toBe(403)
    expect((await like(client, id, 1)).status).toBe(403)
  })
})

describe('moderation', () => {
  it('an organiser pins and deletes in their own room and its parts, not in another', async () => {
    const large = await buildMeeting(app.services.db, { is_big: true })
    const part = await buildMeeting(app.services.db, { parent_id: large.id })
    const { client, user } = await buildOrganiser(large.id)
    expect(await selectIsManager(app.services.db, part.id, user.id)).toBe(true)
    const { comment_id } = await buildComment(app, 'meeting', part.id)
    expect((await client.ask(commentCalls.setTop, { comment_id, type: true })).data).toMatchObject({
      is_top: 1,
    })
    expect((await client.ask(commentCalls.delete, { comment_id })).status).toBe(200)
    expect(await client.call(liveRoomCalls.enter, { meeting_id: part.id })).toMatchObject({ may_manage: 1 })
    const foreign = await buildMeeting(app.services.db)
    const other = await buildComment(app, 'meeting', foreign.id)
    expect((await client.ask(commentCalls.delete, { comment_id: other.comment_id })).status).toBe(403)
    const slow = { meeting_id: foreign.id, seconds: 10 } as const
    expect((await client.ask(liveRoomCalls.setSlow, slow)).status).toBe(403)
    expect((await client.ask(liveRoomCalls.mutes, { meeting_id: foreign.id })).status).toBe(403)
  })

  it('slow mode lets everybody write once in a while, except moderators', async () => {
    const { id } = await buildMeeting(app.services.db)
    const room = await listen(id)
    const { client: organiser } = await buildOrganiser(id)
    const { client } = await buildMember(app)
    await organiser.call(liveRoomCalls.setSlow, { meeting_id: id, seconds: 60 })
    expect(await room.next('roomSlowMode')).toMatchObject({ slow_seconds: 60 })
    const answers = await Promise.all([write(client, id), write(client, id), write(client, id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: slowFailures.every60.status,
      message: '慢速模式已开启，每分钟可发言一次',
    })
    expect((await write(organiser, id)).status).toBe(200)
    expect((await write(organiser, id)).status).toBe(200)
    await organiser.call(liveRoomCalls.setSlow, { meeting_id: id, seconds: 0 })
    expect((await write(client, id)).status).toBe(200)
  })

  it('mutes somebody in this room only, with reason and end time, and unmutes them', async () => {
    const { id } = await buildMeeting(app.services.db)
    const elsewhere = await buildMeeting(app.services.db)
    const { client: organiser } = await buildOrganiser(id)
    const { client, user } = await buildMember(app, { truename: '周远' })
    const mute = { meeting_id: id, userid: user.id, minutes: 60, reason: 'flooding' } as const
    await organiser.call(liveRoomCalls.mute, { ...mute, type: true })
    const refused = await write(client, id)
    expect(refused.status).toBe(muteFailures.flooding.status)
    expect(refused.message).toMatch(/^您因刷屏已被禁言，解除时间: \d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect((await write(client, elsewhere.id)).status).toBe(200)
    expect(await organiser.call(liveRoomCalls.mutes, { meeting_id: id })).toMatchObject({
      list: [{ userid: user.id, truename: '周远', reason: 'flooding' }],
    })
    await organiser.call(liveRoomCalls.mute, { ...mute, type: false })
    expect((await write(client, id)).status).toBe(200)
    expect(await organiser.call(liveRoomCalls.mutes, { meeting_id: id })).toEqual({ list: [] })
    expect(await readInbox(client)).toEqual([
      expect.stringContaining('禁言已解除'),
      expect.stringContaining('被禁言 60 分钟，原因：刷屏。'),
    ])
  })

  it('mutes neither operators nor organisers, and is not allowed for everybody', async () => {
    const { id } = await buildMeeting(app.services.db)
    const { client: organiser, user: self } = await buildOrganiser(id)
    const operator = await buildMember(app, { operator_roles: ['administrator'] })
    const { client, user } = await buildMember(app)
    const mute = (by: TestClient, userid: number) =>
      by.ask(liveRoomCalls.mute, { meeting_id: id, userid, type: true, minutes: 10, reason: 'other' })
    for (const userid of [self.id, operator.user.id])
      expect((await mute(organiser, userid)).status).toBe(liveRoomFailures.managerNotMuted.status)
    expect((await mute(client, self.id)).status).toBe(403)
    expect((await mute(app.client(), self.id)).status).toBe(401)
    expect((await mute(organiser, 999_999_999)).status).toBe(404)
    expect((await mute(operator.client, user.id)).status).toBe(200)
  })
})

describe('a tip-off of a live (E18, R441)', () => {
  const tip = (client: TestClient, meeting_id: number, content = '夸大疗效') =>
    client.ask(liveRoomCalls.tipOff, { meeting_id, kind: 'misinformation', content })

  it('is stored once per user, meeting and day, and shown to operators until decided', async () => {
    const meeting = await buildMeeting(app.services.db)
    const { client } = await buildMember(app)
    const answers = await Promise.all([tip(client, meeting.id), tip(client, meeting.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      liveRoomFailures.alreadyTippedOff.status,
    ])
    const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
    const list = consoleOf(operator, 'live-tip-offs')
    const open = async () => (await list.rows({ state: 'open', meeting: String(meeting.id) })).rows
    expect(await open()).toMatchObject([
      { meeting_id: meeting.id, meeting: meeting.title, kind: 'misinformation', content: '夸大疗效' },
    ])
    const id = Number((await open())[0]!.id)
    expect((await list.run('decide', id)).problem).toBe('')
    expect((await list.run('decide', id)).problem).not.toBe('')
    expect(await open()).toEqual([])
    const told = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
    expect(told.data).toMatchObject([
      { pushTitle: '直播举报已处理', targetKind: 'meeting', targetId: meeting.id },
    ])
    expect((await tip(client, (await buildMeeting(app.services.db)).id)).status).toBe(200)
  })

  it('rejects visitors, too long texts, and is shown to nobody else', async () => {
    const { id } = await buildMeeting(app.services.db)
    const { client } = await buildMember(app)
    expect((await tip(app.client(), id)).status).toBe(401)
    const fields = { meeting_id: String(id), kind: 'other', content: '多'.repeat(201) }
    expect((await postForm(app, liveRoomCalls.tipOff.path, fields, client.token)).status).toBe(400)
    expect((await consoleOf(client, 'live-tip-offs').askRows()).status).toBe(403)
  })
})
