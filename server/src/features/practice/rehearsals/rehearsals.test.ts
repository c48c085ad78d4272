import { expect, it } from 'vitest'
import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import { dutyCalls } from '#contract/practice/expert-duties.ts'
import { sheetFailures } from '#contract/practice/expert-sheets.ts'
import { rehearsalCalls, rehearsalFailures } from '#contract/practice/rehearsals.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { notifyOrganisers } from './notify-organisers.ts'

const app = await testApp()
const { db } = app.services
const silent = { code: '', is_muted: true, is_camera_on: false }

/** A sheet of a meeting in three days, with its rehearsal room and an organiser. */
async function buildRehearsal() {
  const built = await buildSheet(app, { from: 72, code: 'K7Q2MX' })
  const organiser = await buildMember(app, { truename: '会务' })
  await db.insert(meetingManagers).values({ meeting_id: built.meeting.id, user_id: organiser.user.id })
  const { video_room_id: room_id } = await built.expert.client.call(rehearsalCalls.get, built.ids)
  return { ...built, organiser, room_id }
}

it('lets the guest in days before the meeting, by account and by the code alone', async () => {
  const { expert, room_id } = await buildRehearsal()
  const byAccount = await expert.client.call(roomCalls.enter, { ...silent, room_id })
  expect(byAccount).toMatchObject({ status: 'admitted', state: { people: [{ name: '程怀瑾' }] } })
  const byCode = await app.client().call(roomCalls.enter, { ...silent, room_id, code: 'K7Q2MX' })
  expect(byCode.state.people).toHaveLength(1)
})

it('lets organisers in as hosts and shows the guest that they are there', async () => {
  const { expert, ids, organiser, room_id } = await buildRehearsal()
  expect((await expert.client.call(rehearsalCalls.get, ids)).organisers).toEqual([])
  const { state } = await organiser.client.call(roomCalls.enter, { ...silent, room_id })
  expect(state.people).toMatchObject([{ name: '会务', role: 'host' }])
  expect((await expert.client.call(rehearsalCalls.get, ids)).organisers).toEqual(['会务'])
})

it('tells organisers once that the guest rehearses', async () => {
  const { expert, organiser, room_id, sheet } = await buildRehearsal()
  await expert.client.call(roomCalls.enter, { ...silent, room_id })
  await expert.client.call(roomCalls.enter, { ...silent, room_id })
  const told = async () => (await readInbox(organiser.client)).filter((content) => content.includes('彩排'))
  await expect.poll(told).toHaveLength(1)
  await notifyOrganisers.run(app.services, { roomId: room_id, sheetId: sheet.id })
  expect(await told()).toHaveLength(1)
})

it('refuses visitors, other members and the guests of other sheets', async () => {
  const { room_id, ids } = await buildRehearsal()
  const enter = { ...silent, room_id }
  expect((await app.client().ask(roomCalls.enter, enter)).message).toBe(roomFailures.notInvited.zh)
  const other = await buildSheet(app, { taskId: ids.id, code: 'A9B8C7' })
  expect((await other.expert.client.ask(roomCalls.enter, enter)).message).toBe(roomFailures.notInvited.zh)
  expect((await app.client().ask(roomCalls.enter, { ...enter, code: 'A9B8C7' })).message).toBe(
    roomFailures.notInvited.zh,
  )
  const wrong = await app.client().ask(roomCalls.enter, { ...enter, code: 'WRONG1' })
  expect(wrong.message).toBe(sheetFailures.codeWrong.zh)
})

it('is closed after the meeting, and then in no menu', async () => {
  const before = await buildSheet(app)
  const over = await buildSheet(app, { from: -3 })
  const hasPage = async ({ expert, ids }: typeof over) =>
    (await expert.client.call(dutyCalls.topMenu, ids)).items.some(
      ({ content_url }) => content_url === `/expertRehearsal?id=${ids.id}`,
    )
  expect([await hasPage(before), await hasPage(over)]).toEqual([true, false])
  expect((await over.expert.client.ask(rehearsalCalls.get, over.ids)).message).toBe(
    rehearsalFailures.rehearsalOver.zh,
  )
})
