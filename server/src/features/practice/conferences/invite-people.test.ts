import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { conferenceCalls, conferenceFailures, conferenceLimits } from '#contract/practice/conferences.ts'
import { buildConference } from '#server/testing/build-conference.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import { notifyPeople } from './notify-people.ts'

const app = await testApp()
const { invite, attendees, detail } = conferenceCalls

it('invites more people while it runs: they are told, enter at once and read the chat', async () => {
  const { id, host, guest } = await buildConference(app, { beginsIn: -5 })
  const late = await buildMember(app, { truename: '秦默' })
  const asked = { id, invitees: [late.user.id, guest.user.id] }
  expect((await guest.client.ask(invite, asked)).message).toBe(conferenceFailures.hostOnly.zh)
  expect(await host.client.call(invite, asked)).toEqual({ added: 1 })
  expect(await host.client.call(invite, asked)).toEqual({ added: 0 })
  await runJobs(app, notifyPeople)
  const told = await late.client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(told.data.filter(({ pushContent }) => pushContent.includes('邀请您参加视频会议'))).toHaveLength(1)
  const seen = await late.client.call(detail, { id, code: '' })
  expect(seen.imGroupId).toBeGreaterThan(0)
  const entered = await late.client.call(roomCalls.enter, {
    room_id: seen.room_id,
    code: '',
    is_muted: true,
    is_camera_on: false,
  })
  expect(entered.status).toBe('admitted')
})

it('takes no more people than one conference has places for, and none once it is cancelled', async () => {
  const { id, host } = await buildConference(app)
  const phones = Array.from({ length: conferenceLimits.invitees }, newPhone)
  expect((await host.client.ask(invite, { id, invitees: phones })).message).toBe(
    conferenceFailures.tooManyInvitees.zh,
  )
  expect(await host.client.call(attendees, { id })).toHaveLength(2)
  expect((await host.client.ask(invite, { id, invitees: [] })).message).toBe(
    conferenceFailures.inviteesMissing.zh,
  )
  await host.client.call(conferenceCalls.cancel, { id })
  const cancelled = await host.client.ask(invite, { id, invitees: [newPhone()] })
  expect(cancelled.message).toBe(conferenceFailures.conferenceCancelled.zh)
})
