import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountFailures } from '#contract/people/account.ts'
import { studioCalls } from '#contract/meetings/live.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { invitationCalls, invitationFailures } from '#contract/practice/expert-invitations.ts'
import { expertSessionCalls, sessionFailures } from '#contract/practice/expert-sessions.ts'
import { expertTaskCalls, sheetCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { meetingGuests } from '#server/features/meetings/watching/watching.tables.ts'
import { speaksIn } from '#server/features/meetings/live/live.queries.ts'
import { sendSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { buildMeeting, hoursFromNow } from '#server/testing/build-content.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { atOnce } from '#server/testing/login-steps.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'
import type { Answer } from '#server/testing/test-app.ts'

const app = await testApp()
const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
const timeIn = (hours: number) => shanghaiTime(hoursFromNow(hours))

async function buildTask() {
  const meeting = await buildMeeting(app.services.db, { audience: 'invited' })
  const { id } = await operator.call(invitationCalls.createTask, { meeting_id: meeting.id, website: '' })
  return { meeting, id }
}

const session = {
  kind: 'lecture',
  title: '脑血管搭桥',
  hall: '',
  begin_time: timeIn(25),
  end_time: timeIn(26),
} as const

const invitationOf = (id: number, phone: string) => ({
  id,
  phone,
  country_code: '86',
  guest_name: '陆明远',
  part_type: 1,
  note: '请提前到场',
  sessions: [session],
})

async function outboxOf(phone: string) {
  await runJobs(app, sendSheetSms)
  return (await selectOutbox(app.services.db, phone)).map(({ text }) => text)
}

it('opens an account, sends the link, and lets the guest in by its code to confirm', async () => {
  const { db, vault } = app.services
  const { id, meeting } = await buildTask()
  const phone = newPhone()
  const sheet = await operator.call(invitationCalls.invite, invitationOf(id, phone))
  expect(sheet).toMatchObject({ guest_name: '陆明远', status: 0, devices: [], is_withdrawn: 0 })
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
  const { data } = await operator.call(invitationCalls.list, { id, page: 1 })
  expect(data).toMatchObject([
    {
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      sessions: [{ status: 1 }],
      devices: [{ is_proved: 1 }],
      messages: [{ kind: 'invitation', state: 'sent' }],
    },
  ])
  const history = await operator.call(invitationCalls.history, { guest_id: sheet.guest_id })
  expect(history.map(({ kind, is_guest }) => [kind, is_guest])).toEqual([
    ['sheet_invited', 0],
    ['session_confirmed', 1],
  ])
})

it('invites a person once, however often at once, and has one task for a meeting', async () => {
  const { id, meeting } = await buildTask()
  expect(await operator.call(invitationCalls.createTask, { meeting_id: meeting.id, website: '' })).toEqual({
    id,
  })
  const phone = newPhone()
  const answers = await atOnce(3, () => operator.ask(invitationCalls.invite, invitationOf(id, phone)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 4752, 4752])
  const asChair = await operator.ask(invitationCalls.invite, { ...invitationOf(id, phone), part_type: 2 })
  expect(asChair.status).toBe(200)
})

it('refuses what cannot be right', async () => {
  const { id } = await buildTask()
  const known = await buildMember(app, { truename: '程怀瑾' })
  const gone = await buildMember(app, { truename: '陆明远', status: 'deleted' })
  const ask = async (input: object) =>
    (await operator.ask(invitationCalls.invite, { ...invitationOf(id, newPhone()), ...input })).message
  expect(await ask({ phone: '12345' })).toBe(accountFailures.wrongPhone.zh)
  expect(await ask({ guest_name: '' })).toBe(invitationFailures.nameWrong.zh)
  expect(await ask({ part_type: 7 })).toBe(invitationFailures.partWrong.zh)
  expect(await ask({ phone: known.phone })).toBe(invitationFailures.nameDiffers.zh)
  expect(await ask({ phone: gone.phone })).toBe(invitationFailures.accountClosed.zh)
  expect(await ask({ id: 99_999_999 })).toBe(sheetFailures.taskMissing.zh)
  expect(await ask({ sessions: [{ ...session, end_time: session.begin_time }] })).toBe(
    sessionFailures.periodWrong.zh,
  )
  const member = await known.client.ask(invitationCalls.invite, invitationOf(id, newPhone()))
  expect(member.status).toBe(failures.noPermission.status)
})

it('is in the inbox of the guest', async () => {
  const { id, meeting } = await buildTask()
  const { phone, client } = await buildMember(app, { truename: '陆明远' })
  await operator.call(invitationCalls.invite, invitationOf(id, phone))
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
  const { guest_id } = await operator.call(invitationCalls.invite, invitationOf(id, expert.phone))
  const withdraw = (reason: string) => operator.ask(invitationCalls.withdraw, { guest_id, reason })
  expect((await withdraw('')).message).toBe(sheetFailures.reasonMissing.zh)
  expect((await withdraw('会议改期')).status).toBe(200)
  expect((await withdraw('会议改期')).message).toBe(sheetFailures.taskMissing.zh)
  expect((await expert.client.ask(sheetCalls.status, { id, tcode: '' })).status).toBe(4717)
  expect(await db.select().from(meetingGuests).where(eq(meetingGuests.meeting_id, meeting.id))).toEqual([])
  const { data } = await operator.call(invitationCalls.list, { id, page: 1 })
  expect(data).toMatchObject([{ is_withdrawn: 1 }])
  const history = await operator.call(invitationCalls.history, { guest_id })
  expect(history.at(-1)).toMatchObject({ kind: 'sheet_withdrawn', reason: '会议改期' })
  expect((await operator.ask(invitationCalls.send, { guest_id })).message).toBe(sheetFailures.taskMissing.zh)
})

it('sends the invitation again, with the same code', async () => {
  const { id } = await buildTask()
  const phone = newPhone()
  const { guest_id } = await operator.call(invitationCalls.invite, invitationOf(id, phone))
  expect(await outboxOf(phone)).toHaveLength(1)
  await operator.call(invitationCalls.send, { guest_id })
  expect(await outboxOf(phone)).toHaveLength(2)
  expect(new Set(await outboxOf(phone)).size).toBe(1)
})

async function importFile(id: number, body: Buffer, name: string) {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...commonFields(operator), id: String(id) }))
    form.append(field, value)
  form.append('file', new Blob([new Uint8Array(body)]), name)
  const headers = { token: operator.token }
  const response = await fetch(app.url + invitationCalls.import.path, { method: 'POST', headers, body: form })
  return (await response.json()) as Answer<{ invited: number; rows: { line: number; message: string }[] }>
}

