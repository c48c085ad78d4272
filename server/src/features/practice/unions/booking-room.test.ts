import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import { unionBookingCalls, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { unionCalls, unionMemberTypes } from '#contract/practice/unions.ts'
import { rooms } from '#server/features/community/rooms/rooms.tables.ts'
import { buildDepartment } from '#server/testing/build-content.ts'
import { slotIn } from '#server/testing/build-specimen-room.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { insertMember } from './unions.queries.ts'

const app = await testApp()
const { db } = app.services
const { approve, book, cancel, detail } = unionBookingCalls
const silent = { code: '', is_muted: true, is_camera_on: false }

async function buildVideoBooking() {
  const union = await buildUnion(app)
  const department = await buildDepartment(db)
  const hosting = { union_id: union.id, type: unionMemberTypes.department, user_id: union.member.user.id }
  await insertMember(db, { ...hosting, department_id: department.id })
  const planned = {
    id: union.id,
    topic: '疑难病例讨论',
    place: '',
    is_video: true,
    ...slotIn(10, 70),
    department_id: department.id,
    participants: [union.owner.user.id],
  }
  return { ...union, planned }
}

it('opens with the approval, for the participants, the booker and the managers', async () => {
  const { owner, manager, member, planned } = await buildVideoBooking()
  const { booking_id, is_video } = await member.client.call(book, planned)
  expect(is_video).toBe(1)
  expect(await member.client.call(detail, { booking_id })).toMatchObject({ video_room_id: 0 })
  await manager.client.call(approve, { booking_id, type: true, reason: '' })
  const { video_room_id: room_id } = await owner.client.call(detail, { booking_id })
  const enter = { room_id, ...silent }
  for (const { client } of [owner, manager, member]) {
    expect(await client.call(roomCalls.info, { room_id, code: '' })).toMatchObject({ role: 'host' })
    expect(await client.call(roomCalls.enter, enter)).toMatchObject({ status: 'admitted' })
  }
  const stranger = await buildMember(app)
  expect((await stranger.client.ask(roomCalls.enter, enter)).message).toBe(roomFailures.notInvited.zh)
  expect((await app.client().ask(roomCalls.enter, enter)).message).toBe(roomFailures.notInvited.zh)
})

it('is entered as a guest by a participant, and not by a member who is not invited', async () => {
  const { id, manager, member, planned } = await buildVideoBooking()
  const other = await buildMember(app)
  await insertMember(db, { union_id: id, type: unionMemberTypes.doctor, user_id: other.user.id })
  const asked = { ...planned, participants: [member.user.id] }
  const { booking_id } = await manager.client.call(book, asked)
  const { video_room_id: room_id } = await member.client.call(detail, { booking_id })
  const entered = await member.client.call(roomCalls.enter, { room_id, ...silent })
  expect(entered.state.people).toMatchObject([{ role: 'guest' }])
  expect(await other.client.call(detail, { booking_id })).toMatchObject({ video_room_id: 0 })
  expect((await other.client.ask(roomCalls.enter, { room_id, ...silent })).message).toBe(
    roomFailures.notInvited.zh,
  )
})

it('takes the chat from a participant whom a host removes, and gives it to a manager who enters', async () => {
  const { owner, manager, member, planned } = await buildVideoBooking()
  const { booking_id } = await manager.client.call(book, { ...planned, participants: [member.user.id] })
  const { video_room_id: room_id } = await member.client.call(detail, { booking_id })
  expect(await owner.client.call(detail, { booking_id })).toMatchObject({ imGroupId: 0 })
  const hosting = await owner.client.call(roomCalls.enter, { room_id, ...silent })
  const group_id = hosting.chat_group_id
  expect(await owner.client.call(detail, { booking_id })).toMatchObject({ imGroupId: group_id })
  const { state } = await member.client.call(roomCalls.enter, { room_id, ...silent })
  const removal = { room_id, seat: hosting.seat, action: 'remove' as const, person_id: state.me }
  await owner.client.call(roomCalls.manage, removal)
  expect((await member.client.ask(chatCalls.list, { group_id })).status).toBe(403)
  expect(await member.client.call(detail, { booking_id })).toMatchObject({ imGroupId: 0 })
})

it('is closed when the meeting is cancelled, and opens 15 minutes before', async () => {
  const { manager, planned } = await buildVideoBooking()
  const { booking_id } = await manager.client.call(book, { ...planned, ...slotIn(16, 60) })
  const { video_room_id: room_id } = await manager.client.call(detail, { booking_id })
  const early = await manager.client.ask(roomCalls.enter, { room_id, ...silent })
  expect(early.message).toContain(roomFailures.tooEarly.zh)
  await manager.client.call(cancel, { booking_id })
  const [room] = await db.select().from(rooms).where(eq(rooms.id, room_id))
  expect(room!.ended_at).not.toBeNull()
  expect(await manager.client.call(detail, { booking_id })).toMatchObject({ video_room_id: 0 })
})

it('replaces a place, which is needed otherwise', async () => {
  const { manager, planned } = await buildVideoBooking()
  const nowhere = await manager.client.ask(book, { ...planned, is_video: false })
  expect(nowhere.message).toBe(unionBookingFailures.placeMissing.zh)
})

it('is left, with the chat and the list of the invited, by somebody who is no member any more', async () => {
  const { id, manager, owner, planned } = await buildVideoBooking()
  const other = await buildMember(app)
  await insertMember(db, { union_id: id, type: unionMemberTypes.doctor, user_id: other.user.id })
  const asked = { ...planned, participants: [other.user.id, owner.user.id] }
  const { booking_id } = await manager.client.call(book, asked)
  const seen = await other.client.call(detail, { booking_id })
  const [room_id, group_id] = [seen.video_room_id, seen.imGroupId]
  await other.client.call(roomCalls.enter, { room_id, ...silent })
  const { data } = await owner.client.call(unionCalls.members, { id, type: 1, page: 1 })
  const { member_id } = data.find(({ userid }) => userid === other.user.id)!
  await owner.client.call(unionCalls.removeMember, { id, member_id })

  const after = await manager.client.call(detail, { booking_id })
  expect(after.participants.map(({ userid }) => userid)).toEqual([owner.user.id])
  expect((await other.client.ask(chatCalls.list, { group_id })).status).not.toBe(200)
  expect((await other.client.ask(roomCalls.enter, { room_id, ...silent })).message).toBe(
    roomFailures.notInvited.zh,
  )
  const { people } = (await manager.client.call(roomCalls.enter, { room_id, ...silent })).state
  expect(people.map(({ role }) => role)).toEqual(['host'])
})
