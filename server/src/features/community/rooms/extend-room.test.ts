import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { roomCalls, roomFailures, roomLimits } from '#contract/community/rooms.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import { buildVideoRoom, minutesAgo, testRoomKind } from '#server/testing/build-video-room.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'
import { roomPresence, rooms } from './rooms.tables.ts'

const app = await testApp()
const { db } = app.services
const onExtended = vi.fn(async () => undefined)

beforeEach(() => {
  onExtended.mockClear()
  vi.spyOn(roomKindsOf(app.services), 'get').mockReturnValue({ ...testRoomKind, onExtended })
})

const endEarlier = (roomId: number) =>
  db
    .update(rooms)
    .set({ end_at: minutesAgo(5) })
    .where(eq(rooms.id, roomId))

it('lets people who drop come back after the planned end, and others in, until half an hour after the last', async () => {
  const { room_id, host, guests, ask, enter } = await buildVideoRoom(app, { guests: 1 })
  const inside = await enter(host)
  await endEarlier(room_id)
  expect((await ask(host, inside.seat)).data).toMatchObject({ status: 'admitted', seat: inside.seat })
  expect((await ask(guests[0]!)).data.status).toBe('admitted')
  const left = (minutes: number) =>
    db
      .update(roomPresence)
      .set({ joined_at: minutesAgo(90), alive_at: minutesAgo(minutes), left_at: minutesAgo(minutes) })
      .where(eq(roomPresence.room_id, room_id))
  await left(roomLimits.openAfterMinutes - 1)
  expect((await guests[0]!.call(roomCalls.info, { room_id, code: '' })).may_enter).toBe(1)
  await left(roomLimits.openAfterMinutes + 1)
  expect((await ask(host, inside.seat)).message).toBe(roomFailures.roomClosed.zh)
})

it('is extended by a host, once for the end that was seen, and everybody learns of it', async () => {
  const { room_id, host, guests, members, enter } = await buildVideoRoom(app)
  const hosting = await enter(host)
  const inside = await enter(guests[0]!)
  const heard = await listenGroup(app, inside.group_id, {
    userid: String(members[1]!.user.id),
    client: guests[0]!,
  })
  const { end_time } = hosting.state.room
  const asked = { room_id, seat: hosting.seat, end_time, minutes: 30 as const }
  const [one, two] = await Promise.all([
    host.call(roomCalls.extend, asked),
    host.call(roomCalls.extend, asked),
  ])
  expect(one.room.end_time).toBe(two.room.end_time)
  expect(one.room.end_time > end_time).toBe(true)
  expect(onExtended).toHaveBeenCalledTimes(1)
  expect(await heard.next('roomChanged')).toMatchObject({ room: { end_time: one.room.end_time } })
  const foreign = await guests[0]!.ask(roomCalls.extend, { ...asked, seat: inside.seat })
  expect(foreign.message).toBe(roomFailures.notHost.zh)
  heard.close()
})

it('counts from now once the end has passed, and goes no further than half a day ahead', async () => {
  const { room_id, host, enter } = await buildVideoRoom(app)
  const { seat } = await enter(host)
  await endEarlier(room_id)
  const { room } = await host.call(roomCalls.state, { room_id, seat })
  const later = await host.call(roomCalls.extend, { room_id, seat, end_time: room.end_time, minutes: 15 })
  const [row] = await db.select().from(rooms).where(eq(rooms.id, room_id))
  expect(row!.extended_to!.getTime()).toBeGreaterThan(minutesAgo(-14).getTime())
  expect(later.room.end_time > room.end_time).toBe(true)
  await db
    .update(rooms)
    .set({ extended_to: minutesAgo(-roomLimits.longestExtensionHours * 60) })
    .where(eq(rooms.id, room_id))
  const far = await host.call(roomCalls.state, { room_id, seat })
  const refused = await host.ask(roomCalls.extend, {
    room_id,
    seat,
    end_time: far.room.end_time,
    minutes: 15,
  })
  expect(refused.message).toBe(roomFailures.extendedTooFar.zh)
})