const head = '手机号,姓名,身份,题目,会场,开始时间,结束时间'

it('takes a list whole or not at all, with a report of each line', async () => {
  const { id } = await buildTask()
  const [first, second] = [newPhone(), newPhone()]
  const good = [
    `${first},周可,讲者,题目一,甲,${timeIn(25)},${timeIn(26)}`,
    `${first},周可,讲者,题目二,甲,${timeIn(27)},${timeIn(28)}`,
    `${second},吴越,主席,,,,`,
  ]
  const bad = [`123,周可,讲者,,,,`, '', `${newPhone()},郑一,讲者,题目三,甲,${timeIn(28)},${timeIn(27)}`]
  const wrong = await importFile(id, Buffer.from([head, ...good, ...bad].join('\n')), 'list.csv')
  expect(wrong.data).toEqual({
    invited: 0,
    rows: [
      { line: 5, message: accountFailures.wrongPhone.zh },
      { line: 7, message: sessionFailures.periodWrong.zh },
    ],
  })
  const listed = async () => (await operator.call(invitationCalls.list, { id, page: 1 })).data
  expect(await listed()).toEqual([])
  const right = await importFile(id, Buffer.from([head, ...good].join('\r\n')), 'list.csv')
  expect(right.data).toEqual({ invited: 2, rows: [] })
  expect((await listed()).map((sheet) => [sheet.guest_name, sheet.part_type, sheet.sessions.length])).toEqual(
    [
      ['周可', 1, 2],
      ['吴越', 2, 0],
    ],
  )
  const again = await importFile(id, Buffer.from([head, ...good].join('\r\n')), 'list.csv')
  expect(again.data.rows).toEqual(
    [2, 4].map((line) => ({ line, message: invitationFailures.alreadyInvited.zh })),
  )
})

it('names a file that cannot be read, and columns that are not there', async () => {
  const { id } = await buildTask()
  expect((await importFile(id, Buffer.from('PK but no workbook'), 'a.xlsx')).message).toBe(
    invitationFailures.fileUnreadable.zh,
  )
  expect((await importFile(id, Buffer.from('姓名\n周可'), 'a.csv')).message).toContain('手机号')
  expect((await importFile(id, Buffer.from(head), 'a.csv')).message).toBe(invitationFailures.noRows.zh)
})

it('lets an invited expert start the broadcast as speakers do', async () => {
  const { id, meeting } = await buildTask()
  const expert = await buildMember(app, { truename: '陆明远' })
  const studio = async () =>
    (await expert.client.call(studioCalls.list, {})).map(({ meeting_id }) => meeting_id)
  expect(await studio()).not.toContain(meeting.id)
  await operator.call(invitationCalls.invite, invitationOf(id, expert.phone))
  expect(await studio()).toContain(meeting.id)
})
