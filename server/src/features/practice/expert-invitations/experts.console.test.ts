import { expect, it } from 'vitest'
import { feeCalls } from '#contract/practice/expert-fees.ts'
import { invitationFailures } from '#contract/practice/expert-invitations.ts'
import { sessionFailures } from '#contract/practice/expert-sessions.ts'
import { expertTaskCalls } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildExpertSession, buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'

const app = await testApp()
const { client: manager } = await buildMember(app, { operator_roles: ['meetingManager'] })
const of = (name: string) => consoleOf(manager, name)
const reason = '日程调整'

it('invites an expert once, and withdraws the invitation', async () => {
  const meeting = await buildMeeting(app.services.db, { from: 24, to: 26 })
  const { id: task_id } = await of('expert-tasks').create({ meeting_id: meeting.id, website: '' })
  const invited = { task_id, phone: newPhone(), name: '程怀瑾', part: '1', note: '' }
  const both = await Promise.all([1, 2].map(() => of('experts').askSave(invited)))
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    200,
    invitationFailures.alreadyInvited.status,
  ])
  const { id } = both.find(({ status }) => status === 200)!.data
  expect((await of('experts').record(id)).row).toMatchObject({
    guest: '程怀瑾',
    part: 1,
    is_withdrawn: false,
  })
  expect((await of('experts').askSave({ ...invited, phone: '12' })).status).not.toBe(200)
  expect((await of('experts').run('withdraw', id, { reason })).problem).toBe('')
  expect((await of('experts').run('withdraw', id, { reason })).problem).toBe(
    operatorFailures.notApplicable.zh,
  )
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  expect((await consoleOf(editor, 'experts').askRows()).status).toBe(failures.noPermission.status)
})

it('shows every device in which a sheet was opened, and which of them is not proved', async () => {
  const { sheet, ids } = await buildSheet(app, { code: 'S7Q2MX' })
  for (const client of [app.client(), app.client()])
    await client.call(expertTaskCalls.check, { ...ids, tcode: 'S7Q2MX' })
  const { row, facts } = await of('experts').record(sheet.id)
  expect(row).toMatchObject({ devices: 2 })
  expect(facts.map(({ title, value }) => [title, value.split(' · ').at(-1)])).toEqual([
    ['打开设备 1', '可确认、签署和查看费用'],
    ['打开设备 2', '未验证手机号，不能确认、签署或查看费用'],
  ])
})

it('plans sessions and shows where an expert would be in two places', async () => {
  const { sheet } = await buildSheet(app)
  const planned = {
    sheet_id: sheet.id,
    kind: 'lecture',
    title: '冲突的讲课',
    hall: '一号厅',
    begin_at: '2036-05-01T09:00:00+08:00',
    end_at: '2036-05-01T09:30:00+08:00',
  }
  const sessions = of('expert-sessions')
  const { id } = await sessions.create(planned)
  expect((await sessions.record(id)).row).toMatchObject({ clashes: false })
  await sessions.create({ ...planned, hall: '二号厅' })
  expect((await sessions.record(id)).row).toMatchObject({ clashes: true })
  expect((await sessions.change(id, { ...planned, end_at: planned.begin_at })).status).toBe(
    sessionFailures.periodWrong.status,
  )
  const later = { begin_at: '2036-05-01T10:00:00+08:00', end_at: '2036-05-01T10:30:00+08:00' }
  expect((await sessions.change(id, { ...planned, ...later })).status).toBe(200)
  expect((await sessions.record(id)).row).toMatchObject({ clashes: false, begin_at: '2036-05-01 10:00' })
  expect((await sessions.run('accept', id)).problem).toBe(operatorFailures.notApplicable.zh)
  expect((await sessions.run('remove', id, { reason })).problem).toBe('')
})

it('sets a fee and answers a dispute about it', async () => {
  const { sheet, ids, expert } = await buildSheet(app)
  const fees = of('expert-fees')
  const fee = { sheet_id: sheet.id, title: '讲课费', gross_fen: 300_000 }
  const { id } = await fees.create(fee)
  expect((await fees.change(id, { ...fee, gross_fen: 400_000 })).status).toBe(200)
  await expert.client.call(feeCalls.affirm, { ...ids, fee_id: id, type: false, reason: '金额不符' })
  const values = { gross_fen: 500_000, answer: '已更正' }
  const both = await Promise.all([1, 2].map(() => fees.run('answer', id, { values })))
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect((await fees.record(id)).row).toMatchObject({ gross_fen: 500_000, status: 0, answer: '已更正' })
})

it('asks experts to a specimen room', async () => {
  const { sheet, ids } = await buildSheet(app)
  const rooms = of('specimen-rooms')
  const room = {
    task_id: ids.id,
    title: '一号标本室',
    begin_at: '2036-05-01T09:00:00+08:00',
    end_at: '2036-05-01T12:00:00+08:00',
    guests: [sheet.id],
  }
  const { id } = await rooms.create(room)
  expect((await rooms.record(id)).values).toMatchObject({ title: '一号标本室', guests: [sheet.id] })
  const { sheet: stranger } = await buildSheet(app)
  expect((await rooms.change(id, { ...room, guests: [stranger.id] })).status).not.toBe(200)
})

it('completes a lecture by hand once the meeting is over', async () => {
  const { sheet } = await buildSheet(app, { from: -5, to: -3 })
  await buildExpertSession(app, sheet.id, { from: -5 })
  const evidence = of('lecture-evidence')
  expect((await evidence.record(sheet.id)).row).toMatchObject({ is_complete: false, pictures: 0 })
  const complete = { reason: '现场录像为证' }
  expect(await doByTwo(app, manager, ['lecture-evidence', 'complete', sheet.id], complete)).toBe('')
  expect((await evidence.record(sheet.id)).row).toMatchObject({ complete_reason: '现场录像为证' })
})
