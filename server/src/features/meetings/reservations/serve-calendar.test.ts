import { expect, it } from 'vitest'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const get = async (path: string) => {
  const answer = await fetch(app.url + path)
  return { http: answer.status, headers: answer.headers, text: (await answer.text()).replaceAll('\r\n ', '') }
}

it('gives one meeting as a file to everybody', async () => {
  const meeting = await buildMeeting(app.services.db, { title: '冠脉论坛', speaker: '林晓' })
  const { headers, text } = await get(`/calendar/meeting.ics?meeting_id=${meeting.id}`)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="meeting-${meeting.id}.ics"; filename*=UTF-8''${encodeURIComponent('冠脉论坛')}.ics`,
  )
  expect(text).toContain('SUMMARY:冠脉论坛\r\n')
  expect(text).toContain('TRIGGER:-PT60M\r\n')
  expect(text).toContain('TRIGGER:-PT5M\r\n')
  expect(text).toContain(`/meetingDetail?meeting_id=${meeting.id}\r\n`)
})

it('has no file of a meeting that is not there or not published', async () => {
  const hidden = await buildMeeting(app.services.db, { published: false })
  for (const id of [hidden.id, 999_999_999, 'x'])
    expect((await get(`/calendar/meeting.ics?meeting_id=${id}`)).text).toContain('会议不存在')
})

it('gives what somebody has booked to whoever holds the address, until it is renewed', async () => {
  const { client } = await buildMember(app)
  const meeting = await buildMeeting(app.services.db, { title: '我的会议' })
  await buildMeeting(app.services.db, { title: '别人的会议' })
  await client.call(reservationCalls.reserve, { meeting_id: meeting.id, type: true })
  const { feed } = await client.call(reservationCalls.calendar, { renew: false })
  expect((await client.call(reservationCalls.calendar, { renew: false })).feed).toBe(feed)
  const { text } = await get(feed)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(text).toContain('SUMMARY:我的会议')
  const renewed = (await client.call(reservationCalls.calendar, { renew: true })).feed
  expect((await get(feed)).text).not.toContain('VEVENT')
  expect((await get(renewed)).text).toContain('SUMMARY:我的会议')
  await client.call(reservationCalls.reserve, { meeting_id: meeting.id, type: false })
  expect((await get(renewed)).text).not.toContain('VEVENT')
})

it('opens to no address that was not made here', async () => {
  const { client, user } = await buildMember(app)
  const { feed } = await client.call(reservationCalls.calendar, { renew: false })
  const sig = new URL(feed, app.url).searchParams.get('sig')!
  for (const query of [
    '',
    `u=${user.id}`,
    `u=${user.id + 1}&v=1&sig=${sig}`,
    `u=${user.id}&v=2&sig=${sig}`,
    `u=${user.id}&v=1&sig=${sig.slice(1)}`,
    `u=x&v=1&sig=${sig}`,
    `u=${user.id}&u=1&v=1&sig=${sig}`,
  ])
    expect((await get(`/calendar/feed.ics?${query}`)).text).toContain('"status":403')
  expect((await app.client().ask(reservationCalls.calendar, { renew: false })).status).toBe(401)
})
