import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { conferenceCalls, conferenceFailures, conferenceStates } from '#contract/practice/conferences.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { buildConference } from '#server/testing/build-conference.ts'
import { buildMember, buildUser, newPhone } from '#server/testing/build-user.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { testApp } from '#server/testing/test-app.ts'
import { cancelHosted } from './cancel-conference.ts'
import { claimInvitations } from './claim-invitations.ts'
import { conferenceMessages, conferencePeople, conferences } from './conferences.tables.ts'
import { selectDueConferences } from './messages.queries.ts'
import type { MessageKind } from './messages.queries.ts'
import { notifyPeople } from './notify-people.ts'
import { deleteOldPhones } from './people.queries.ts'
import { sendConferenceSms } from './send-conference-sms.ts'

const app = await testApp()
const { services } = app
const { db } = services
const { cancel, detail, future, history, join } = conferenceCalls

const textsOf = async (client: TestClient) => {
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  return data.filter(({ path }) => path.startsWith('/scheduleDetails')).map(({ pushContent }) => pushContent)
}

/** Runs the jobs at once, as a server does after a moment. */
async function notify(conferenceId: number, kind: MessageKind) {
  await notifyPeople.run(services, { conferenceId, kind })
  const waiting = await db
    .select({ id: conferenceMessages.id })
    .from(conferenceMessages)
    .innerJoin(conferencePeople, eq(conferencePeople.id, conferenceMessages.person_id))
    .where(and(eq(conferencePeople.conference_id, conferenceId), eq(conferenceMessages.state, 'waiting')))
  for (const { id } of waiting) await sendConferenceSms.run(services, { messageId: id })
}

const smsTo = async (phone: string) =>
  (await selectOutbox(db, phone)).filter(({ text }) => text.includes('videoConferenceInvitation'))

it('is cancelled by its host before it begins, once, and everybody is notified', async () => {
  const phone = newPhone()
  const { id, host, guest } = await buildConference(app, { phones: [phone] })
  expect((await guest.client.ask(cancel, { id })).message).toBe(conferenceFailures.hostOnly.zh)
  await Promise.all([host.client.call(cancel, { id }), host.client.call(cancel, { id })])
  await notify(id, 'cancellation')
  await notify(id, 'cancellation')
  expect((await textsOf(guest.client)).filter((text) => text.includes('取消了'))).toHaveLength(1)
  expect(await textsOf(host.client)).toEqual([])
  expect(await smsTo(phone)).toMatchObject([{ text: expect.stringContaining('取消了') as string }])
  expect((await guest.client.call(future, { page: 1 })).data).toEqual([])
  expect((await guest.client.call(history, { page: 1 })).data).toMatchObject([
    { id, status: conferenceStates.cancelled },
  ])
  expect(await guest.client.call(join, { id, code: '' })).toMatchObject({
    can_join: 0,
    reason: conferenceFailures.conferenceCancelled.zh,
  })
  const answered = await guest.client.ask(conferenceCalls.answer, { id, code: '', answer: 1 })
  expect(answered.message).toBe(conferenceFailures.conferenceCancelled.zh)
  const { room_id } = await guest.client.call(detail, { id, code: '' })
  const entry = { room_id, code: '', is_muted: true, is_camera_on: false }
  expect((await host.client.ask(roomCalls.enter, entry)).message).toBe(
    conferenceFailures.conferenceCancelled.zh,
  )
})

it('leaves its chat to be read, and closes it to new lines', async () => {
  const { id, host, guest } = await buildConference(app)
  const { imGroupId } = await guest.client.call(detail, { id, code: '' })
  expect(imGroupId).toBeGreaterThan(0)
  await host.client.call(cancel, { id })
  for (const { client } of [host, guest]) {
    const talk = { group_id: imGroupId, client_id: 'client-0009', kind: 'text' as const, content: '还在吗' }
    expect((await client.ask(chatCalls.send, talk)).status).not.toBe(200)
    expect((await client.ask(chatCalls.list, { group_id: imGroupId })).status).toBe(200)
  }
})

it('cannot be cancelled once it has begun', async () => {
  const { id, host } = await buildConference(app, { beginsIn: -1 })
  expect((await host.client.ask(cancel, { id })).message).toBe(conferenceFailures.conferenceBegun.zh)
  expect((await host.client.ask(cancel, { id: 999_999 })).status).toBe(404)
})

it('is cancelled when its host closes the account', async () => {
  const { id, host, guest } = await buildConference(app)
  await cancelHosted(services, { userId: host.user.id })
  expect(await guest.client.call(detail, { id, code: '' })).toMatchObject({
    status: conferenceStates.cancelled,
  })
})

