import * as fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { bookingStates, unionBookingCalls, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { unionFailures, unionMemberTypes } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildDepartment } from '#server/testing/build-content.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { saidTime } from '#server/testing/said-time.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { insertBooking } from './bookings.queries.ts'
import { insertMember } from './unions.queries.ts'

const app = await testApp()
const { db } = app.services
const { answer, approve, book, cancel, detail, list, saveMinutes } = unionBookingCalls

const hour = 3600_000
const today = Math.ceil(Date.now() / (24 * hour)) * 24 * hour
/** A moment by hours from tomorrow 08:00 in Shanghai. */
const at = (hours: number) => shanghaiTime(new Date(today + hours * hour))

async function buildHost(unionId: number, userId: number) {
  const department = await buildDepartment(db)
  const row = { union_id: unionId, type: unionMemberTypes.department, user_id: userId }
  await insertMember(db, { ...row, department_id: department.id })
  return department
}

async function buildBookable() {
  const union = await buildUnion(app)
  const department = await buildHost(union.id, union.member.user.id)
  const ask = (by: TestClient, begin: number, end: number, participants: number[] = []) =>
    by.ask(book, {
      id: union.id,
      topic: '疑难病例讨论',
      place: '门诊楼三层会议室',
      is_video: false,
      begin_time: at(begin),
      end_time: at(end),
      department_id: department.id,
      participants,
    })
  return { ...union, department, ask }
}

const inbox = async (client: TestClient) =>
  (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data.map((one) => one.pushContent)

it('is booked by a member, approved by a manager, and answered by the invited', async () => {
  const { id, owner, manager, member, ask } = await buildBookable()
  const invited = [owner.user.id, manager.user.id]
  const { data: booked } = await ask(member.client, 2, 3, invited)
  expect(booked).toMatchObject({ status: bookingStates.pending, participant_num: 2, answer: -1 })
  const { booking_id } = booked
  expect((await inbox(manager.client))[0]).toBe('「江城心血管科联体」有会议预约待审批：疑难病例讨论')
  const early = await manager.client.ask(answer, { booking_id, answer: 1 })
  expect(early.status).toBe(unionBookingFailures.bookingOver.status)

  expect((await member.client.ask(approve, { booking_id, type: true, reason: '' })).status).toBe(403)
  const decided = await Promise.all(
    [owner, manager].map(({ client }) => client.ask(approve, { booking_id, type: true, reason: '' })),
  )
  expect(decided.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    unionBookingFailures.bookingNotOpen.status,
  ])
  expect((await inbox(member.client))[0]).toBe('您预约的会议「疑难病例讨论」已通过。')
  expect((await inbox(owner.client))[0]).toContain('邀请您参加会议「疑难病例讨论」')

  await owner.client.call(answer, { booking_id, answer: 1 })
  await manager.client.call(answer, { booking_id, answer: 3 })
  await manager.client.call(answer, { booking_id, answer: 2 })
  await manager.client.call(answer, { booking_id, answer: 2 })
  const answers = (await inbox(member.client)).slice(0, 3)
  expect(answers.map((text) => text.slice(text.indexOf('回复了')))).toEqual([
    '回复了会议「疑难病例讨论」：不参加。',
    '回复了会议「疑难病例讨论」：可能参加。',
    '回复了会议「疑难病例讨论」：参加。',
  ])
  const seen = await member.client.call(detail, { booking_id })
  expect(seen).toMatchObject({ status: bookingStates.approved, is_booker: 1, coming_num: 1, answer: -1 })
  expect(seen.participants.map(({ userid, answer }) => [userid, answer])).toEqual([
    [owner.user.id, 1],
    [manager.user.id, 2],
  ])
  expect((await member.client.ask(answer, { booking_id, answer: 1 })).status).toBe(404)
  expect(
    (await owner.client.call(list, { id, from_day: at(2).slice(0, 10), to_day: at(2).slice(0, 10) }))
      .bookings,
  ).toMatchObject([{ booking_id, answer: 1 }])
})

it('opens a chat for those who take part, and for nobody else', async () => {
  const { owner, manager, member, ask } = await buildBookable()
  const { booking_id } = (await ask(manager.client, 2, 3, [member.user.id])).data
  const { imGroupId } = await member.client.call(detail, { booking_id })
  const { message_list } = await member.client.call(chatCalls.list, { group_id: imGroupId })
  expect(message_list).toMatchObject([
    { kind: 'system', content: `会议已确认：${saidTime(at(2))}，门诊楼三层会议室` },
  ])
  expect((await owner.client.call(detail, { booking_id })).imGroupId).toBe(0)
  expect((await owner.client.ask(chatCalls.list, { group_id: imGroupId })).status).toBe(403)
})

