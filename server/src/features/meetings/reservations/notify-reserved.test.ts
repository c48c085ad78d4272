import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { meetingMoved, publicationChanged } from '#server/features/meetings/meetings/meetings.events.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildMeeting, hoursFromNow } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { saidTime } from '#server/testing/said-time.ts'
import { testApp } from '#server/testing/test-app.ts'
import { notifyReserved } from './notify-reserved.ts'

const app = await testApp()
const { db, events } = app.services

async function buildBooked() {
  const { client } = await buildMember(app)
  const meeting = await buildMeeting(db, { reservable: true, from: 48 })
  await client.call(reservationCalls.reserve, { meeting_id: meeting.id, type: true })
  return {
    meeting,
    change: (values: { begin_at?: Date; end_at?: Date; published?: boolean }) =>
      db.update(meetings).set(values).where(eq(meetings.id, meeting.id)),
    /** Runs the job twice, as a queue may. */
    notify: async () => {
      await notifyReserved.run(app.services, { meetingId: meeting.id })
      await notifyReserved.run(app.services, { meetingId: meeting.id })
    },
    inbox: async () => (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data,
  }
}

it('tells those who booked a meeting of its new time, once', async () => {
  const { meeting, change, notify, inbox } = await buildBooked()
  await notify()
  expect(await inbox()).toEqual([])
  const begin_at = hoursFromNow(72)
  await change({ begin_at, end_at: hoursFromNow(73) })
  await notify()
  expect(await inbox()).toMatchObject([
    {
      kind: 'meetings',
      pushContent: `您预约的会议《${meeting.title}》改于 ${saidTime(begin_at)} 开始，请留意时间。`,
      targetKind: 'meeting',
      targetId: meeting.id,
    },
  ])
})

it('tells them that it does not take place, once, and when it does after all', async () => {
  const { meeting, change, notify, inbox } = await buildBooked()
  await change({ published: false })
  await notify()
  expect(await inbox()).toMatchObject([
    {
      pushContent: `您预约的会议《${meeting.title}》（${saidTime(meeting.begin_at)}）已取消。`,
      path: '/myAppointment',
    },
  ])
  await change({ published: true })
  await notify()
  expect(await inbox()).toHaveLength(2)
})

it('says nothing of a change that is taken back in time, nor of a meeting that has begun', async () => {
  const { change, notify, inbox } = await buildBooked()
  await change({ published: false })
  await change({ published: true })
  await notify()
  await change({ begin_at: hoursFromNow(-1), published: false })
  await notify()
  expect(await inbox()).toEqual([])
})

it('waits a minute after a change', async () => {
  const { meeting } = await buildBooked()
  await db.transaction(async (db) => {
    for (const event of [meetingMoved, publicationChanged])
      await events.publish(db, event, { meetingId: meeting.id })
  })
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    select start_after > now() + interval '30 seconds' as waits from pgboss.job
    where name = ${notifyReserved.name} and data = ${{ meetingId: meeting.id }}`)
  expect(rows).toEqual([{ waits: true }, { waits: true }])
})
