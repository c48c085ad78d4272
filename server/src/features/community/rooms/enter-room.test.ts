import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { roomCalls, roomFailures, roomLimits } from '#contract/community/rooms.ts'
import type { RoomMedia } from '#contract/community/rooms.ts'
import { failures } from '#contract/wire/failure.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import type { RoomKind } from '#kernel/room-kinds.ts'
import { accessLog } from '#kernel/kernel.tables.ts'
import { buildPlainOperator } from '#server/testing/build-operator.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { closeRoom } from './close-room.ts'
import { listAttendance } from './list-attendance.ts'
import { findRoomOf, openRoom } from './open-room.ts'
import { roomPeople, roomPresence } from './rooms.tables.ts'

const app = await testApp()
const { db } = app.services

/** Guests with the code `tcode` wait, as some kinds of rooms have them; all others are on the list or nobody. */
const testKind: RoomKind = {
  kind: 'test',
  earlyMinutes: 15,
  attendanceRight: 'experts.edit',
  findGuest: async (_, __, code) =>
    code.startsWith('tcode')
      ? {
          key: `guest ${code}`,
          userId: undefined,
          name: '陈未',
          title: '',
          hospital: '',
          role: 'guest',
          waits: true,
        }
      : undefined,
}

beforeEach(() => void vi.spyOn(roomKindsOf(app.services), 'get').mockReturnValue(testKind))

let subjects = 0
const hours = (count: number) => new Date(Date.now() + count * 3600_000)

type Prepared = { guests?: number; media?: RoomMedia; beginAt?: Date }

async function prepare({ guests = 1, media = 'picture', beginAt = hours(-1) }: Prepared = {}) {
  const members = await Promise.all(
    Array.from({ length: guests + 1 }, (_, at) =>
      buildMember(app, { truename: at === 0 ? '沈知远' : `客${at}` }),
    ),
  )
  const room = await openRoom(db, {
    kind: 'test',
    subjectId: ++subjects,
    title: '术前讨论',
    media,
    beginAt,
    endAt: hours(2),
    people: members.map(({ user }, at) => ({
      userId: user.id,
      name: user.truename,
      title: user.title,
      hospital: user.hospital,
      role: at === 0 ? 'host' : 'guest',
    })),
  })
  const [host, ...others] = members.map(({ client }) => client)
  return { room, room_id: room.id, host: host!, guests: others, members }
}

type Asked = { room_id: number; code?: string; seat?: string; is_camera_on?: boolean; is_muted?: boolean }
const entryOf = (asked: Asked) => ({ code: '', is_camera_on: false, is_muted: false, ...asked })
const enter = (client: TestClient, asked: Asked) => client.call(roomCalls.enter, entryOf(asked))
const tryEnter = async (client: TestClient, asked: Asked) => {
  const { status, message } = await client.ask(roomCalls.enter, entryOf(asked))
  return { status, message }
}
const refusedWith = (failure: { status: number; zh: string }) => ({
  status: failure.status,
  message: expect.stringContaining(failure.zh),
})

const makeSilent = (roomId: number, ms: number) =>
  db
    .update(roomPresence)
    .set({ alive_at: new Date(Date.now() - ms), joined_at: new Date(Date.now() - ms - 60_000) })
    .where(eq(roomPresence.room_id, roomId))

it('lets those on the list in and shows each the others', async () => {
  const { room_id, host, guests, members } = await prepare()
  const first = await enter(host, { room_id, is_camera_on: true })
  expect(first).toMatchObject({ status: 'admitted', media: { adapter: 'mesh', url: '', ice_servers: [] } })
  const second = await enter(guests[0]!, { room_id, is_muted: true })
  expect(second.state.people).toMatchObject([
    {
      name: '沈知远',
      photo: members[0]!.user.photo,
      title: '主治医师',
      role: 'host',
      state: 'present',
      is_camera_on: 1,
      is_muted: 0,
    },
    { name: '客1', role: 'guest', state: 'present', is_camera_on: 0, is_muted: 1 },
  ])
  expect(second.state.me).toBe(second.state.people[1]!.person_id)
  expect(await host.call(roomCalls.info, { room_id, code: '' })).toMatchObject({
    room: { title: '术前讨论', media: 'picture' },
    role: 'host',
    may_enter: 1,
    reason: '',
  })
})

