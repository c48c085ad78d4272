import { expect, it } from 'vitest'
import { sheetCalls } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

it('lists what is not over, unconfirmed sheets first, of the caller alone', async () => {
  const expert = await buildMember(app)
  const confirmed = await buildSheet(app, { expert, from: 2, isConfirmed: true })
  const late = await buildSheet(app, { expert, from: 48 })
  const soon = await buildSheet(app, { expert, from: 5 })
  await buildSheet(app, { expert, from: -5 })
  await buildSheet(app)
  const list = await expert.client.call(sheetCalls.own, { page: 1 })
  expect(list.total).toBe(3)
  expect(list.data.map(({ id, status }) => [id, status])).toEqual([
    [soon.ids.id, 0],
    [late.ids.id, 0],
    [confirmed.ids.id, 1],
  ])
  expect(list.data[0]).toMatchObject({ contact: '会务组 010-1234', meeting_title: soon.meeting.title })
})

it('is empty for those who were not asked, and closed to visitors', async () => {
  const { client } = await buildMember(app)
  expect(await client.call(sheetCalls.own, { page: 1 })).toMatchObject({ data: [], total: 0 })
  const visitor = await app.client().ask(sheetCalls.own, { page: 1 })
  expect(visitor.status).toBe(failures.loginExpired.status)
})