it('approves that of a manager at once', async () => {
  const { manager, member, ask } = await buildBookable()
  const { data } = await ask(manager.client, 5, 6, [member.user.id])
  expect(data.status).toBe(bookingStates.approved)
  expect((await inbox(member.client))[0]).toContain('邀请您参加会议')
})

it('lets one of many that are booked for the same time at once through', async () => {
  const { member, ask } = await buildBookable()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(member.client, 1, 2)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ message }) => message === unionBookingFailures.timeTaken.zh)).toHaveLength(5)
})

it('never holds two overlapping meetings of a department, whatever is booked and cancelled', async () => {
  const { id, member, department } = await buildUnion(app).then(async (union) => ({
    ...union,
    department: await buildHost(union.id, union.owner.user.id),
  }))
  const steps = fc.array(
    fc.record({ begin: fc.nat(20), length: fc.integer({ min: 1, max: 6 }), isCancel: fc.boolean() }),
    { minLength: 1, maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (wanted) => {
      await db.execute(sql`delete from union_bookings where union_id = ${id}`)
      const held = new Map<number, { begin: number; end: number }>()
      for (const { begin, length, isCancel } of wanted) {
        const end = begin + length
        const isFree = [...held.values()].every((one) => one.end <= begin || end <= one.begin)
        const booking = insertBooking(db, {
          union_id: id,
          department_id: department.id,
          booker_id: member.user.id,
          topic: '会议',
          place: '会议室',
          begin_at: new Date(today + begin * hour),
          end_at: new Date(today + end * hour),
        })
        if (isFree) held.set(await booking, { begin, end })
        else await expect(booking).rejects.toThrow()
        const [first] = held.keys()
        if (!isCancel || first === undefined) continue
        await member.client.call(cancel, { booking_id: first })
        held.delete(first)
      }
    }),
    { numRuns: 15 },
  )
})

it('keeps departments apart, and shows when they are busy with other unions', async () => {
  const { id, manager, member, department, ask } = await buildBookable()
  const other = await buildUnion(app)
  await insertMember(db, {
    union_id: other.id,
    type: unionMemberTypes.department,
    user_id: other.owner.user.id,
    department_id: department.id,
  })
  const elsewhere = await other.owner.client.call(book, {
    id: other.id,
    topic: '别处的会议',
    place: '别处',
    is_video: false,
    begin_time: at(1),
    end_time: at(2),
    department_id: department.id,
    participants: [],
  })
  expect(elsewhere.status).toBe(bookingStates.approved)
  expect((await ask(manager.client, 1, 2)).status).toBe(unionBookingFailures.timeTaken.status)
  expect((await ask(manager.client, 2, 3)).status).toBe(200)
  const second = await buildHost(id, member.user.id)
  const apart = await manager.client.ask(book, {
    id,
    topic: '同时',
    place: '二楼',
    is_video: false,
    begin_time: at(2),
    end_time: at(3),
    department_id: second.id,
    participants: [],
  })
  expect(apart.status).toBe(200)
  const days = { from_day: at(0).slice(0, 10), to_day: at(10).slice(0, 10) }
  const { bookings, departments, busy } = await member.client.call(list, { id, ...days })
  expect(bookings.map(({ topic }) => topic)).toEqual(['疑难病例讨论', '同时'])
  expect(departments.map(({ department_id }) => department_id)).toEqual([department.id, second.id])
  expect(busy).toEqual([{ department_id: department.id, begin_time: at(1), end_time: at(2) }])
})

it('is cancelled by its booker or a manager, told to the invited, and frees the time', async () => {
  const { owner, manager, member, ask } = await buildBookable()
  const { booking_id } = (await ask(manager.client, 2, 3, [member.user.id, owner.user.id])).data
  expect((await member.client.ask(cancel, { booking_id })).status).toBe(403)
  await owner.client.call(cancel, { booking_id })
  expect((await inbox(member.client))[0]).toBe(`${saidTime(at(2))}的会议「疑难病例讨论」已取消。`)
  expect((await inbox(manager.client))[0]).toBe(`${saidTime(at(2))}的会议「疑难病例讨论」已取消。`)
  expect((await owner.client.ask(cancel, { booking_id })).status).toBe(
    unionBookingFailures.bookingOver.status,
  )
  expect((await member.client.ask(answer, { booking_id, answer: 1 })).status).toBe(
    unionBookingFailures.bookingOver.status,
  )
  expect((await ask(manager.client, 2, 3)).status).toBe(200)
})