it('refuses others, a visitor, a missing room and wrong times, with the reason', async () => {
  const { room_id, guests } = await prepare()
  const stranger = (await buildMember(app)).client
  expect(await tryEnter(stranger, { room_id })).toEqual(refusedWith(roomFailures.notInvited))
  expect(await tryEnter(app.client(), { room_id })).toEqual(refusedWith(roomFailures.notInvited))
  expect(await tryEnter(guests[0]!, { room_id: 999_999_999 })).toEqual(refusedWith(roomFailures.roomMissing))
  const early = await prepare({ beginAt: hours(1) })
  expect(await tryEnter(early.host, { room_id: early.room_id })).toEqual(refusedWith(roomFailures.tooEarly))
  const info = await early.host.call(roomCalls.info, { room_id: early.room_id, code: '' })
  expect(info).toMatchObject({
    may_enter: 0,
    reason: expect.stringMatching(/开放时间 \d{4}-\d\d-\d\d \d\d:\d\d$/),
  })
})

it('passes signals on to the person they are for, and to nobody else', async () => {
  const { room_id, host, guests, members } = await prepare({ guests: 2 })
  const seats = await Promise.all([host, ...guests].map((client) => enter(client, { room_id })))
  const [a, b, c] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]]
  const listenAs = (at: number) =>
    listenGroup(app, seats[at]!.group_id, {
      userid: String(members[at]!.user.id),
      client: members[at]!.client,
    })
  const [toB, toC] = await Promise.all([listenAs(1), listenAs(2)])
  const signals = [{ session: 's1', description: { type: 'offer' as const, sdp: 'v=0' } }]
  await host.call(roomCalls.signal, { room_id, seat: a.seat, to: b.state.me, signals })
  expect(await toB.next('roomSignal')).toMatchObject({ groupId: b.group_id, from: a.state.me, signals })
  await guests[0]!.call(roomCalls.update, { room_id, seat: b.seat, is_hand_raised: true })
  expect(await toC.next('roomPerson')).toMatchObject({ person: { person_id: b.state.me } })
  expect(toC.messages.some(({ type }) => type === 'roomSignal')).toBe(false)
  await guests[1]!.call(roomCalls.leave, { room_id, seat: c.seat })
  const gone = await host.ask(roomCalls.signal, { room_id, seat: a.seat, to: c.state.me, signals })
  expect(gone.status).toBe(roomFailures.personMissing.status)
  const foreign = await host.ask(roomCalls.signal, { room_id, seat: 'made-up', to: b.state.me, signals })
  expect(foreign.status).toBe(roomFailures.seatLost.status)
  toB.close()
  toC.close()
})

it('opens the group of a seat only to a page that knows its name', async () => {
  const { room_id, host } = await prepare()
  const { group_id } = await enter(host, { room_id })
  const stranger = await listenGroup(app, group_id.slice(0, -1) + (group_id.endsWith('A') ? 'B' : 'A'))
  expect(await stranger.next('refused')).toMatchObject({ of: 'joinGroup', reason: 'noPermission' })
  stranger.close()
})

it('holds guests in the lobby until a host admits them', async () => {
  const { room_id, host, members } = await prepare()
  const hosting = await enter(host, { room_id })
  const heard = await listenGroup(app, hosting.group_id, {
    userid: String(members[0]!.user.id),
    client: host,
  })
  const guest = app.client()
  const waiting = await enter(guest, { room_id, code: 'tcode-1' })
  expect(waiting).toMatchObject({ status: 'waiting', media: null, state: { people: [] } })
  expect(await heard.next('roomPerson')).toMatchObject({ person: { name: '陈未', state: 'waiting' } })
  const lobby = await listenGroup(app, waiting.group_id)
  const signals = [{ session: 's1' }]
  const early = await guest.ask(roomCalls.signal, {
    room_id,
    seat: waiting.seat,
    to: hosting.state.me,
    signals,
  })
  expect(early.status).toBe(roomFailures.seatLost.status)
  const admit = { room_id, seat: hosting.seat, action: 'admit', person_id: waiting.state.me } as const
  await host.call(roomCalls.manage, admit)
  await lobby.next('roomAdmitted')
  const entered = await enter(guest, { room_id, code: 'tcode-1', seat: waiting.seat })
  expect(entered).toMatchObject({ status: 'admitted', seat: waiting.seat, group_id: waiting.group_id })
  expect(entered.state.people.map(({ name }) => name)).toEqual(['沈知远', '陈未'])
  expect((await host.ask(roomCalls.manage, admit)).status).toBe(roomFailures.personMissing.status)
  heard.close()
  lobby.close()
})

