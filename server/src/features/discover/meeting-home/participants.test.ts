import { expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { meetingHomeCalls } from '#contract/discover/meeting-home.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { shareCalls } from '#contract/community/share.ts'
import { getCode, resetLimits } from '#server/testing/login-steps.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

const share = async (client: TestClient, id: number) =>
  (
    await client.call(shareCalls.link, {
      item_type: 'meeting',
      item_id: id,
      title: '年会',
      path: `/meetingHome?meeting_id=${id}`,
    })
  ).sid

const come = (client: TestClient, sid: string) => client.call(shareCalls.visit, { sid })

it('likes, collects, lists and undoes', async () => {
  const { id: meeting_id } = await buildMeeting(app.services.db)
  const { client, user } = await buildMember(app, { truename: '周明', photo: '/files/p.png' })
  client.language = 'en'
  expect(await client.call(meetingCalls.praise, { meeting_id, type: true })).toMatchObject({ is_praise: 1 })
  expect((await client.ask(meetingCalls.praise, { meeting_id, type: true })).message).toBe(
    'you have already liked',
  )
  expect(await client.call(meetingCalls.collect, { meeting_id, type: true })).toMatchObject({ is_collect: 1 })
  expect((await client.ask(meetingCalls.collect, { meeting_id, type: true })).message).toBe(
    'already favorited',
  )
  expect(await client.call(meetingCalls.userStatus, { meeting_id })).toMatchObject({
    is_praise: 1,
    is_collect: 1,
  })
  const favorites = () => client.call(meetingCalls.collectList, { item_type: 'meeting', page: 1 })
  expect(await favorites()).toMatchObject({ total: 1, data: [{ meeting: { meeting_id }, report: null }] })
  const praises = await app.client().call(meetingHomeCalls.praiseList, { meeting_id, page: 1 })
  expect(praises).toMatchObject({
    total: 1,
    data: [{ userid: 0, truename: '周*', hospital: '', photo: '/files/p.png' }],
  })
  // Only they themselves read their name in full.
  const own = await client.call(meetingHomeCalls.praiseList, { meeting_id, page: 1 })
  expect(own.data).toMatchObject([{ userid: user.id, truename: '周明' }])
  expect(await client.call(meetingCalls.collect, { meeting_id, type: false })).toMatchObject({
    is_collect: 0,
  })
  expect((await client.ask(meetingCalls.collect, { meeting_id, type: false })).message).toBe(
    'meeting not favorited',
  )
  expect((await favorites()).data).toEqual([])
  expect((await app.client().ask(meetingCalls.praise, { meeting_id, type: true })).status).toBe(401)
  expect((await app.client().ask(meetingCalls.collect, { meeting_id, type: true })).status).toBe(401)
})

it('counts a share once per visit', async () => {
  const meeting = await buildMeeting(app.services.db, { is_big: true })
  const visitor = app.client()
  const ask = () => visitor.call(meetingCalls.share, { meeting_id: meeting.id })
  expect(await ask()).toMatchObject({ path: `/meetingHome?meeting_id=${meeting.id}`, share_num: 1 })
  expect((await ask()).share_num).toBe(1)
})

it('ranks users by how many they invited, child meetings included', async () => {
  const { db } = app.services
  const { id: meeting_id } = await buildMeeting(db, { is_big: true })
  const child = await buildMeeting(db, { parent_id: meeting_id })
  const [first, second, idle] = [await buildMember(app), await buildMember(app), await buildMember(app)]
  const guests = [await buildMember(app), await buildMember(app)]
  const [ofFirst, ofSecond, ofChild] = [
    await share(first.client, meeting_id),
    await share(second.client, meeting_id),
    await share(second.client, child.id),
  ]
  await come(guests[0]!.client, ofFirst)
  await come(guests[0]!.client, ofSecond)
  await come(guests[1]!.client, ofChild)
  // The same person twice, a visitor who did not log in, and the sharer: none of them counts.
  await come(guests[0]!.client, ofChild)
  await come(app.client(), ofFirst)
  await come(first.client, ofFirst)
  const ranks = async (client: TestClient) => {
    const list = await client.call(meetingHomeCalls.inviteRankList, { meeting_id, page: 1 })
    expect(list.total).toBe(2)
    return list.data.map((row) => [row.rank, row.userid, row.invite_num])
  }
  // People find themselves in it; nobody else is told who the others are.
  expect(await ranks(second.client)).toEqual([
    [1, second.user.id, 2],
    [2, 0, 1],
  ])
  expect(await ranks(first.client)).toEqual([
    [1, 0, 2],
    [2, first.user.id, 1],
  ])
  const info = (client: TestClient) => client.call(meetingHomeCalls.inviteUserInfo, { meeting_id })
  expect(await info(first.client)).toMatchObject({ userid: first.user.id, rank: 2, invite_num: 1 })
  expect(await info(idle.client)).toMatchObject({ rank: 0, invite_num: 0 })
  expect(await second.client.call(meetingHomeCalls.inviteCount, { meeting_id })).toEqual({
    total: 3,
    invite_num: 2,
  })
  expect(await app.client().call(meetingHomeCalls.inviteCount, { meeting_id })).toEqual({
    total: 3,
    invite_num: 0,
  })
  expect((await app.client().ask(meetingHomeCalls.inviteUserInfo, { meeting_id })).status).toBe(401)
})

it('counts a visitor who logs in later, once', async () => {
  await resetLimits(app)
  const { id: meeting_id } = await buildMeeting(app.services.db)
  const { client } = await buildMember(app)
  const sid = await share(client, meeting_id)
  const visitor = app.client()
  await come(visitor, sid)
  const count = async () => (await client.call(meetingHomeCalls.inviteCount, { meeting_id })).invite_num
  expect(await count()).toBe(0)
  const phone = newPhone()
  const logIn = async () => {
    await resetLimits(app)
    const code = await getCode(app, visitor, phone)
    const { token } = await visitor.call(accountCalls.codeLogin, { phone, country_code: '86', code })
    visitor.token = token
  }
  await logIn()
  expect(await count()).toBe(1)
  await come(visitor, sid)
  await logIn()
  expect(await count()).toBe(1)
})

it('shows what the caller has in a large meeting', async () => {
  const { db } = app.services
  const { id: meeting_id } = await buildMeeting(db, { is_big: true })
  const child = await buildMeeting(db, { parent_id: meeting_id })
  const { client, user } = await buildMember(app)
  await client.call(reservationCalls.reserve, { meeting_id: child.id, type: true })
  await client.call(meetingCalls.collect, { meeting_id, type: true })
  const other = await buildMeeting(db)
  await client.call(reservationCalls.reserve, { meeting_id: other.id, type: true })
  expect(await client.call(meetingHomeCalls.userCenter, { meeting_id })).toMatchObject({
    userid: user.id,
    reserve_num: 1,
    collect_num: 1,
    invite_num: 0,
    rank: 0,
  })
  expect((await app.client().ask(meetingHomeCalls.userCenter, { meeting_id })).status).toBe(401)
})
