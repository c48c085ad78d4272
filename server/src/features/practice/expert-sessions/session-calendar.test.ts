import { expect, it } from 'vitest'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { expertSessionCalls } from '#contract/practice/expert-sessions.ts'
import { buildExpertSession, buildSheet } from '#server/testing/build-sheet.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const get = async (path: string) => (await (await fetch(app.url + path)).text()).replaceAll('\r\n ', '')

it('gives a session as a file with alarms, to those who have its address', async () => {
  const { expert, ids, sheet } = await buildSheet(app)
  const session = await buildExpertSession(app, sheet.id)
  const of = { ...ids, session_id: session.id }
  const { calendar } = await expert.client.call(expertSessionCalls.detail, of)
  const text = await get(calendar)
  for (const line of [
    'SUMMARY:颅底肿瘤的手术入路（待确认）',
    'LOCATION:第一会场',
    'TRIGGER:-PT10080M',
    'TRIGGER:-PT1440M',
    'TRIGGER:-PT60M',
  ])
    expect(text).toContain(`${line}\r\n`)
  await expert.client.call(expertSessionCalls.affirm, { ...of, type: 1, reason: '' })
  expect(await get(calendar)).toContain('SUMMARY:颅底肿瘤的手术入路\r\n')
  const other = await buildExpertSession(app, sheet.id)
  const forged = calendar.replace(`session_id=${session.id}`, `session_id=${other.id}`)
  expect(await get(forged)).toContain('"status":403')
  expect(await get('/calendar/expert-session.ics')).toContain('"status":403')
})

it('adds the sessions of a person to the feed of their calendar', async () => {
  const { expert, sheet } = await buildSheet(app)
  await buildExpertSession(app, sheet.id)
  await buildExpertSession(app, sheet.id, { status: 2 })
  const { feed } = await expert.client.call(reservationCalls.calendar, { renew: false })
  expect((await get(feed)).match(/BEGIN:VEVENT/g)).toHaveLength(1)
})
