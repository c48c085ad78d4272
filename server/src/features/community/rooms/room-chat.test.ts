import { beforeEach, expect, it, vi } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { failures } from '#contract/wire/failure.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import type { RoomKind } from '#kernel/room-kinds.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { openRoom } from './open-room.ts'

const app = await testApp()
const { db } = app.services
const withChat: RoomKind = { kind: 'test', earlyMinutes: 15, attendanceRight: undefined, hasChat: true }
const useKind = (kind: RoomKind) => vi.spyOn(roomKindsOf(app.services), 'get').mockReturnValue(kind)

beforeEach(() => void useKind(withChat))

let subjects = 0
const hours = (count: number) => new Date(Date.now() + count * 3600_000)

async function prepare() {
  const members = [await buildMember(app), await buildMember(app)]
  const { id } = await openRoom(db, {
    kind: 'test',
    subjectId: ++subjects,
    title: '标本讨论',
    media: 'picture',
    beginAt: hours(-1),
    endAt: hours(1),
    people: members.map(({ user }, at) => ({
      userId: user.id,
      name: user.truename,
      title: '',
      hospital: '',
      role: at === 0 ? 'host' : 'guest',
    })),
  })
  return { room_id: id, host: members[0]!.client, guest: members[1]!.client }
}

const enter = (client: TestClient, room_id: number) =>
  client.call(roomCalls.enter, { room_id, code: '', is_muted: true, is_camera_on: false })
const say = (group_id: number, content: string) => ({
  group_id,
  client_id: `said-${content}-0001`,
  kind: 'text' as const,
  content,
})

it('opens one chat for those who enter, however often they come', async () => {
  const { room_id, host, guest } = await prepare()
  const [first, second] = await Promise.all([enter(host, room_id), enter(guest, room_id)])
  const groupId = first.chat_group_id
  expect(groupId).toBeGreaterThan(0)
  expect(second.chat_group_id).toBe(groupId)
  expect((await enter(host, room_id)).chat_group_id).toBe(groupId)
  await host.call(chatCalls.send, say(groupId, 'hello'))
  const { title, title_en, member_list, message_list } = await guest.call(chatCalls.list, {
    group_id: groupId,
  })
  expect([title, title_en]).toEqual(['标本讨论', '标本讨论'])
  expect(member_list).toHaveLength(2)
  expect(message_list).toMatchObject([{ content: 'hello' }])
  const stranger = (await buildMember(app)).client
  expect(await stranger.ask(chatCalls.list, { group_id: groupId })).toMatchObject({
    status: failures.noPermission.status,
  })
})

it('shows nothing more to somebody whom a host removes', async () => {
  const { room_id, host, guest } = await prepare()
  const { seat, chat_group_id: group_id } = await enter(host, room_id)
  const { state } = await enter(guest, room_id)
  await host.call(roomCalls.manage, { room_id, seat, action: 'remove', person_id: state.me })
  expect(await guest.ask(chatCalls.list, { group_id })).toMatchObject({
    status: failures.noPermission.status,
  })
})

it('gives no chat in the lobby, without a login, and where the kind brings its own', async () => {
  const { room_id, host } = await prepare()
  const { user, client } = await buildMember(app)
  const guestOf = (waits: boolean) => async () => ({
    key: `user ${user.id}`,
    userId: user.id,
    name: '',
    title: '',
    hospital: '',
    role: 'guest' as const,
    waits,
  })
  useKind({ ...withChat, findGuest: guestOf(true) })
  expect(await enter(client, room_id)).toMatchObject({ status: 'waiting', chat_group_id: 0 })
  useKind({ ...withChat, findGuest: guestOf(false) })
  expect(await enter(app.client(), room_id)).toMatchObject({ status: 'admitted', chat_group_id: 0 })
  useKind({ kind: 'test', earlyMinutes: 15, attendanceRight: undefined })
  expect(await enter(host, room_id)).toMatchObject({ status: 'admitted', chat_group_id: 0 })
})
