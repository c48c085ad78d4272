import { expect, it, vi } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { conferenceCalls, conferenceFailures, conferenceStates } from '#contract/practice/conferences.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildConference } from '#server/testing/build-conference.ts'
import { slotIn } from '#server/testing/build-specimen-room.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { create, detail, attendees, calendar, future, history, candidates } = conferenceCalls

const planned = { title: '心衰疑难病例讨论', kind: 'picture' as const, ...slotIn(60, 120) }

it('is created with colleagues chosen by account and by number, each once', async () => {
  const [host, guest, other] = [await buildMember(app), await buildMember(app), await buildMember(app)]
  const unknown = newPhone()
  const invitees = [guest.user.id, guest.phone, other.phone, unknown, `+86 ${unknown}`, host.phone]
  const { id } = await host.client.call(create, { ...planned, invitees })
  expect(await host.client.call(detail, { id, code: '' })).toMatchObject({
    id,
    ...planned,
    status: conferenceStates.coming,
    is_host: 1,
    answer: 1,
    people_num: 4,
    coming_num: 1,
    people_limit: 10,
  })
  const people = await host.client.call(attendees, { id })
  expect(people.map(({ truename, is_host }) => [truename, is_host])).toEqual([
    ['林晓', 1],
    ['林晓', 0],
    ['', 0],
    ['', 0],
  ])
  const { imGroupId } = await other.client.call(detail, { id, code: '' })
  const { member_list } = await guest.client.call(chatCalls.list, { group_id: imGroupId })
  expect(member_list).toHaveLength(3)
})

it('shows the name behind an invited number to nobody before its owner answers', async () => {
  const invited = await buildMember(app, { truename: '沈默言' })
  const { id, host, guest } = await buildConference(app, { phones: [invited.phone] })
  const shown = async (client: typeof host.client) => (await client.call(attendees, { id })).at(-1)
  const masked = `${invited.phone.slice(0, 3)}****${invited.phone.slice(-4)}`
  expect(await shown(host.client)).toMatchObject({ truename: '', phone: masked, photo: '', hospital: '' })
  expect(await shown(guest.client)).toMatchObject({ truename: '', phone: '' })
  await invited.client.call(conferenceCalls.answer, { id, code: '', answer: 3 })
  expect(await shown(guest.client)).toMatchObject({ truename: '沈默言', phone: '', answer: 3 })
})

it.each([
  ['an end before the begin', { ...slotIn(60, 30) }, conferenceFailures.conferenceTimeWrong],
  ['a day that does not exist', { begin_time: '2027-02-30 10:00' }, conferenceFailures.conferenceTimeWrong],
  ['a begin in the past', { ...slotIn(-30, 30) }, conferenceFailures.conferenceTimePast],
  ['more than a day', { ...slotIn(60, 60 + 25 * 60) }, conferenceFailures.conferenceTooLong],
  ['nobody', { invitees: [] }, conferenceFailures.inviteesMissing],
  ['somebody who does not exist', { invitees: [999_999_999] }, conferenceFailures.inviteeMissing],
])('refuses %s', async (_what, wrong, failure) => {
  const [host, guest] = [await buildMember(app), await buildMember(app)]
  const answered = await host.client.ask(create, { ...planned, invitees: [guest.user.id], ...wrong })
  expect(answered.message).toBe(failure.zh)
})

it('names the number that is none, and refuses to invite oneself alone', async () => {
  const host = await buildMember(app)
  const wrong = await host.client.ask(create, { ...planned, invitees: ['1380000'] })
  expect(wrong.message).toBe(`${conferenceFailures.inviteePhoneWrong.zh}: 1380000`)
  const alone = await host.client.ask(create, { ...planned, invitees: [host.phone, host.user.id] })
  expect(alone.message).toBe(conferenceFailures.inviteesMissing.zh)
})

it('is created by members who have a name', async () => {
  const [unnamed, guest] = [await buildMember(app, { truename: '' }), await buildMember(app)]
  const invitees = [guest.user.id]
  expect((await unnamed.client.ask(create, { ...planned, invitees })).message).toBe(
    conferenceFailures.hostUnnamed.zh,
  )
  expect((await app.client().ask(create, { ...planned, invitees })).status).toBe(401)
})

it('sends at most 50 SMS a day for one host', async () => {
  const host = await buildMember(app)
  const phones = Array.from({ length: 50 }, newPhone)
  await host.client.call(create, { ...planned, invitees: phones })
  const further = await host.client.ask(create, { ...planned, invitees: [newPhone()] })
  expect(further.message).toBe(conferenceFailures.tooManySms.zh)
})

it('tells visitors with the code of the link title, time and host, and others nothing', async () => {
  const { id, code } = await buildConference(app)
  const visitor = app.client()
  expect(await visitor.call(detail, { id, code })).toMatchObject({
    title: '心衰疑难病例讨论',
    host_name: '程怀瑾',
    answer: -1,
    room_id: 0,
    imGroupId: 0,
    calendar_url: '',
  })
  const stranger = await buildMember(app)
  for (const client of [visitor, stranger.client])
    for (const wrong of ['', code.slice(1), `${code}x`])
      expect((await client.ask(detail, { id, code: wrong })).status).toBe(failures.noPermission.status)
  expect((await visitor.ask(detail, { id: 999_999, code })).status).toBe(404)
  for (const call of [attendees, conferenceCalls.qrCode, conferenceCalls.cancel])
    expect((await stranger.client.ask<{ id: number }, unknown>(call, { id })).status).toBe(403)
})

it('is listed among the coming ones, in its month and, once over, in the history', async () => {
  const { id, guest } = await buildConference(app)
  const idsIn = (list: { id: number }[]) => list.map((one) => one.id)
  const month = shanghaiTime(new Date(Date.now() + 5 * 60_000)).slice(0, 7)
  expect(idsIn((await guest.client.call(future, { page: 1 })).data)).toEqual([id])
  expect(idsIn(await guest.client.call(calendar, { month }))).toEqual([id])
  expect(await guest.client.call(calendar, { month: '2020-12' })).toEqual([])
  const over = await buildConference(app, { beginsIn: -120, endsIn: -60 })
  expect((await over.guest.client.call(future, { page: 1 })).data).toEqual([])
  expect((await over.guest.client.call(history, { page: 1 })).data).toMatchObject([
    { id: over.id, status: conferenceStates.ended },
  ])
  expect((await app.client().ask(future, { page: 1 })).status).toBe(401)
})

it('finds doctors by name or hospital, but not the one who asks', async () => {
  const host = await buildMember(app, { truename: '顾南枝' })
  const found = await buildMember(app, { truename: '顾南枝' })
  await buildMember(app, { truename: '顾南枝', user_type: 2 })
  const { data } = await host.client.call(candidates, { keyword: '顾南', page: 1 })
  expect(data.map(({ userid }) => userid)).toEqual([found.user.id])
})

it('counts a search for doctors once, also on a page beyond the end', async () => {
  const host = await buildMember(app)
  await buildMember(app, { truename: '闻人素问' })
  const spend = vi.spyOn(app.services.limits, 'spend')
  const beyond = await host.client.call(candidates, { keyword: '闻人素', page: 9 })
  expect(beyond).toMatchObject({ data: [], total: 1, last_page: 1, current_page: 9 })
  const searches = spend.mock.calls.filter(([limit]) => limit.name === 'conference-candidates')
  expect(searches).toHaveLength(1)
})
