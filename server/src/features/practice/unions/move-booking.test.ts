import { expect, it } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { bookingStates, unionBookingCalls, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { unionSettingsCalls } from '#contract/practice/union-settings.ts'
import { unionMemberTypes } from '#contract/practice/unions.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildDepartment } from '#server/testing/build-content.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { saidTime } from '#server/testing/said-time.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { findBookingRoom } from './booking-room.ts'
import { insertMember } from './unions.queries.ts'

const app = await testApp()
const { db } = app.services
const { answer, approve, book, cancel, detail, move } = unionBookingCalls

const hour = 3600_000
const today = Math.ceil(Date.now() / (24 * hour)) * 24 * hour
/** A moment by hours from tomorrow 08:00 in Shanghai. */
const at = (hours: number) => shanghaiTime(new Date(today + hours * hour))

async function buildBooked(isVideo = false) {
  const union = await buildUnion(app)
  const department = await buildDepartment(db)
  const row = { union_id: union.id, type: unionMemberTypes.department, user_id: union.member.user.id }
  await insertMember(db, { ...row, department_id: department.id })
  const ask = (by: TestClient, begin: number, end: number) =>
    by.call(book, {
      id: union.id,
      topic: '疑难病例讨论',
      place: '门诊楼三层会议室',
      is_video: isVideo,
      begin_time: at(begin),
      end_time: at(end),
      department_id: department.id,
      participants: [union.member.user.id],
    })
  const { booking_id } = await ask(union.manager.client, 2, 3)
  return { ...union, booking_id, ask }
}

const to = (booking_id: number, begin: number, end: number) => ({
  booking_id,
  begin_time: at(begin),
  end_time: at(end),
  place: '门诊楼三层会议室',
  is_video: false,
})
const inbox = async (client: TestClient) =>
  (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map((one) => one.pushContent)

it('is moved by a manager; the participants are told and asked again', async () => {
  const { id, owner, member, booking_id } = await buildBooked()
  await member.client.call(answer, { booking_id, answer: 1 })
  const moved = await owner.client.call(move, { ...to(booking_id, 26, 27), place: '住院楼' })
  expect(moved).toMatchObject({ begin_time: at(26), place: '住院楼', status: bookingStates.approved })
  expect(await member.client.call(detail, { booking_id })).toMatchObject({ answer: 0, coming_num: 0 })
  expect((await inbox(member.client))[0]).toBe(
    `会议「疑难病例讨论」由${saidTime(at(2))}改为${saidTime(at(26))}，住院楼，请重新回复是否参加。`,
  )
  const { imGroupId } = await member.client.call(detail, { booking_id })
  const { message_list } = await member.client.call(chatCalls.list, { group_id: imGroupId })
  expect(message_list[0]!.content).toBe(`会议已改期：${saidTime(at(26))}，住院楼`)
  const about = { id, subject: 'booking', subject_id: booking_id, page: 1 } as const
  const { data } = await owner.client.call(unionSettingsCalls.changes, about)
  expect(data[0]!.changes).toEqual([
    { field: 'begin_time', before: at(2), after: at(26) },
    { field: 'end_time', before: at(3), after: at(27) },
    { field: 'place', before: '门诊楼三层会议室', after: '住院楼' },
  ])
})

it('is not moved onto another meeting, into the past, by others, or once it is cancelled', async () => {
  const { owner, manager, member, booking_id, ask } = await buildBooked()
  await ask(manager.client, 5, 6)
  const tried = (client: TestClient, begin: number, end: number) =>
    client.ask(move, to(booking_id, begin, end)).then(({ status }) => status)
  expect(await tried(owner.client, 5, 6)).toBe(unionBookingFailures.timeTaken.status)
  expect(await tried(owner.client, -48, -47)).toBe(unionBookingFailures.timePast.status)
  expect(await tried(owner.client, 9, 8)).toBe(unionBookingFailures.timeWrong.status)
  expect(await tried(member.client, 8, 9)).toBe(403)
  // Over its own time it may be moved.
  expect(await tried(owner.client, 2.5, 3.5)).toBe(200)
  await owner.client.call(cancel, { booking_id })
  expect(await tried(owner.client, 8, 9)).toBe(unionBookingFailures.bookingOver.status)
})

it('waits for approval again when its booker moves it', async () => {
  const { owner, member, ask } = await buildBooked()
  const { booking_id } = await ask(member.client, 10, 11)
  await owner.client.call(approve, { booking_id, type: true, reason: '' })
  const moved = await member.client.call(move, to(booking_id, 12, 13))
  expect(moved.status).toBe(bookingStates.pending)
  expect(await inbox(owner.client)).toContain('「江城心血管科联体」有会议预约待审批：疑难病例讨论')
  await owner.client.call(approve, { booking_id, type: true, reason: '' })
  const before = (await member.client.call(detail, { booking_id })).imGroupId
  expect(before).toBeGreaterThan(0)
})

it('moves the video room with it', async () => {
  const { owner, booking_id } = await buildBooked(true)
  await owner.client.call(move, { ...to(booking_id, 30, 31), is_video: true })
  const room = await findBookingRoom(db, booking_id)
  expect(shanghaiTime(room!.begin_at)).toBe(at(30))
  await owner.client.call(cancel, { booking_id })
  const entered = await owner.client.ask(roomCalls.info, { room_id: room!.id, code: '' })
  expect(entered.status).not.toBe(200)
})

it('closes the chat of a meeting that is cancelled', async () => {
  const { owner, member, booking_id } = await buildBooked()
  const { imGroupId: group_id } = await member.client.call(detail, { booking_id })
  await owner.client.call(cancel, { booking_id })
  const said = { group_id, client_id: 'after-the-end', kind: 'text', content: '在吗' } as const
  expect((await member.client.ask(chatCalls.send, said)).status).not.toBe(200)
  expect((await member.client.call(chatCalls.list, { group_id })).message_list[0]!.content).toBe('会议已取消')
})
