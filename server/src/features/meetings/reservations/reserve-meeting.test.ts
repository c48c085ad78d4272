import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { meetingCalls, meetingFailures } from '#contract/meetings/meetings.ts'
import { reservationCalls, reservationFailures } from '#contract/meetings/reservations.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

const set = (client: TestClient, meeting_id: number, type = true) =>
  client.ask(reservationCalls.reserve, { meeting_id, type })

it('books a meeting and gives it up again', async () => {
  const { id } = await buildMeeting(app.services.db)
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  await set(other, id)
  expect((await set(client, id)).data).toEqual({ is_reserve: 1, can_reserve: 1, reserve_num: 2 })
  const about = () => client.call(meetingCalls.userStatus, { meeting_id: id })
  expect(await about()).toMatchObject({ is_reserve: 1, can_reserve: 1, reserve_num: 2 })
  expect((await set(client, id, false)).data).toEqual({ is_reserve: 0, can_reserve: 1, reserve_num: 1 })
  expect(await about()).toMatchObject({ is_reserve: 0 })
  expect((await set(client, id)).status).toBe(200)
})

it('counts ten presses at once as one, and says so to the others', async () => {
  const { id } = await buildMeeting(app.services.db)
  const { client } = await buildMember(app)
  const answers = await Promise.all(Array.from({ length: 10 }, () => set(client, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ message }) => message === '您已预约，请勿重复预约')).toHaveLength(9)
  const gone = await Promise.all(Array.from({ length: 5 }, () => set(client, id, false)))
  expect(gone.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(gone.filter(({ message }) => message === '取消预约失败')).toHaveLength(4)
})

it.each([
  ['six minutes before it begins', 6 / 60, 200],
  ['five minutes before', 5 / 60, reservationFailures.reserveFailed.status],
  ['while it runs', -1, reservationFailures.reserveFailed.status],
  ['when it is over', -5, reservationFailures.reserveFailed.status],
])('can be booked until five minutes before it begins: %s', async (_when, from, status) => {
  const { id } = await buildMeeting(app.services.db, { from })
  const { client } = await buildMember(app)
  expect((await set(client, id)).status).toBe(status)
})

it('cannot be given up any more when the reminder is due', async () => {
  const { id } = await buildMeeting(app.services.db, { from: 1 })
  const { client } = await buildMember(app)
  client.language = 'en'
  await set(client, id)
  await app.services.db.execute(
    sql`update meetings set begin_at = now() + interval '4 minutes' where id = ${id}`,
  )
  expect((await set(client, id, false)).message).toBe('cancel booking failed')
  expect(await client.call(meetingCalls.userStatus, { meeting_id: id })).toMatchObject({
    is_reserve: 1,
    can_reserve: 0,
  })
})

it('tells a meeting without booking, one that is not there, and one that is not for the caller', async () => {
  const { db } = app.services
  const { client } = await buildMember(app)
  client.language = 'en'
  const closed = await buildMeeting(db, { reservable: false })
  expect((await set(client, closed.id)).message).toBe('no pre-meeting booking set')
  expect(await client.call(meetingCalls.userStatus, { meeting_id: closed.id })).toMatchObject({
    can_reserve: 0,
  })
  expect((await set(client, 999_999_999)).status).toBe(meetingFailures.meetingMissing.status)
  const enterprise = await buildMeeting(db, { audience: 'enterprise' })
  expect((await set(client, enterprise.id)).status).toBe(meetingFailures.notForYou.status)
})

it('refuses visitors, and tells them nothing of others but how many', async () => {
  const { id } = await buildMeeting(app.services.db)
  const { client } = await buildMember(app)
  await set(client, id)
  expect((await set(app.client(), id)).status).toBe(401)
  expect((await app.client().ask(reservationCalls.list, { page: 1 })).status).toBe(401)
  expect(await app.client().call(meetingCalls.userStatus, { meeting_id: id })).toEqual({
    is_reserve: 0,
    can_reserve: 1,
    reserve_num: 1,
    is_collect: 0,
    is_praise: 0,
    is_sign: 0,
    task_id: 0,
  })
})

it.each(wrongIds)('refuses the id %j by its name', async (id) => {
  const { client } = await buildMember(app)
  const answer = await postForm(app, reservationCalls.reserve.path, { meeting_id: id }, client.token)
  expect(answer.message).toBe('参数错误: meeting_id')
})

it('says so when the store fails', async () => {
  const { db } = app.services
  const { id } = await buildMeeting(db)
  const { client, user } = await buildMember(app)
  await db.execute(
    sql.raw(`alter table meeting_reservations add constraint broken check (user_id <> ${user.id})`),
  )
  try {
    expect((await set(client, id)).message).toBe('预约失败')
  } finally {
    await db.execute(sql`alter table meeting_reservations drop constraint broken`)
  }
})

it('lists the own ones: what comes next, then what was last', async () => {
  const { db } = app.services
  const { client } = await buildMember(app)
  const [far, near, past] = [
    await buildMeeting(db, { from: 48 }),
    await buildMeeting(db, { from: 2 }),
    await buildMeeting(db, { from: 1 }),
  ]
  for (const { id } of [far, near, past]) await set(client, id)
  await db.execute(sql`update meetings set begin_at = now() - interval '3 hours', end_at = now() - interval '1 hour'
    where id = ${past.id}`)
  const list = await client.call(reservationCalls.list, { page: 1 })
  expect(list.data.map((row) => row.meeting_id)).toEqual([near.id, far.id, past.id])
  expect(list).toMatchObject({ total: 3, last_page: 1, current_page: 1 })
  expect(list.data[0]!.reserve_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  const { client: other } = await buildMember(app)
  expect((await other.call(reservationCalls.list, { page: 1 })).data).toEqual([])
})
