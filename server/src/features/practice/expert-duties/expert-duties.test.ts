import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { dutyCalls, dutyFailures, waitCalls, waitStates } from '#contract/practice/expert-duties.ts'
import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { feeCalls } from '#contract/practice/expert-fees.ts'
import { playbackCalls } from '#contract/practice/lecture-playback.ts'
import { sheetCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { todoCalls } from '#contract/discover/backlog.ts'
import { failures } from '#contract/wire/failure.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { only } from '#kernel/first-row.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { sheetChanges } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { buildRecording } from '#server/testing/build-content.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const operator = await buildMember(app, { operator_roles: ['administrator'] })

type Sheet = Awaited<ReturnType<typeof buildSheet>>

const buildSession = (
  { sheet, meeting }: Sheet,
  status: OneOf<typeof sessionStates> = sessionStates.open,
) => {
  const time = { begin_at: meeting.begin_at, end_at: meeting.end_at }
  const proposal = { proposed_begin_at: status === 3 ? meeting.end_at : null }
  const asked = {
    sheet_id: sheet.id,
    kind: 'lecture' as const,
    title: '颅底手术入路',
    hall: '一号厅',
    status,
  }
  return only(
    db
      .insert(expertSessions)
      .values({ ...asked, ...time, ...proposal })
      .returning(),
  )
}

const waits = consoleOf(operator.client, 'expert-waits')

const addWait = async (sheet: Sheet['sheet'], title = '返程航班', due_at = '2031-05-01T12:00:00+08:00') =>
  (await waits.create({ sheet_id: sheet.id, kind: 'travel', title, due_at })).id

it('lists what a guest owes, open first and by date, and counts all of it', async () => {
  const built = await buildSheet(app)
  const { ids, expert, sheet, meeting } = built
  const session = await buildSession(built)
  const wait = await addWait(sheet)
  const { duties, sheet: shown } = await expert.client.call(dutyCalls.list, ids)
  expect(shown).toMatchObject({ id: ids.id, meeting_title: meeting.title })
  expect(duties.map(({ kind, subject_id, status }) => [kind, subject_id, status])).toEqual([
    ['schedule', 0, 0],
    ['session', session.id, 0],
    ['introduction', 0, 0],
    ['slides', 0, 0],
    ['travel', wait, 0],
  ])
  const menu = await expert.client.call(dutyCalls.topMenu, ids)
  expect(menu).toMatchObject({ part_type: 1, not_accomplish_num: 5, all_accomplish_num: 5, is_multiple: 0 })
  await expert.client.call(sheetCalls.affirm, { ...ids, type: true, reason: '' })
  const later = await expert.client.call(dutyCalls.list, ids)
  expect(later.duties.at(-1)).toMatchObject({ kind: 'schedule', status: 1 })
  expect(await expert.client.call(dutyCalls.topMenu, ids)).toMatchObject({
    not_accomplish_num: 4,
    all_accomplish_num: 5,
  })
})

it('asks for the agreement and counts the fee where one is paid', async () => {
  const { ids, expert, fee_id } = await buildFee(app)
  const kinds = async () => {
    const { duties } = await expert.client.call(dutyCalls.list, ids)
    const [agreement, fee] = ['agreement', 'fee'].map((kind) => duties.find((one) => one.kind === kind))
    return { agreement, fee }
  }
  expect(await kinds()).toMatchObject({
    agreement: { status: 0 },
    fee: { subject_id: fee_id, title: '专题讲座', status: 0 },
  })
  const open = (await expert.client.call(dutyCalls.topMenu, ids)).not_accomplish_num
  await expert.client.call(feeCalls.affirm, { ...ids, type: true, reason: '', fee_id, gross: '5000.00' })
  expect(await kinds()).toMatchObject({ agreement: { status: 0 }, fee: { status: 1 } })
  expect((await expert.client.call(dutyCalls.topMenu, ids)).not_accomplish_num).toBe(open - 1)
})

it('counts a session as open until the organiser has answered a proposal', async () => {
  const built = await buildSheet(app, { isConfirmed: true })
  await buildSession(built, 3)
  const menu = await built.expert.client.call(dutyCalls.topMenu, built.ids)
  expect(menu).toMatchObject({ not_accomplish_num: 3, all_accomplish_num: 4 })
})

it('asks nothing more of a guest who has declined', async () => {
  const built = await buildSheet(app)
  const { ids, expert } = built
  await buildSession(built)
  await expert.client.call(sheetCalls.affirm, { ...ids, type: false, reason: '当日有手术' })
  const { duties } = await expert.client.call(dutyCalls.list, ids)
  expect(duties).toEqual([expect.objectContaining({ kind: 'schedule', status: 2, note: '当日有手术' })])
})

it('drops what can no longer be done when the meeting is over', async () => {
  const built = await buildSheet(app, { from: -3 })
  await buildSession(built)
  await buildSession(built, 1)
  const { duties } = await built.expert.client.call(dutyCalls.list, built.ids)
  expect(duties.map(({ kind, status }) => [kind, status])).toEqual([['session', 1]])
})

it('asks for consent to a recording until the lecturer has answered or it is published', async () => {
  const { ids, expert, meeting } = await buildSheet(app, { from: -3, isConfirmed: true })
  const asked = await buildRecording(db, meeting.id, { published: false })
  await buildRecording(db, meeting.id, { published: true })
  const playbacks = async () =>
    (await expert.client.call(dutyCalls.list, ids)).duties.filter(({ kind }) => kind === 'playback')
  expect(await playbacks()).toMatchObject([{ subject_id: asked.id, title: asked.name, status: 0 }])
  const no = { ...ids, recording_id: asked.id, type: false, reason: '含未发表数据' }
  await expert.client.call(playbackCalls.approve, no)
  expect(await playbacks()).toMatchObject([{ status: 2 }])
  await expert.client.call(playbackCalls.approve, { ...no, type: true })
  expect(await playbacks()).toMatchObject([{ status: 1 }])
})

it('lists all sheets of the guest, and to somebody with a code that one alone', async () => {
  const first = await buildSheet(app, { code: 'AAAAAA' })
  const { ids, expert } = first
  const second = await buildSheet(app, { expert, from: 48 })
  await buildSession(second)
  const all = await expert.client.call(dutyCalls.sheets, ids)
  expect(all.map(({ guest_id, not_accomplish_num }) => [guest_id, not_accomplish_num])).toEqual([
    [second.sheet.id, 4],
    [first.sheet.id, 3],
  ])
  const byCode = await app.client().call(dutyCalls.sheets, { ...ids, tcode: 'AAAAAA' })
  expect(byCode.map(({ guest_id }) => guest_id)).toEqual([first.sheet.id])
})

it('knows of several sheets in a task', async () => {
  const { ids, expert, sheet } = await buildSheet(app)
  await buildSheet(app, { expert, taskId: ids.id, part: 2 })
  const menu = await expert.client.call(dutyCalls.topMenu, { ...ids, guest_id: sheet.id })
  expect(menu.is_multiple).toBe(1)
})

it('lets a guest answer and dispose of a to-do, which then leaves count and list', async () => {
  const { ids, expert, sheet } = await buildSheet(app)
  const { client } = expert
  const [travel, other] = [
    await addWait(sheet),
    await addWait(sheet, '开票信息', '2031-04-01T12:00:00+08:00'),
  ]
  expect(await client.call(waitCalls.count, ids)).toEqual({ count: 2 })
  const list = await client.call(waitCalls.list, { ...ids, page: 1 })
  expect(list.data.map(({ wait_id }) => wait_id)).toEqual([other, travel])
  const one = { ...ids, wait_id: travel }
  expect(await client.call(waitCalls.edit, { ...one, content: '5 月 2 日晚' })).toMatchObject({ status: 0 })
  const done = { ...one, status: 1, reason: '' }
  await Promise.all([1, 2, 3].map(() => client.ask(waitCalls.dispose, done)))
  expect(await client.call(waitCalls.get, one)).toMatchObject({ status: 1, content: '5 月 2 日晚' })
  expect(await client.call(waitCalls.count, ids)).toEqual({ count: 1 })
  const left = await client.call(waitCalls.list, { ...ids, page: 1 })
  expect(left.data.map(({ wait_id }) => wait_id)).toEqual([other])
  const changes = await db
    .select()
    .from(sheetChanges)
    .where(eq(sheetChanges.sheet_id, sheet.id))
    .orderBy(sheetChanges.id)
  expect(changes.map(({ kind, by_guest }) => [kind, by_guest])).toEqual([
    ['wait_added', false],
    ['wait_added', false],
    ['wait_edited', true],
    ['wait_done', true],
  ])
})

it('decides a to-do once, and refuses only with a reason', async () => {
  const { ids, expert, sheet } = await buildSheet(app)
  const wait_id = await addWait(sheet)
  const refused = { ...ids, wait_id, status: waitStates.refused, reason: '' }
  expect(await expert.client.ask(waitCalls.dispose, refused)).toMatchObject({
    message: sheetFailures.reasonMissing.zh,
  })
  await expert.client.call(waitCalls.dispose, { ...refused, reason: '自行安排' })
  const again = await expert.client.ask(waitCalls.dispose, { ...refused, status: waitStates.done })
  expect(again.message).toBe(dutyFailures.waitDecided.zh)
  const edited = await expert.client.ask(waitCalls.edit, { ...ids, wait_id, content: '改签' })
  expect(edited.message).toBe(dutyFailures.waitDecided.zh)
})

it('counts all to-dos of the caller without a task, whatever the number of the browser', async () => {
  const first = await buildSheet(app)
  const second = await buildSheet(app, { expert: first.expert })
  await addWait(first.sheet)
  await addWait(second.sheet)
  const all = { tcode: '' }
  const { client } = first.expert
  const { count, data } = await client.call(todoCalls.list, {})
  expect(data.filter(({ kind }) => kind === 'expert_wait').length).toBeGreaterThanOrEqual(2)
  client.guestId = String(second.sheet.id)
  expect(await client.call(waitCalls.count, all)).toEqual({ count })
  expect((await app.client().ask(waitCalls.count, all)).status).toBe(failures.loginExpired.status)
})

it('is closed to others', async () => {
  const { ids, sheet } = await buildSheet(app)
  const wait_id = await addWait(sheet)
  const { client } = await buildMember(app)
  const foreign = await buildSheet(app)
  for (const { status } of [
    await client.ask(dutyCalls.topMenu, ids),
    await client.ask(dutyCalls.list, ids),
    await client.ask(waitCalls.get, { ...ids, wait_id }),
    await client.ask(waitCalls.list, { ...ids, page: 1 }),
  ])
    expect(status).toBe(sheetFailures.notInvited.status)
  const beside = await foreign.expert.client.ask(waitCalls.get, { ...foreign.ids, wait_id })
  expect(beside.message).toBe(dutyFailures.waitMissing.zh)
  const asked = { sheet_id: sheet.id, kind: 'other', title: '其他', due_at: '2031-05-01T12:00:00+08:00' }
  expect((await consoleOf(client, 'expert-waits').askSave(asked)).status).toBe(failures.noPermission.status)
  expect((await waits.askSave({ ...asked, due_at: 'soon' })).status).toBe(resourceFailures.valuesWrong.status)
  expect((await waits.askSave({ ...asked, sheet_id: 999_999_999 })).status).toBe(
    sheetFailures.taskMissing.status,
  )
})

it('shows what the organiser adds to the menu, and takes only addresses of the right kind', async () => {
  const { ids, expert } = await buildSheet(app)
  const menus = consoleOf(operator.client, 'expert-menus')
  const item = { title: '酒店指引', content_url: 'https://hotel.example/map', type: '2', is_top: false }
  expect((await menus.change(ids.id, { items: [item] })).status).toBe(200)
  expect((await menus.record(ids.id)).values).toEqual({ items: [item] })
  const { items } = await expert.client.call(dutyCalls.topMenu, ids)
  const { title, content_url } = item
  expect(items.at(-1)).toEqual({ title, content_url, type: 2, is_top_menu: 0 })
  expect(items[0]).toEqual({ title: '任务', content_url: `/taskList?id=${ids.id}`, type: 1, is_top_menu: 1 })
  for (const bad of [
    { ...item, content_url: 'http://hotel.example' },
    { ...item, content_url: 'javascript:alert(1)' },
    { ...item, type: '1', content_url: '//evil.example' },
  ])
    expect((await menus.change(ids.id, { items: [bad] })).message).toBe(dutyFailures.menuAddressWrong.zh)
})

it('says when a session takes place, and by when the organiser wants an answer', async () => {
  const built = await buildSheet(app)
  const { ids, expert, meeting } = built
  const session = await buildSession(built)
  const deadlines = consoleOf(operator.client, 'duty-deadlines')
  const dueAt = (hours: number) => new Date(meeting.begin_at.getTime() + hours * 3600_000).toISOString()
  const save = (list: object[]) => deadlines.change(ids.id, { deadlines: list })
  const late = await save([{ kind: 'slides', due_at: dueAt(1) }])
  expect(late.message).toContain(dutyFailures.deadlineLate.zh)
  const twice = await save([
    { kind: 'fee', due_at: dueAt(1) },
    { kind: 'fee', due_at: dueAt(2) },
  ])
  expect(twice.message).toContain(dutyFailures.deadlineTwice.zh)
  await save([
    { kind: 'session', due_at: dueAt(-12) },
    { kind: 'slides', due_at: dueAt(-6) },
  ])
  const dutyOf = async (kind: string) =>
    (await expert.client.call(dutyCalls.list, ids)).duties.find((one) => one.kind === kind)
  expect(await dutyOf('session')).toMatchObject({
    begin_time: shanghaiTime(session.begin_at),
    end_time: shanghaiTime(session.end_at),
    due_time: shanghaiTime(new Date(dueAt(-12))),
  })
  expect(await dutyOf('slides')).toMatchObject({
    begin_time: '',
    due_time: shanghaiTime(new Date(dueAt(-6))),
  })
  // Nobody answers for a session that has begun, whatever the organiser says.
  await save([{ kind: 'session', due_at: dueAt(999) }])
  expect(await dutyOf('session')).toMatchObject({ due_time: shanghaiTime(session.begin_at) })
})
