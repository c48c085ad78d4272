import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { partTypes } from '#contract/practice/expert-sheets.ts'
import { approvalStates } from '#contract/practice/lecture-playback.ts'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import type { Services } from '#kernel/services.ts'
import { createVault } from '#kernel/vault.ts'
import { expertFees } from '#server/features/practice/expert-fees/expert-fees.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertSheets, sheetMessages } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import {
  specimenRoomGuests,
  specimenRooms,
} from '#server/features/practice/specimen-rooms/specimen-rooms.tables.ts'
import { playbackApprovals } from '#server/features/practice/lecture-playback/lecture-playback.tables.ts'
import { SmsUnreached } from '#kernel/ports/sms.ts'
import type { SmsMessage } from '#kernel/ports/sms.ts'
import { buildRecording } from '#server/testing/build-content.ts'
import { buildExpertSession, buildSheet } from '#server/testing/build-sheet.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { openJobRunner, silentLog } from '#server/testing/job-runner.ts'
import type { JobRunner } from '#server/testing/job-runner.ts'
import { servicesOf } from '#server/testing/services-of.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { dutyDeadlines, guestWaits } from './expert-duties.tables.ts'
import { queueSheetReminders } from './queue-sheet-reminders.ts'
import { sendSheetReminder } from './send-sheet-reminder.ts'

/** A database without a server: nobody but these tests reminds from it. */
let database: Database
let runner: JobRunner
let services: Services
let sent: SmsMessage[] = []
let objections: Error[] = []

beforeAll(async () => {
  const url = await cloneTemplate(
    process.env.XINGLIN_TEST_POSTGRES!,
    `xinglin_sheet_reminders_${process.env.VITEST_POOL_ID}`,
  )
  database = openDatabase(url, 8, () => undefined)
  runner = await openJobRunner(database, [queueSheetReminders, sendSheetReminder])
  const sms = {
    send: async (message: SmsMessage) => {
      const objection = objections.shift()
      if (objection) throw objection
      sent.push(message)
    },
    wasSent: async () => undefined,
  }
  services = servicesOf({
    env: { PUBLIC_ORIGIN: 'https://xinglin.example' },
    db: database.db,
    vault: createVault(Buffer.alloc(32, 7)),
    providers: { sms },
    log: silentLog,
    jobs: runner.jobs,
  })
})
afterAll(async () => {
  await runner.close()
  await database.close()
})
beforeEach(async () => {
  sent = []
  objections = []
  await database.db.delete(expertSheets)
  await runner.boss.deleteAllJobs()
})

const introduced = { photo: '/files/a.jpg', introduce: '神经外科主任医师' }

type Given = { user?: Parameters<typeof buildUser>[1]; status?: 0 | 1 | 2 | 3; part?: 1 | 2 | 3 }

/** A sheet of long ago that owes nothing but its session, in so many hours. */
async function build(hours: number, given: Given = {}) {
  const app = { services } as TestApp
  const { user, phone } = await buildUser(services, { ...introduced, ...given.user })
  const built = await buildSheet(app, {
    expert: { user, phone, client: undefined as never },
    from: hours,
    code: 'K7Q2MX',
    isConfirmed: true,
    part: given.part ?? partTypes.chair,
  })
  await database.db
    .update(expertSheets)
    .set({ created_at: sql`now() - interval '30 days'` })
    .where(eq(expertSheets.id, built.sheet.id))
  const session = await buildExpertSession(app, built.sheet.id, { from: hours, status: given.status ?? 0 })
  return { ...built, phone, session }
}

/** As if time had passed until so many hours before a session: the database's clock cannot be set. */
async function waitUntil(hours: number, sessionId: number) {
  await database.db.execute(sql`update ${expertSessions} set begin_at = now() + ${hours} * interval '1 hour',
    end_at = now() + interval '30 days' where id = ${sessionId}`)
  await database.db
    .execute(sql`update ${sheetMessages} m set due_at = s.begin_at, created_at = m.created_at - interval '8 days'
    from ${expertSessions} s where s.sheet_id = m.sheet_id`)
}

async function remindDue() {
  await queueSheetReminders.run(services, {})
  while ((await runner.runDue(services, sendSheetReminder)) > 0);
}

it('reminds 7 days, 1 day and 1 hour before, once each, with the link', async () => {
  const { phone, ids, session } = await build(8 * 24)
  await remindDue()
  expect(sent).toEqual([])
  const counts: number[] = []
  for (const hours of [167, 100, 23, 20, 0.9, 0.5]) {
    await waitUntil(hours, session.id)
    await remindDue()
    await remindDue()
    counts.push(sent.length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3])
  expect(sent[0]).toMatchObject({ phone, template: 'task', values: [`id=${ids.id}&tcode=K7Q2MX`] })
  expect(sent[0]!.text).toContain(`https://xinglin.example/taskList?id=${ids.id}&tcode=K7Q2MX`)
})