it('refuses and removes: the person learns which, and a removed one stays out', async () => {
  const { room_id, host } = await prepare()
  const { seat } = await enter(host, { room_id })
  const guest = app.client()
  const waiting = await enter(guest, { room_id, code: 'tcode-2' })
  await host.call(roomCalls.manage, { room_id, seat, action: 'refuse', person_id: waiting.state.me })
  const asked = await guest.ask(roomCalls.state, { room_id, seat: waiting.seat })
  expect(asked.message).toBe(roomFailures.refusedByHost.zh)
  const again = await enter(guest, { room_id, code: 'tcode-2' })
  expect(again.status).toBe('waiting')
  await host.call(roomCalls.manage, { room_id, seat, action: 'admit', person_id: again.state.me })
  const inside = await enter(guest, { room_id, code: 'tcode-2', seat: again.seat })
  const listener = await listenGroup(app, inside.group_id)
  await host.call(roomCalls.manage, { room_id, seat, action: 'remove', person_id: inside.state.me })
  expect(await listener.next('roomExit')).toMatchObject({ reason: 'removed' })
  expect(await tryEnter(guest, { room_id, code: 'tcode-2' })).toEqual(refusedWith(roomFailures.removedByHost))
  listener.close()
})

it('locks, mutes, hands over and ends, for hosts only', async () => {
  const { room_id, host, guests, members } = await prepare({ guests: 2 })
  const [guest, late] = guests as [TestClient, TestClient]
  const hosting = await enter(host, { room_id })
  const inside = await enter(guest, { room_id })
  const heard = await listenGroup(app, inside.group_id, {
    userid: String(members[1]!.user.id),
    client: guest,
  })
  const by =
    (client: TestClient, seat: string) =>
    (action: 'lock' | 'unlock' | 'mute' | 'muteall' | 'handover' | 'end', person_id?: number) =>
      client.ask(roomCalls.manage, { room_id, seat, action, person_id })
  const asHost = by(host, hosting.seat)
  const asGuest = by(guest, inside.seat)
  expect((await asGuest('lock')).status).toBe(roomFailures.notHost.status)
  expect((await asHost('mute')).message).toBe(`${failures.parameterError.zh}: person_id`)
  expect((await asHost('lock')).data.room.is_locked).toBe(1)
  expect(await heard.next('roomChanged')).toMatchObject({ room: { is_locked: 1 } })
  expect(await tryEnter(late, { room_id })).toEqual(refusedWith(roomFailures.roomLocked))
  await asHost('unlock')
  await asHost('mute', inside.state.me)
  expect(await heard.next('roomPerson')).toMatchObject({
    person: { person_id: inside.state.me, is_muted: 1 },
  })
  await guest.call(roomCalls.update, { room_id, seat: inside.seat, is_muted: false })
  await host.call(roomCalls.update, { room_id, seat: hosting.seat, is_muted: false })
  expect((await asGuest('muteall')).status).toBe(roomFailures.notHost.status)
  expect((await asHost('muteall')).data.people.map(({ is_muted }) => is_muted)).toEqual([0, 1])
  const handed = await asHost('handover', inside.state.me)
  expect(handed.data.people.map(({ role }) => role)).toEqual(['guest', 'host'])
  expect((await asHost('end')).status).toBe(roomFailures.notHost.status)
  expect((await asGuest('end')).status).toBe(200)
  expect(await heard.next('roomExit')).toMatchObject({ reason: 'ended' })
  expect(await tryEnter(host, { room_id })).toEqual(refusedWith(roomFailures.roomEnded))
  heard.close()
})

it('has the place again after a lost line, with or without the time having run out', async () => {
  const { room_id, host } = await prepare()
  const before = await enter(host, { room_id })
  await makeSilent(room_id, roomLimits.awayMs + 1000)
  const back = await enter(host, { room_id, seat: before.seat })
  expect(back).toMatchObject({ seat: before.seat, group_id: before.group_id, state: { me: before.state.me } })
  await makeSilent(room_id, roomLimits.lostMs + 1000)
  await enter((await buildMember(app)).client, { room_id, code: 'tcode-3' })
  expect((await host.ask(roomCalls.state, { room_id, seat: before.seat })).status).toBe(
    roomFailures.seatLost.status,
  )
  const later = await enter(host, { room_id, seat: before.seat })
  expect(later.state.me).toBe(before.state.me)
  expect(await listAttendance(db, room_id)).toMatchObject([{ left_at: expect.any(Date) }, { left_at: null }])
})