it('invites in the app, and by SMS those without an account, each once', async () => {
  const phone = newPhone()
  const { id, code, host, guest } = await buildConference(app, { phones: [phone] })
  await notify(id, 'invitation')
  await notify(id, 'invitation')
  expect((await textsOf(guest.client)).filter((text) => text.includes('邀请您参加'))).toHaveLength(1)
  expect(await textsOf(host.client)).toEqual([])
  const [sms, ...more] = await smsTo(phone)
  expect(sms!.text).toContain(`/videoConferenceInvitation?id=${id}&code=${code}`)
  expect(more).toEqual([])
})

it('is found by somebody who registers with the invited number', async () => {
  const phone = newPhone()
  const { id } = await buildConference(app, { phones: [phone] })
  const { user } = await buildUser(services, { phone, truename: '沈默言' })
  await claimInvitations(services, { userId: user.id })
  await claimInvitations(services, { userId: user.id })
  const [person] = await db
    .select()
    .from(conferencePeople)
    .where(and(eq(conferencePeople.conference_id, id), eq(conferencePeople.user_id, user.id)))
  expect(person).toMatchObject({ answer: 0, is_by_link: false, phone_digest: null })
})

it('reminds everybody who has not declined when the room opens, and nobody who was invited just now', async () => {
  const [asked, declined] = [await buildMember(app), await buildMember(app)]
  const { id, host, guest } = await buildConference(app, {
    beginsIn: 14,
    phones: [asked.phone, declined.phone],
  })
  expect(await selectDueConferences(db)).not.toContain(id)
  const earlier = new Date(Date.now() - 3600_000)
  await db.update(conferences).set({ created_at: earlier }).where(eq(conferences.id, id))
  await declined.client.call(conferenceCalls.answer, { id, code: '', answer: 2 })
  expect(await selectDueConferences(db)).toContain(id)
  await notify(id, 'reminder')
  expect(await selectDueConferences(db)).not.toContain(id)
  for (const { client } of [host, guest, asked])
    expect((await textsOf(client)).filter((text) => text.includes('现在可以进入'))).toHaveLength(1)
  expect((await textsOf(declined.client)).filter((text) => text.includes('现在可以进入'))).toEqual([])
})

it('invites nobody by SMS to what was cancelled in the meantime', async () => {
  const phone = newPhone()
  const { id, host } = await buildConference(app, { phones: [phone] })
  await host.client.call(cancel, { id })
  await notify(id, 'invitation')
  expect(await smsTo(phone)).toEqual([])
})

it('forgets the numbers of people who never answered a month after its end', async () => {
  const { id } = await buildConference(app, {
    beginsIn: -32 * 1440,
    endsIn: -31 * 1440,
    phones: [newPhone()],
  })
  const fresh = await buildConference(app, { phones: [newPhone()] })
  await deleteOldPhones(db)
  const numbersOf = (conferenceId: number) =>
    db.$count(
      conferencePeople,
      and(eq(conferencePeople.conference_id, conferenceId), eq(conferencePeople.answer, 0)),
    )
  const sealed = async (conferenceId: number) =>
    (await db.select().from(conferencePeople).where(eq(conferencePeople.conference_id, conferenceId))).filter(
      ({ phone_sealed }) => phone_sealed !== null,
    )
  expect(await numbersOf(id)).toBe(2)
  expect(await sealed(id)).toEqual([])
  expect(await sealed(fresh.id)).toHaveLength(1)
})

it('opens in a calendar as a file and in the feed, unless it is declined or cancelled', async () => {
  const { id, host, guest } = await buildConference(app)
  const read = async (path: string) => (await (await fetch(app.url + path)).text()).replaceAll('\r\n ', '')
  const { calendar_url } = await guest.client.call(detail, { id, code: '' })
  const file = await read(calendar_url)
  expect(file).toContain('SUMMARY:心衰疑难病例讨论\r\n')
  expect(file).toContain(`/scheduleDetails?id=${id}`)
  expect(await read(calendar_url.replace(/\bid=\d+/, `id=${id + 1}`))).toContain('"status":403')
  const { feed } = await guest.client.call(reservationCalls.calendar, { renew: false })
  expect(await read(feed)).toContain('SUMMARY:心衰疑难病例讨论（待确认）')
  await guest.client.call(conferenceCalls.answer, { id, code: '', answer: 2 })
  expect(await read(feed)).not.toContain('VEVENT')
  await host.client.call(cancel, { id })
  const taken = await read(calendar_url)
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:conference-${id}@`])
    expect(taken).toContain(line)
  expect(file).toContain('SEQUENCE:0')
})
