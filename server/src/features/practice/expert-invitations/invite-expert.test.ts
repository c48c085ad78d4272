import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountFailures } from '#contract/people/account.ts'
import { importCalls } from '#contract/console/imports.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { studioCalls } from '#contract/meetings/live.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { invitationFailures } from '#contract/practice/expert-invitations.ts'
import { expertSessionCalls, sessionFailures } from '#contract/practice/expert-sessions.ts'
import { expertTaskCalls, sheetCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { meetingGuests } from '#server/features/meetings/watching/watching.tables.ts'
import { speaksIn } from '#server/features/meetings/watching/lecturers.queries.ts'
import { sendSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { buildMeeting, hoursFromNow } from '#server/testing/build-content.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { atOnce } from '#server/testing/login-steps.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'

const app = await testApp()
const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
const experts = consoleOf(operator, 'experts')
const timeIn = (hours: number) => shanghaiTime(hoursFromNow(hours))

async function buildTask() {
  const meeting = await buildMeeting(app.services.db, { audience: 'invited' })
  const { id } = await consoleOf(operator, 'expert-tasks').create({ meeting_id: meeting.id, website: '' })
  return { meeting, id }
}

const session = {
  kind: 'lecture',
  title: '脑血管搭桥',
  hall: '',
  begin_at: hoursFromNow(25).toISOString(),
  end_at: hoursFromNow(26).toISOString(),
}

const invitationOf = (task_id: number, phone: string) => ({
  task_id,
  phone,
  name: '陆明远',
  part: '1',
  note: '请提前到场',
  sessions: [session],
})

async function outboxOf(phone: string) {
  await runJobs(app, sendSheetSms)
  return (await selectOutbox(app.services.db, phone)).map(({ text }) => text)
}

/** What was done to the sheets of a meeting, the first first. */
const historyOf = async (meeting: { title: string }) =>
  (await consoleOf(operator, 'expert-history').rows({ q: meeting.title })).rows.toReversed()

it('opens an account, sends the link, and lets the guest in by its code to confirm', async () => {
  const { db, vault } = app.services
  const { id, meeting } = await buildTask()
  const phone = newPhone()
  const { id: sheetId } = await experts.create(invitationOf(id, phone))
  const user = await selectUserByPhone(db, digestPhone(vault, '86', phone))
  expect(user).toMatchObject({ truename: '陆明远', password_hash: null })
  expect(await speaksIn(db, meeting.id, user!.id)).toBe(true)
  expect(await outboxOf(phone)).toHaveLength(1)
  const link = /\/taskList\?id=(\d+)&tcode=([A-HJKMNP-Z2-9]{6})$/.exec((await outboxOf(phone))[0]!)
  expect(Number(link?.[1])).toBe(id)
  const address = { id, tcode: link![2]! }
  const guest = app.client()
  await guest.call(expertTaskCalls.check, address)
  const { sessions } = await guest.call(expertSessionCalls.list, address)
  const of = { ...address, session_id: sessions[0]!.session_id }
  expect(await guest.call(expertSessionCalls.affirm, { ...of, type: 1, reason: '' })).toMatchObject({
    status: 1,
  })
  const { row, facts } = await experts.record(sheetId)
  expect(row).toMatchObject({
    guest: '陆明远',
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    devices: 1,
    is_withdrawn: false,
  })
  const shown = facts.map(({ title, value }) => `${title} ${value}`).join('\n')
  for (const text of ['日程', '脑血管搭桥', '邀请 · 已发送', '可确认、签署和查看费用'])
    expect(shown).toContain(text)
  expect(await historyOf(meeting)).toMatchObject([
    { kind: '发出邀请', by_guest: false },
    { kind: '确认日程', by_guest: true },
  ])
})

it('invites a person once, however often at once, and has one task for a meeting', async () => {
  const { id, meeting } = await buildTask()
  const again = await consoleOf(operator, 'expert-tasks').create({ meeting_id: meeting.id, website: '' })
  expect(again.id).toBe(id)
  const phone = newPhone()
  const answers = await atOnce(3, () => experts.askSave(invitationOf(id, phone)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 4752, 4752])
  const asChair = await experts.askSave({ ...invitationOf(id, phone), part: '2' })
  expect(asChair.status).toBe(200)
})

it('refuses what cannot be right', async () => {
  const { id } = await buildTask()
  const known = await buildMember(app, { truename: '程怀瑾' })
  const gone = await buildMember(app, { truename: '陆明远', status: 'deleted' })
  const ask = async (input: object) =>
    (await experts.askSave({ ...invitationOf(id, newPhone()), ...input })).message
  expect(await ask({ phone: '12345' })).toBe(accountFailures.wrongPhone.zh)
  expect(await ask({ name: '' })).toContain(resourceFailures.valuesWrong.zh)
  expect(await ask({ part: '7' })).toContain(resourceFailures.valuesWrong.zh)
  expect(await ask({ phone: known.phone })).toBe(invitationFailures.nameDiffers.zh)
  expect(await ask({ phone: gone.phone })).toBe(invitationFailures.accountClosed.zh)
  expect(await ask({ task_id: 99_999_999 })).toBe(sheetFailures.taskMissing.zh)
  expect(await ask({ sessions: [{ ...session, end_at: session.begin_at }] })).toBe(
    sessionFailures.periodWrong.zh,
  )
  expect(await ask({ sessions: [{ ...session, programme_id: 99_999_999 }] })).not.toBe('')
  const member = await consoleOf(known.client, 'experts').askSave(invitationOf(id, newPhone()))
  expect(member.status).toBe(failures.noPermission.status)
})

it('is in the inbox of the guest', async () => {
  const { id, meeting } = await buildTask()
  const { phone, client } = await buildMember(app, { truename: '陆明远' })
  await experts.create(invitationOf(id, phone))
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data).toMatchObject([
    {
      pushContent: `《${meeting.title}》邀请您参与，请查看任务单并确认。`,
      targetKind: 'expertTask',
      targetId: id,
    },
  ])
})

it('withdraws an invitation: its code opens nothing, the right goes, the history stays', async () => {
  const { db } = app.services
  const { id, meeting } = await buildTask()
  const expert = await buildMember(app, { truename: '陆明远' })
  const { id: sheetId } = await experts.create(invitationOf(id, expert.phone))
  expect((await experts.askRun('withdraw', sheetId)).status).toBe(resourceFailures.reasonMissing.status)
  const withdraw = async () => (await experts.run('withdraw', sheetId, { reason: '会议改期' })).problem
  expect(await withdraw()).toBe('')
  expect(await withdraw()).toBe(operatorFailures.notApplicable.zh)
  expect((await expert.client.ask(sheetCalls.status, { id, tcode: '' })).status).toBe(4717)
  expect(await db.select().from(meetingGuests).where(eq(meetingGuests.meeting_id, meeting.id))).toEqual([])
  expect((await historyOf(meeting)).at(-1)).toMatchObject({
    kind: '撤回邀请',
    reason: '会议改期',
  })
  expect((await experts.run('send', sheetId)).problem).toBe(operatorFailures.notApplicable.zh)
})

it('sends the invitation again, with the same code', async () => {
  const { id } = await buildTask()
  const phone = newPhone()
  const { id: sheetId } = await experts.create(invitationOf(id, phone))
  expect(await outboxOf(phone)).toHaveLength(1)
  await experts.run('send', sheetId)
  expect(await outboxOf(phone)).toHaveLength(2)
  expect(new Set(await outboxOf(phone)).size).toBe(1)
})

const importFile = (body: Buffer | string, isTrial = false) =>
  askUpload(app, operator, importCalls.begin, Buffer.from(body), {
    resource: 'experts',
    try: isTrial ? '1' : '0',
    reason: '',
  })

const head = '任务书,手机号,姓名,身份,题目,会场,开始时间,结束时间'

it('takes a list whole or not at all, with a report of each line', async () => {
  const { id, meeting } = await buildTask()
  const [first, second] = [newPhone(), newPhone()]
  const good = [
    `${id},${first},周可,讲者,题目一,甲,${timeIn(25)},${timeIn(26)}`,
    `${id},${first},周可,讲者,题目二,甲,${timeIn(27)},${timeIn(28)}`,
    `${id},${second},吴越,主席,,,,`,
  ]
  const bad = [
    `${id},123,周可,讲者,,,,`,
    '',
    `${id},${newPhone()},郑一,讲者,题目三,甲,${timeIn(28)},${timeIn(27)}`,
    `99999999,${newPhone()},郑二,讲者,,,,`,
  ]
  const wrong = await importFile([head, ...good, ...bad].join('\n'))
  expect(wrong.data.report).toMatchObject({
    created: 0,
    problems: [
      { row: 5, problem: accountFailures.wrongPhone.zh },
      { row: 7, problem: sessionFailures.periodWrong.zh },
      { row: 8, problem: sheetFailures.taskMissing.zh },
    ],
  })
  // What only the database knows is said beside what the line itself gets wrong.
  const { user } = await buildMember(app, { truename: '林晓', status: 'forbidden' })
  const phone = app.services.vault.openText(user.phone_sealed!)
  const mixed = `99999999,${phone},周可,院长,,,下周三,10 点`
  const { report } = (await importFile([head, mixed].join('\n'))).data
  expect(report.problems.map(({ row, problem }: { row: number; problem: string }) => [row, problem])).toEqual(
    [
      invitationFailures.partWrong.zh,
      invitationFailures.sessionWrong.zh,
      invitationFailures.timeUnreadable.zh,
      sheetFailures.taskMissing.zh,
      invitationFailures.accountClosed.zh,
      invitationFailures.nameDiffers.zh,
    ].map((problem) => [2, problem]),
  )
  const listed = async () => (await experts.rows({ q: meeting.title })).rows.toReversed()
  expect(await listed()).toEqual([])
  const list = [head, ...good].join('\r\n')
  expect((await importFile(list, true)).data.report).toMatchObject({ created: 2, problems: [] })
  expect(await listed()).toEqual([])
  expect((await importFile(list)).data.report).toMatchObject({ created: 2, problems: [] })
  expect(await listed()).toMatchObject([
    { guest: '周可', part: 1 },
    { guest: '吴越', part: 2 },
  ])
  const { facts } = await experts.record(Number((await listed())[0]!.id))
  expect(facts.filter(({ title }) => title === '日程')).toHaveLength(2)
  expect((await importFile(list)).data.report.problems).toEqual(
    [2, 4].map((row) => ({ row, problem: invitationFailures.alreadyInvited.zh })),
  )
})

it('names a file that cannot be read, and columns that are not there', async () => {
  expect((await importFile('PK but no workbook')).message).toBe(resourceFailures.tableUnreadable.zh)
  expect((await importFile('姓名\n周可')).message).toContain('手机号')
  expect((await importFile(head)).message).toBe(invitationFailures.noRows.zh)
})

it('lets an invited expert start the broadcast as speakers do', async () => {
  const { id, meeting } = await buildTask()
  const expert = await buildMember(app, { truename: '陆明远' })
  const studio = async () =>
    (await expert.client.call(studioCalls.list, {})).map(({ meeting_id }) => meeting_id)
  expect(await studio()).not.toContain(meeting.id)
  await experts.create(invitationOf(id, expert.phone))
  expect(await studio()).toContain(meeting.id)
})