it('is rejected with a reason', async () => {
  const { manager, member, ask } = await buildBookable()
  const { booking_id } = (await ask(member.client, 2, 3)).data
  const reject = (reason: string) => manager.client.ask(approve, { booking_id, type: false, reason })
  expect((await reject('')).status).toBe(unionFailures.reasonNeeded.status)
  await reject('会议室维修')
  expect((await inbox(member.client))[0]).toContain('会议室维修')
  expect(await member.client.call(detail, { booking_id })).toMatchObject({
    status: bookingStates.rejected,
    review_reason: '会议室维修',
    calendar_url: '',
  })
})

it('keeps minutes, from its begin on', async () => {
  const { manager, member, ask } = await buildBookable()
  const { booking_id } = (await ask(manager.client, 2, 3)).data
  const save = (by: TestClient) => by.ask(saveMinutes, { booking_id, minutes: '一、达成共识' })
  expect((await save(manager.client)).status).toBe(unionBookingFailures.minutesTooEarly.status)
  await db.execute(
    sql`update union_bookings set begin_at = now() - interval '2 hours', end_at = now() - interval '1 hour' where id = ${booking_id}`,
  )
  expect((await save(member.client)).status).toBe(403)
  expect((await save(manager.client)).status).toBe(200)
  expect((await member.client.call(detail, { booking_id })).minutes).toBe('一、达成共识')
  expect((await manager.client.ask(cancel, { booking_id })).status).toBe(
    unionBookingFailures.bookingOver.status,
  )
})

it('opens in a calendar at the address that a member is given', async () => {
  const { id, manager, ask } = await buildBookable()
  const { booking_id } = (await ask(manager.client, 2, 3)).data
  const { calendar_url } = await manager.client.call(detail, { booking_id })
  const file = await fetch(app.url + calendar_url)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = (await file.text()).replaceAll('\r\n ', '')
  expect(text).toContain('SUMMARY:疑难病例讨论\r\n')
  expect(text).toContain('LOCATION:门诊楼三层会议室\r\n')
  expect(text).toContain(`/appointmentMeeting?id=${id}&booking_id=${booking_id}`)
  const forged = await fetch(app.url + calendar_url.replace(/booking_id=\d+/, `booking_id=${booking_id + 1}`))
  expect(await forged.text()).not.toContain('VEVENT')
})

it.each([
  ['an end before the begin', 3, 2, unionBookingFailures.timeWrong],
  ['a time that is over', -200, -199, unionBookingFailures.timePast],
  ['more than a day', 1, 26, unionBookingFailures.timeTooLong],
])('refuses %s', async (_what, begin, end, failure) => {
  const { member, ask } = await buildBookable()
  expect((await ask(member.client, begin, end)).message).toBe(failure.zh)
})

it('is for members, their departments and their participants', async () => {
  const { id, member, ask } = await buildBookable()
  const stranger = await buildMember(app)
  expect((await ask(stranger.client, 1, 2)).message).toBe(unionFailures.membersOnly.zh)
  expect((await ask(member.client, 1, 2, [stranger.user.id])).status).toBe(
    unionBookingFailures.participantsNotMembers.status,
  )
  const foreign = await buildDepartment(db)
  const input = {
    topic: '会议',
    place: '会议室',
    is_video: false,
    begin_time: at(1),
    end_time: at(2),
    participants: [],
  }
  const wrong = await member.client.ask(book, { id, ...input, department_id: foreign.id })
  expect(wrong.status).toBe(unionBookingFailures.departmentNotMember.status)
  const { booking_id } = (await ask(member.client, 1, 2)).data
  expect((await stranger.client.ask(detail, { booking_id })).message).toBe(unionFailures.membersOnly.zh)
  expect((await member.client.ask(detail, { booking_id: 999_999_999 })).status).toBe(
    failures.dataMissing.status,
  )
  const days = { from_day: '2026-01-01', to_day: '2026-12-31' }
  expect((await member.client.ask(list, { id, ...days })).status).toBe(unionBookingFailures.timeWrong.status)
})
