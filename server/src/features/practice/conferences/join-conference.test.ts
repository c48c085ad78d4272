import { expect, it } from 'vitest'
import { chatCalls, chatGroup } from '#contract/community/chat.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import { conferenceCalls, conferenceFailures, conferenceStates } from '#contract/practice/conferences.ts'
import { buildConference } from '#server/testing/build-conference.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { join, detail, attendees, history } = conferenceCalls
const silent = { is_muted: true, is_camera_on: false }

async function enter(client: TestClient, id: number, code = '') {
  const { room_id } = await client.call(join, { id, code })
  return { room_id, ...(await client.call(roomCalls.enter, { room_id, code, ...silent })) }
}

it('lets those who are invited enter at once, and shows who is there', async () => {
  const { id, host, guest } = await buildConference(app)
  expect(await guest.client.call(join, { id, code: '' })).toMatchObject({
    can_join: 1,
    reason: '',
    join_url: `/videoMeetingDetail?id=${id}&join=1`,
  })
  const own = await enter(host.client, id)
  const entered = await enter(guest.client, id)
  expect(entered).toMatchObject({
    status: 'admitted',
    state: { people: [{ role: 'host' }, { role: 'guest' }] },
  })
  await guest.client.call(roomCalls.leave, { room_id: entered.room_id, seat: entered.seat })
  const [first, second] = await host.client.call(attendees, { id })
  expect(first).toMatchObject({ truename: '程怀瑾', is_host: 1, is_here: 1, stays: [{ left_time: '' }] })
  expect(second).toMatchObject({ truename: '陆清和', answer: 1, is_here: 0 })
  expect(second!.stays[0]!.left_time).not.toBe('')
  await host.client.call(roomCalls.manage, { room_id: own.room_id, seat: own.seat, action: 'end' })
  expect((await guest.client.call(history, { page: 1 })).data).toMatchObject([
    { id, status: conferenceStates.ended },
  ])
  const late = await guest.client.call(join, { id, code: '' })
  expect(late).toMatchObject({ can_join: 0, reason: roomFailures.roomEnded.zh, room_id: 0, join_url: '' })
})

it('lets those with the link wait for the host, and puts them on the list once they are admitted', async () => {
  const { id, code, host } = await buildConference(app)
  const colleague = await buildMember(app, { truename: '沈默言' })
  const { room_id, seat, state } = await enter(host.client, id)
  const waiting = await enter(colleague.client, id, code)
  expect(waiting).toMatchObject({ status: 'waiting', media: null, state: { people: [] } })
  expect(await host.client.call(attendees, { id })).toHaveLength(2)
  await host.client.call(roomCalls.manage, {
    room_id,
    seat,
    action: 'admit',
    person_id: waiting.state.me,
  })
  const again = { room_id, code, seat: waiting.seat, ...silent }
  const admitted = await colleague.client.call(roomCalls.enter, again)
  expect(admitted).toMatchObject({ status: 'admitted' })
  expect(admitted.state.me).not.toBe(state.me)
  expect((await host.client.call(attendees, { id })).at(-1)).toMatchObject({
    truename: '沈默言',
    is_by_link: 1,
    answer: 1,
    is_here: 1,
  })
  const { imGroupId } = await colleague.client.call(detail, { id, code: '' })
  const talk = { group_id: imGroupId, client_id: 'client-0001', kind: 'text' as const, content: '大家好' }
  expect(await colleague.client.call(chatCalls.send, talk)).toMatchObject({ content: '大家好' })
})