it('ends the stay of a silent page at its last sign of life, and shows it as away before', async () => {
  const { room_id, host, guests } = await prepare()
  await enter(host, { room_id })
  await makeSilent(room_id, roomLimits.awayMs + 1000)
  const inside = await enter(guests[0]!, { room_id })
  expect(inside.state.people.map(({ is_away }) => is_away)).toEqual([1, 0])
  await makeSilent(room_id, roomLimits.lostMs + 1000)
  const csv = await host.call(roomCalls.exportAttendance, { room_id })
  expect(csv.file_name).toBe('术前讨论 出席记录.csv')
  expect(csv.csv.split('\r\n')[1]).toMatch(
    /^1,沈知远,主治医师,江城大学附属第一医院,主持人,\d{4}-.*,\d{4}-.*,1$/,
  )
  expect(await host.call(roomCalls.attendance, { room_id })).toMatchObject([
    { name: '沈知远', seconds: 60 },
    { name: '客1', seconds: 60 },
  ])
  const foreign = await guests[0]!.ask(roomCalls.attendance, { room_id })
  expect(foreign.status).toBe(roomFailures.notHost.status)
})

it('shows who attended to operators with the right of its kind, which is noted for each person', async () => {
  const { room_id, host, guests, members } = await prepare()
  for (const client of [host, guests[0]!]) await enter(client, { room_id })
  const looks = async () =>
    (
      await db
        .select()
        .from(accessLog)
        .where(eq(accessLog.what, `attendance of room ${room_id}`))
    ).map(({ user_id, reader_id }) => [user_id, reader_id])
  for (const operator of [
    await buildMember(app, { operator_roles: ['editor'] }),
    await buildPlainOperator(app, ['meetingManager']),
  ]) {
    const { status } = await operator.client.ask(roomCalls.exportAttendance, { room_id })
    expect(status).toBe(roomFailures.notHost.status)
  }
  await host.call(roomCalls.exportAttendance, { room_id })
  expect(await looks()).toEqual([])
  const manager = await buildMember(app, { operator_roles: ['meetingManager'] })
  expect((await manager.client.call(roomCalls.exportAttendance, { room_id })).csv).toContain('沈知远')
  expect(new Set((await looks()).map(String))).toEqual(
    new Set(members.map(({ user }) => String([user.id, manager.user.id]))),
  )
  vi.spyOn(roomKindsOf(app.services), 'get').mockReturnValue({ ...testKind, attendanceRight: undefined })
  const closed = await manager.client.ask(roomCalls.attendance, { room_id })
  expect(closed.status).toBe(roomFailures.notHost.status)
})

it('gives the place to the device that entered last, and not back to the first by itself', async () => {
  const { room_id, host, members } = await prepare()
  const phone = await enter(host, { room_id })
  const heard = await listenGroup(app, phone.group_id, { userid: String(members[0]!.user.id), client: host })
  const computer = await enter(host, { room_id })
  expect(await heard.next('roomExit')).toMatchObject({ reason: 'elsewhere' })
  expect(computer.seat).not.toBe(phone.seat)
  expect(await tryEnter(host, { room_id, seat: phone.seat })).toEqual(
    refusedWith(roomFailures.enteredElsewhere),
  )
  expect(await db.$count(roomPresence, eq(roomPresence.room_id, room_id))).toBe(1)
  heard.close()
})

it('has places for ten people and six pictures, however many come at once', async () => {
  const { room_id, host, guests } = await prepare({ guests: 10 })
  const answers = await Promise.all(
    [host, ...guests].map((client) => client.ask(roomCalls.enter, entryOf({ room_id, is_camera_on: true }))),
  )
  const inside = answers.filter(({ status }) => status === 200)
  expect(inside).toHaveLength(roomLimits.meshPeople)
  expect(answers.map(({ message }) => message)).toContain(roomFailures.roomFull.zh)
  const people = await db.select().from(roomPeople).where(eq(roomPeople.room_id, room_id))
  expect(people.filter((person) => person.is_camera_on)).toHaveLength(roomLimits.meshPictures)
  const dark = inside.find(
    ({ data }) => data.state.people.find((one) => one.person_id === data.state.me)!.is_camera_on === 0,
  )!
  const by = [host, ...guests][answers.indexOf(dark)]!
  const camera = await by.ask(roomCalls.update, { room_id, seat: dark.data.seat, is_camera_on: true })
  expect(camera.message).toBe(roomFailures.tooManyPictures.zh)
})

