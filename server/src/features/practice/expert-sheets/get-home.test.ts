import { expect, it } from 'vitest'
import { guestCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

it('shows the home of an expert who comes to everybody', async () => {
  const { ids, sheet, meeting } = await buildSheet(app, { isConfirmed: true })
  const home = await app.client().call(guestCalls.home, { ...ids, guest_id: sheet.id })
  expect(home).toMatchObject({ guest_name: '程怀瑾', meeting_id: meeting.id, doctor_id: 0 })
})

it('hides who was only asked, except from themselves', async () => {
  const { ids, sheet, expert } = await buildSheet(app, { code: 'K7Q2MX' })
  const address = { ...ids, guest_id: sheet.id }
  expect((await app.client().ask(guestCalls.home, address)).status).toBe(failures.noPermission.status)
  const { client } = await buildMember(app)
  expect((await client.ask(guestCalls.home, address)).status).toBe(sheetFailures.notInvited.status)
  expect(await expert.client.call(guestCalls.home, ids)).toMatchObject({ guest_id: sheet.id })
  const byCode = await app.client().call(guestCalls.home, { ...ids, tcode: 'K7Q2MX' })
  expect(byCode.guest_id).toBe(sheet.id)
})

it('is no way from one task into another', async () => {
  const { sheet } = await buildSheet(app, { isConfirmed: true })
  const other = await buildSheet(app)
  const address = { ...other.ids, guest_id: sheet.id }
  expect((await app.client().ask(guestCalls.home, address)).status).toBe(failures.noPermission.status)
})