it('takes the chat from somebody whom the host removes, by every call and on the socket', async () => {
  const { id, host, guest } = await buildConference(app)
  const { room_id, seat, chat_group_id: group_id } = await enter(host.client, id)
  const removed = await enter(guest.client, id)
  expect(removed.chat_group_id).toBe(group_id)
  expect(await guest.client.call(detail, { id, code: '' })).toMatchObject({ imGroupId: group_id })
  const say = (content: string) => ({
    group_id,
    client_id: `said-${content}`,
    kind: 'text' as const,
    content,
  })
  const { message_id } = await guest.client.call(chatCalls.send, say('before'))
  const listener = await listenGroup(app, chatGroup(group_id), {
    userid: String(guest.user.id),
    client: guest.client,
  })
  await host.client.call(roomCalls.manage, { room_id, seat, action: 'remove', person_id: removed.state.me })
  await host.client.call(chatCalls.send, say('afterwards'))
  const asked = await Promise.all([
    guest.client.ask(chatCalls.list, { group_id }),
    guest.client.ask(chatCalls.send, say('again')),
    guest.client.ask(chatCalls.read, { group_id, message_id }),
    guest.client.ask(chatCalls.recall, { message_id }),
    guest.client.ask(roomCalls.enter, { room_id, code: '', ...silent }),
  ])
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 404, roomFailures.removedByHost.status])
  expect(await guest.client.call(detail, { id, code: '' })).toMatchObject({ imGroupId: 0 })
  listener.send('joinGroup', { groupId: chatGroup(group_id) })
  expect(await listener.next('refused')).toMatchObject({ of: 'joinGroup' })
  expect(listener.messages.filter(({ type }) => type === 'chatMessage')).toEqual([])
  listener.close()
})

it('shows the chat to those who have answered by the link once they are admitted, not before', async () => {
  const { id, code } = await buildConference(app)
  const colleague = await buildMember(app)
  const answered = await colleague.client.call(conferenceCalls.answer, { id, code, answer: 1 })
  expect(answered).toMatchObject({ answer: 1, imGroupId: 0 })
})

it('refuses strangers, visitors, and everybody before its time', async () => {
  const { id, code, guest } = await buildConference(app)
  const { room_id } = await guest.client.call(join, { id, code: '' })
  const stranger = await buildMember(app)
  expect((await stranger.client.ask(join, { id, code: 'wrong' })).status).toBe(403)
  const forced = await stranger.client.ask(roomCalls.enter, { room_id, code: '', ...silent })
  expect(forced.message).toBe(conferenceFailures.conferenceNotInvited.zh)
  const visitor = await app.client().ask(roomCalls.enter, { room_id, code, ...silent })
  expect(visitor.message).toBe(roomFailures.notInvited.zh)
  const early = await buildConference(app, { beginsIn: 16 })
  const answered = await early.guest.client.call(join, { id: early.id, code: '' })
  expect(answered.can_join).toBe(0)
  expect(answered.reason).toContain(roomFailures.tooEarly.zh)
})

it('takes an answer until the end, and by the link too', async () => {
  const { id, code, host, guest } = await buildConference(app)
  const answer = (client: TestClient, given: 1 | 2 | 3, by = '') =>
    client.ask(conferenceCalls.answer, { id, code: by, answer: given })
  expect((await answer(guest.client, 2)).data).toMatchObject({ answer: 2, coming_num: 1 })
  const both = await Promise.all([answer(guest.client, 1), answer(guest.client, 1)])
  for (const { data } of both) expect(data).toMatchObject({ answer: 1, coming_num: 2, people_num: 2 })
  const told = async () =>
    (await host.client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map(
      ({ pushContent }) => pushContent,
    )
  expect(await told()).toContain('陆清和回复了视频会议「心衰疑难病例讨论」：不参加。')
  const before = await told()
  await answer(guest.client, 1)
  await answer(host.client, 1)
  expect(await told()).toEqual(before)
  const colleague = await buildMember(app)
  expect((await answer(colleague.client, 1)).status).toBe(403)
  expect((await answer(colleague.client, 1, code)).data).toMatchObject({ answer: 1, people_num: 3 })
  expect((await answer(app.client(), 1, code)).status).toBe(401)
  const over = await buildConference(app, { beginsIn: -90, endsIn: -30 })
  const late = await over.guest.client.ask(conferenceCalls.answer, { id: over.id, code: '', answer: 1 })
  expect(late.message).toBe(conferenceFailures.conferenceOver.zh)
})