it('takes no camera into a room for sound, and one shared screen at a time', async () => {
  const { room_id, host, guests } = await prepare({ media: 'sound' })
  const first = await enter(host, { room_id, is_camera_on: true })
  expect(first.state.people[0]!.is_camera_on).toBe(0)
  const camera = await host.ask(roomCalls.update, { room_id, seat: first.seat, is_camera_on: true })
  expect(camera.message).toBe(roomFailures.soundOnly.zh)
  const second = await enter(guests[0]!, { room_id })
  await host.call(roomCalls.update, { room_id, seat: first.seat, is_sharing: true })
  const picture = await host.call(roomCalls.update, {
    room_id,
    seat: first.seat,
    is_sharing: true,
    is_picture: true,
  })
  expect(picture).toMatchObject({ is_sharing: 1, is_picture: 1 })
  const share = { room_id, seat: second.seat, is_sharing: true }
  expect((await guests[0]!.ask(roomCalls.update, share)).message).toBe(roomFailures.alreadySharing.zh)
})

it('says to everybody that a host broadcasts it, one at a time, where its kind allows that', async () => {
  const { room_id, host, guests } = await prepare({ guests: 2 })
  const [guest, late] = [guests[0]!, guests[1]!]
  const first = await enter(host, { room_id })
  const second = await enter(guest, { room_id })
  const broadcast = (client: TestClient, seat: string, is_broadcasting = true) =>
    client.ask(roomCalls.update, { room_id, seat, is_broadcasting })
  expect((await broadcast(host, first.seat)).message).toBe(roomFailures.noBroadcast.zh)

  vi.spyOn(roomKindsOf(app.services), 'get').mockReturnValue({ ...testKind, hasBroadcast: true })
  expect((await broadcast(guest, second.seat)).message).toBe(roomFailures.notHost.zh)
  expect((await broadcast(host, first.seat)).data.is_broadcasting).toBe(1)
  const seen = await guest.call(roomCalls.state, { room_id, seat: second.seat })
  expect(seen.people.map(({ is_broadcasting }) => is_broadcasting)).toEqual([1, 0])
  expect((await late.call(roomCalls.info, { room_id, code: '' })).is_on_air).toBe(1)
  await db.update(roomPeople).set({ role: 'host' }).where(eq(roomPeople.id, second.state.me))
  expect((await broadcast(guest, second.seat)).message).toBe(roomFailures.alreadyBroadcasting.zh)

  await host.call(roomCalls.leave, { room_id, seat: first.seat })
  expect((await late.call(roomCalls.info, { room_id, code: '' })).is_on_air).toBe(0)
  expect((await broadcast(guest, second.seat)).data.is_broadcasting).toBe(1)
  const again = await enter(host, { room_id })
  expect(again.state.people.find(({ person_id }) => person_id === again.state.me)!.is_broadcasting).toBe(0)
})

it('is changed by opening it again, found by its subject, and closed for good by its owner', async () => {
  const { room, host, members } = await prepare()
  const subject = { kind: 'test', subjectId: Number(room.subject.split(' ')[1]) }
  const inside = await enter(host, { room_id: room.id })
  const heard = await listenGroup(app, inside.group_id, { userid: String(members[0]!.user.id), client: host })
  const again = await openRoom(db, {
    ...subject,
    title: '改期',
    media: 'sound',
    beginAt: hours(-1),
    endAt: hours(3),
    people: [],
  })
  expect(again.id).toBe(room.id)
  expect(await findRoomOf(db, subject)).toMatchObject({ title: '改期', media: 'sound' })
  const other = members[1]!.client
  expect(await tryEnter(other, { room_id: room.id })).toEqual(refusedWith(roomFailures.notInvited))
  await closeRoom(app.services, room.id)
  await closeRoom(app.services, room.id)
  expect(await heard.next('roomExit')).toMatchObject({ reason: 'ended' })
  expect(await listAttendance(db, room.id)).toMatchObject([{ left_at: expect.any(Date) }])
  heard.close()
})