it.each<[what: string, given: Given]>([
  ['a confirmed session', { status: 1 }],
  ['a refused session', { status: 2 }],
  ['somebody who wants no SMS', { user: { notify_sms: false } }],
])('does not remind of %s', async (_what, given) => {
  await build(5, given)
  await remindDue()
  expect(sent).toEqual([])
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000)

type Sheet = Awaited<ReturnType<typeof build>>['sheet']

const addFee = ({ id }: Sheet, agreed_at: Date | null) =>
  database.db
    .insert(expertFees)
    .values({ sheet_id: id, title: '讲座', gross_fen: 1, status: 1, confirmed_at: new Date(), agreed_at })

async function addRoom({ id, task_id }: Sheet, status: 0 | 1 | 2) {
  const slot = { begin_at: inHours(5), end_at: inHours(6) }
  const rooms = await database.db
    .insert(specimenRooms)
    .values({ task_id, title: '标本室', ...slot })
    .returning()
  await database.db
    .insert(specimenRoomGuests)
    .values({ room_id: rooms[0]!.id, sheet_id: id, status, decided_at: status === 0 ? null : new Date() })
}

const addWait = ({ id }: Sheet, status: 0 | 1 | 2) =>
  database.db.insert(guestWaits).values({
    sheet_id: id,
    kind: 'travel',
    title: '行程',
    due_at: inHours(5),
    status,
    decided_at: status === 0 ? null : new Date(),
  })

type Reminded = [
  what: string,
  given: Given,
  isReminded: boolean,
  add?: (sheet: Sheet) => PromiseLike<unknown>,
]

it.each<Reminded>([
  ['nothing, when all is done', {}, false],
  ['an introduction without a picture', { user: { photo: '' } }, true],
  ['slides that a lecturer has not brought', { part: partTypes.lecturer }, true],
  ['an agreement that is not signed', {}, true, (sheet) => addFee(sheet, null)],
  ['no agreement that is signed', {}, false, (sheet) => addFee(sheet, new Date())],
  ['a specimen room', {}, true, (sheet) => addRoom(sheet, 0)],
  ['no confirmed specimen room', {}, false, (sheet) => addRoom(sheet, 1)],
  ['a to-do', {}, true, (sheet) => addWait(sheet, 0)],
  ['no to-do that is done', {}, false, (sheet) => addWait(sheet, 1)],
])('reminds of %s', async (_what, given, isReminded, add) => {
  const { sheet } = await build(5, { status: 1, ...given })
  await add?.(sheet)
  await remindDue()
  expect(sent).toHaveLength(isReminded ? 1 : 0)
})

it('reminds before the deadline that the organiser has set, not only before the session', async () => {
  const { ids, session } = await build(20 * 24)
  await remindDue()
  expect(sent).toHaveLength(0)
  await database.db.insert(dutyDeadlines).values({
    task_id: ids.id,
    kind: 'session',
    due_at: new Date(session.begin_at.getTime() - 14 * 24 * 3600_000),
  })
  await remindDue()
  await remindDue()
  expect(sent).toHaveLength(1)
})

it('reminds of a fee until the meeting ends', async () => {
  const { sheet } = await build(-0.5, { status: 1 })
  await database.db.insert(expertFees).values({ sheet_id: sheet.id, title: '讲座', gross_fen: 1 })
  await remindDue()
  expect(sent).toHaveLength(1)
  await database.db
    .update(expertFees)
    .set({ status: 1, confirmed_at: new Date() })
    .where(eq(expertFees.sheet_id, sheet.id))
  await database.db.delete(sheetMessages)
  await remindDue()
  expect(sent).toHaveLength(1)
})

it('reminds a lecturer of a recording that waits for consent, and of none that is decided', async () => {
  const { sheet, meeting } = await build(-3, { status: 1, part: partTypes.lecturer })
  const created_at = inHours(-6.5 * 24)
  const recording = await buildRecording(database.db, meeting.id, { published: false, created_at })
  await remindDue()
  expect(sent).toHaveLength(1)
  const decided = { sheet_id: sheet.id, recording_id: recording.id, status: approvalStates.approved }
  await database.db.insert(playbackApprovals).values(decided)
  await database.db.delete(sheetMessages)
  await remindDue()
  expect(sent).toHaveLength(1)
})

it('does not remind of what was confirmed before the SMS is sent', async () => {
  const { session } = await build(5)
  await queueSheetReminders.run(services, {})
  await database.db.update(expertSessions).set({ status: 1 }).where(eq(expertSessions.id, session.id))
  await runner.runDue(services, sendSheetReminder)
  expect(sent).toEqual([])
  expect(await database.db.select().from(sheetMessages)).toMatchObject([{ state: 'dropped' }])
})

it('does not remind somebody who was invited a moment ago', async () => {
  const { sheet } = await build(5)
  await database.db.update(expertSheets).set({ created_at: new Date() }).where(eq(expertSheets.id, sheet.id))
  await remindDue()
  expect(sent).toEqual([])
})

it('tries again when the gateway cannot be reached, and sends once', async () => {
  await build(5)
  objections = [new SmsUnreached('away')]
  await remindDue()
  expect(sent).toEqual([])
  await runner.makeDue(sendSheetReminder)
  await runner.runDue(services, sendSheetReminder)
  await remindDue()
  expect(sent).toHaveLength(1)
  expect(await database.db.select().from(sheetMessages)).toMatchObject([{ state: 'sent', hours_before: 24 }])
})
