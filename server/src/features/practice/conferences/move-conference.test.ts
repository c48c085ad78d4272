import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import {
  conferenceAnswers,
  conferenceCalls,
  conferenceFailures,
  conferenceStates,
} from '#contract/practice/conferences.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildConference } from '#server/testing/build-conference.ts'
import { slotIn } from '#server/testing/build-specimen-room.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { saidTime } from '#server/testing/said-time.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { conferences } from './conferences.tables.ts'
import { notifyPeople } from './notify-people.ts'

const app = await testApp()
const { db } = app.services
const { answer, cancel, create, detail, future, move } = conferenceCalls

const day = 24 * 60

const textsOf = async (client: TestClient, part: string) => {
  await runJobs(app, notifyPeople)
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  return data.filter(({ pushContent }) => pushContent.includes(part)).map(({ pushContent }) => pushContent)
}

async function buildSeries() {
  const [host, guest] = [await buildMember(app), await buildMember(app, { truename: '陆清和' })]
  const until = shanghaiTime(new Date(Date.now() + 22 * day * 60_000)).slice(0, 10)
  const asked = {
    title: '科室晨会',
    kind: 'picture' as const,
    ...slotIn(day, day + 60),
    invitees: [guest.user.id],
    repeat: 'weekly' as const,
    repeat_until: until,
  }
  const { id } = await host.client.call(create, asked)
  const listed = async () => (await guest.client.call(future, { page: 1 })).data
  return { id, host, guest, asked, listed }
}

it('is moved with its room and its calendar, everybody is told once for each time and asked again', async () => {
  const { id, host, guest } = await buildConference(app, { beginsIn: 60, endsIn: 120 })
  await guest.client.call(answer, { id, code: '', answer: 1 })
  const slot = slotIn(3 * day, 3 * day + 30)
  expect((await guest.client.ask(move, { id, ...slot })).message).toBe(conferenceFailures.hostOnly.zh)
  await Promise.all([host.client.call(move, { id, ...slot }), host.client.ask(move, { id, ...slot })])
  await host.client.call(move, { id, ...slot })
  const seen = await guest.client.call(detail, { id, code: '' })
  expect(seen).toMatchObject({ ...slot, answer: conferenceAnswers.none, status: conferenceStates.coming })
  const info = await guest.client.call(roomCalls.info, { room_id: seen.room_id, code: '' })
  expect(info).toMatchObject({ may_enter: 0, room: slot })
  expect(await textsOf(guest.client, `改期，新时间 ${saidTime(slot.begin_time)}`)).toHaveLength(1)
  expect(await textsOf(host.client, '改期')).toEqual([])
  const again = slotIn(4 * day, 4 * day + 30)
  await host.client.call(move, { id, ...again })
  expect(await textsOf(guest.client, `改期，新时间 ${saidTime(again.begin_time)}`)).toHaveLength(1)
  const file = await (await fetch(app.url + seen.calendar_url)).text()
  const [row] = await db.select().from(conferences).where(eq(conferences.id, id))
  expect(file).toContain(`SEQUENCE:${row!.sequence}`)
  expect(file).toContain(`UID:conference-${id}@`)
})

it('is not moved once it has begun or is cancelled, nor to a wrong time', async () => {
  const begun = await buildConference(app, { beginsIn: -1 })
  const slot = slotIn(day, day + 30)
  const late = await begun.host.client.ask(move, { id: begun.id, ...slot })
  expect(late.message).toBe(conferenceFailures.conferenceNotMovable.zh)
  const { id, host } = await buildConference(app, { beginsIn: 60, endsIn: 120 })
  const past = await host.client.ask(move, { id, ...slotIn(-60, 30) })
  expect(past.message).toBe(conferenceFailures.conferenceTimePast.zh)
  await host.client.call(cancel, { id })
  const gone = await host.client.ask(move, { id, ...slot })
  expect(gone.message).toBe(conferenceFailures.conferenceCancelled.zh)
})

it('repeats: one invitation, one to-do and one answer for all, in one chat', async () => {
  const { id, guest, host, asked, listed } = await buildSeries()
  expect(await textsOf(guest.client, '每周一次')).toHaveLength(1)
  const before = await listed()
  expect(before.map(({ repeat }) => repeat)).toEqual(['weekly', 'weekly', 'weekly', 'weekly'])
  expect(await guest.client.call(detail, { id, code: '' })).toMatchObject({ following_num: 3 })
  await guest.client.call(answer, { id: before[1]!.id, code: '', answer: 2 })
  expect((await listed()).map((one) => one.answer)).toEqual([2, 2, 2, 2])
  await guest.client.call(answer, { id, code: '', answer: 1 })
  expect((await listed()).map((one) => one.answer)).toEqual([1, 2, 2, 2])
  const chats = await Promise.all(
    before.map(async (one) => (await host.client.call(detail, { id: one.id, code: '' })).imGroupId),
  )
  expect(new Set(chats).size).toBe(1)
  const endless = await host.client.ask(create, { ...asked, repeat_until: '2099-01-01' })
  expect(endless.message).toBe(conferenceFailures.seriesWrong.zh)
})

it('is moved or cancelled alone, or with the later ones of its series', async () => {
  const { id, host, guest, listed } = await buildSeries()
  const before = await listed()
  const slot = slotIn(day + 90, day + 150)
  await host.client.call(move, { id, ...slot, scope: 'one' })
  expect((await listed())[1]!.begin_time).toBe(before[1]!.begin_time)
  const third = before[2]!
  const hour = (text: string, minutes: number) =>
    shanghaiTime(new Date(Date.parse(`${text.replace(' ', 'T')}:00+08:00`) + minutes * 60_000))
  await host.client.call(move, {
    id: third.id,
    begin_time: hour(third.begin_time, 30),
    end_time: hour(third.end_time, 30),
    scope: 'following',
  })
  expect((await listed()).slice(1).map(({ begin_time }) => begin_time)).toEqual([
    before[1]!.begin_time,
    hour(third.begin_time, 30),
    hour(before[3]!.begin_time, 30),
  ])
  expect(await textsOf(guest.client, '及之后各场改期')).toHaveLength(1)
  await host.client.call(cancel, { id: before[1]!.id, scope: 'following' })
  expect((await listed()).map((one) => one.id)).toEqual([id])
  expect(await textsOf(guest.client, '及之后各场的视频会议')).toHaveLength(1)
  expect((await guest.client.call(detail, { id, code: '' })).imGroupId).toBeGreaterThan(0)
  const { imGroupId } = await guest.client.call(detail, { id, code: '' })
  await host.client.call(cancel, { id })
  const talk = { group_id: imGroupId, client_id: 'client-0009', kind: 'text' as const, content: '还在吗' }
  expect((await guest.client.ask(chatCalls.send, talk)).status).not.toBe(200)
})
