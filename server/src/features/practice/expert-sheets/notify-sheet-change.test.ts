import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { feeCalls } from '#contract/practice/expert-fees.ts'
import { sheetCalls } from '#contract/practice/expert-sheets.ts'
import { buildManager } from '#server/testing/build-entry.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildSpecimenRoom } from '#server/testing/build-specimen-room.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { saidTime } from '#server/testing/said-time.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { notifySheetChange } from './notify-sheet-change.ts'
import { selectSheetMessages } from './sheet-messages.queries.ts'

const app = await testApp()
const { db } = app.services

async function addOrganiser(meetingId: number) {
  const organiser = await buildMember(app)
  await buildManager(db, meetingId, organiser.user.id)
  return organiser
}

/** What somebody was told, the latest first. */
async function told(client: TestClient) {
  await runJobs(app, notifySheetChange)
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  return data.map(({ pushContent }) => pushContent)
}

it('tells both sides once that an invitation was declined, and why', async () => {
  const { ids, expert, meeting } = await buildSheet(app)
  const organiser = await addOrganiser(meeting.id)
  const no = { ...ids, type: false, reason: '当日有手术' }
  await Promise.all([1, 2, 3].map(() => expert.client.call(sheetCalls.affirm, no)))
  const text = `程怀瑾婉拒了《${meeting.title}》的邀请（当日有手术）。`
  for (const { client } of [expert, organiser]) expect(await told(client)).toEqual([text])
})

it('tells the organiser of an objection to a fee, and the guest of the answer, by SMS too', async () => {
  const { ids, expert, meeting, sheet, fee_id, operator } = await buildFee(app)
  const organiser = await addOrganiser(meeting.id)
  await expert.client.call(feeCalls.affirm, { ...ids, fee_id, type: false, reason: '约定为 6000 元' })
  expect(await told(organiser.client)).toContain(
    `程怀瑾对《${meeting.title}》“专题讲座”的讲课费有异议（约定为 6000 元）。`,
  )
  expect(await selectSheetMessages(db, sheet.id)).toEqual([])
  const values = { gross_fen: 600_000, answer: '已按约定更正' }
  await consoleOf(operator.client, 'expert-fees').run('answer', fee_id, { values })
  const text = `会务组已回复《${meeting.title}》“专题讲座”的讲课费异议（已按约定更正），请程怀瑾重新核对。`
  expect(await told(expert.client)).toContain(text)
  expect(await selectSheetMessages(db, sheet.id)).toMatchObject([{ kind: 'change' }])
  expect(JSON.stringify(await told(organiser.client))).not.toContain('6000.00')
})

it('tells a guest whose specimen room is cancelled', async () => {
  const { expert, rooms, planned, roomId } = await buildSpecimenRoom(app, { opensIn: 300, closesIn: 400 })
  const other = await buildSheet(app, { taskId: planned.task_id })
  await rooms.change(roomId, { ...planned, guests: [other.sheet.id] })
  const beginTime = saidTime(new Date(planned.begin_at))
  expect((await told(expert.client))[0]).toContain(`标本室“${planned.title}”（${beginTime}）已取消`)
})

it('tells a guest whose invitation is withdrawn, although the sheet opens no more', async () => {
  const { expert, sheet, meeting } = await buildSheet(app)
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  await consoleOf(operator, 'experts').run('withdraw', sheet.id, { reason: '会议改期' })
  const text = `《${meeting.title}》对程怀瑾的邀请已撤回（会议改期）。`
  expect(await told(expert.client)).toEqual([text])
})
