import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import { queuedNotices } from '#kernel/queued-notices/queued-notices.tables.ts'
import type { Services } from '#kernel/services.ts'
import { createVault } from '#kernel/vault.ts'
import { insertUser } from '#server/features/people/account/account.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { SmsUnreached } from '#kernel/ports/sms.ts'
import type { SmsMessage } from '#kernel/ports/sms.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { sandboxSms } from '#server/providers/sms/sandbox.ts'
import { SmsRefused } from '#server/providers/sms/sms-refused.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { openJobRunner, silentLog } from '#server/testing/job-runner.ts'
import type { JobRunner } from '#server/testing/job-runner.ts'
import { servicesOf } from '#server/testing/services-of.ts'
import { queueReminders } from './queue-reminders.ts'
import { remind } from './remind.ts'
import type { ReminderKey } from './reminders.queries.ts'
import { meetingReservations } from './reservations.tables.ts'

/** A database without a server: nobody but these tests reminds from it. */
let database: Database
let runner: JobRunner
let services: Services
let sent: SmsMessage[] = []
/** What the gateway says to the next messages; nothing means yes. */
let objections: (Error | undefined)[] = []
/** What the gateway says when it is asked for a message that is in doubt. */
let known: boolean | undefined
let asked: string[] = []
let people = 0

beforeAll(async () => {
  const url = await cloneTemplate(
    process.env.XINGLIN_TEST_POSTGRES!,
    `xinglin_reminders_${process.env.VITEST_POOL_ID}`,
  )
  database = openDatabase(url, 8, () => undefined)
  const sms = {
    send: async (message: SmsMessage) => {
      const objection = objections.shift()
      if (objection) throw objection
      sent.push(message)
    },
    wasSent: async ({ reference }: { reference: string }) => {
      asked.push(reference)
      return known
    },
  }
  runner = await openJobRunner(database, [queueReminders, remind])
  services = servicesOf({
    db: database.db,
    vault: createVault(randomBytes(32)),
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
  known = undefined
  asked = []
  await database.db.delete(meetingReservations)
  await runner.boss.deleteAllJobs()
})

type Given = {
  minutes?: number
  user?: Parameters<typeof insertUser>[1]
  language?: 'zh' | 'en'
  isBig?: boolean
}

/** A meeting in so many minutes that somebody has booked. */
async function book({ minutes = 4, user = {}, language = 'zh', isBig = false }: Given = {}) {
  const { db, vault } = services
  const phone = `139${String(++people).padStart(8, '0')}`
  const person = (await insertUser(db, { phone_sealed: vault.seal(phone), ...user }))!
  const meeting = await buildMeeting(db, { from: minutes / 60, is_big: isBig })
  const rows = await db
    .insert(meetingReservations)
    .values({ meeting_id: meeting.id, user_id: person.id, language })
    .returning()
  return { id: rows[0]!.id, phone, meeting, person }
}

/** The reservation, and its job for the present begin. */
const read = async (id: number) => {
  const [row] = await services.db
    .select({ state: meetingReservations.state, beginAt: meetings.begin_at })
    .from(meetingReservations)
    .innerJoin(meetings, eq(meetings.id, meetingReservations.meeting_id))
    .where(eq(meetingReservations.id, id))
  const jobs = await runner.boss.findJobs<ReminderKey>(remind.name, { data: { reservationId: id } })
  const job = jobs.find(({ data }) => new Date(data.beginAt).getTime() === row!.beginAt.getTime())
  return {
    state: row!.state,
    tries: job ? job.retryCount + 1 : 0,
    waitsTenSeconds: job && runner.wasPutOff(job.startAfter, 10),
    minutesBefore: job && (row!.beginAt.getTime() - job.startAfter.getTime()) / 60_000,
  }
}

/** A minute of the clock: what begins soon is queued, and what is due is run. Gives how many were due. */
async function remindDue(given: Services = services, by: JobRunner = runner): Promise<number> {
  await queueReminders.run(given, {})
  let count = 0
  for (let due = 1; due > 0; count += due) due = await by.runDue(given, remind)
  return count
}

/** What a person is told besides the SMS. */
const pushesOf = async (userId: number) => {
  const queued = services.db.select().from(queuedNotices).where(eq(queuedNotices.user_id, userId))
  return (await queued).map(({ notice }) => notice)
}

const freeAll = () => runner.makeDue(remind)

it('reminds once, by SMS and by a message', async () => {
  const { id, phone, meeting, person } = await book()
  expect(await remindDue()).toBe(1)
  expect(await remindDue()).toBe(0)
  expect(sent).toMatchObject([
    {
      phone,
      countryCode: '86',
      template: 'reminder',
      values: [meeting.title],
      reference: expect.stringMatching(`^reservation-${id}-\\d{10}$`),
    },
  ])
  expect(sent[0]!.text).toContain(`《${meeting.title}》`)
  expect(await read(id)).toMatchObject({ state: 'sent', tries: 1 })
  expect(await pushesOf(person.id)).toMatchObject([
    {
      target: { kind: 'meeting', id: meeting.id },
      text: { zh: { content: expect.stringContaining(meeting.title) } },
    },
  ])
})

it('speaks the language in which it was booked, and leads to the home of a large meeting', async () => {
  const { person } = await book({ language: 'en', isBig: true })
  await remindDue()
  expect(sent[0]!.text).toMatch(/that you booked starts at \d\d:\d\d/)
  expect(await pushesOf(person.id)).toMatchObject([{ target: { kind: 'bigMeeting' } }])
})

it.each([
  ['six minutes before', 6, 0],
  ['when it has begun', -1, 0],
  ['a minute before', 1, 1],
])('is due from five minutes before until the beginning: %s', async (_when, minutes, count) => {
  await book({ minutes })
  expect(await remindDue()).toBe(count)
})

it('follows a meeting that is put off', async () => {
  const { meeting } = await book({ minutes: 4 })
  await services.db.execute(
    sql`update meetings set begin_at = begin_at + interval '1 hour' where id = ${meeting.id}`,
  )
  expect(await remindDue()).toBe(0)
  await services.db.execute(
    sql`update meetings set begin_at = now() + interval '3 minutes' where id = ${meeting.id}`,
  )
  expect(await remindDue()).toBe(1)
})

it('reminds once for each begin', async () => {
  const { id, meeting, person } = await book({ minutes: 4 })
  const beginIn = (minutes: number) =>
    services.db.execute(
      sql`update meetings set begin_at = ${new Date(Date.now() + minutes * 60_000).toISOString()}::timestamptz
        where id = ${meeting.id}`,
    )
  const first = meeting.begin_at
  await remindDue()
  await beginIn(60)
  expect(await read(id)).toMatchObject({ state: 'waiting', tries: 0 })
  expect(await remindDue()).toBe(0)
  await beginIn(3)
  await remindDue()
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(2)
  expect(await pushesOf(person.id)).toHaveLength(2)
  // Back to a begin that they were told of.
  await services.db.execute(
    sql`update meetings set begin_at = ${first.toISOString()}::timestamptz where id = ${meeting.id}`,
  )
  expect(await remindDue()).toBe(0)
})

it('notes nothing for a meeting that is put off while the SMS goes out', async () => {
  const { id, meeting } = await book()
  const { sms } = services.providers
  const send = async (message: SmsMessage) => {
    await services.db.execute(
      sql`update meetings set begin_at = begin_at + interval '1 hour' where id = ${meeting.id}`,
    )
    await sms.send(message)
  }
  await remindDue({ ...services, providers: { sms: { ...sms, send } } as Services['providers'] })
  expect(await read(id)).toMatchObject({ state: 'waiting', tries: 0 })
})

it('sends no SMS to who wants none or has no number, yet puts a message in the inbox', async () => {
  const quiet = await book({ user: { phone_sealed: services.vault.seal('13900000999'), notify_sms: false } })
  const nameless = await book({ user: { phone_sealed: null } })
  await remindDue()
  expect(sent).toEqual([])
  for (const { id, person } of [quiet, nameless]) {
    expect(await read(id)).toMatchObject({ state: 'sent' })
    expect(await pushesOf(person.id)).toHaveLength(1)
  }
})

it('leaves those alone who are locked out', async () => {
  const { id, person } = await book({ user: { status: 'forbidden', phone_sealed: services.vault.seal('1') } })
  await remindDue()
  expect(sent).toEqual([])
  expect(await pushesOf(person.id)).toEqual([])
  expect(await read(id)).toMatchObject({ state: 'failed' })
})

it('shares the work among several servers: forty reservations, forty messages', async () => {
  const phones: string[] = []
  for (let n = 0; n < 40; n++) phones.push((await book()).phone)
  const servers = await Promise.all([1, 2, 3, 4].map(() => openJobRunner(database, [queueReminders, remind])))
  await Promise.all(
    servers.map(async (server) => {
      while ((await remindDue({ ...services, jobs: server.jobs }, server)) > 0);
      await server.close()
    }),
  )
  expect(sent.map(({ phone }) => phone).toSorted()).toEqual(phones.toSorted())
})

it('tries again when there was no way to the gateway, without a second message in the inbox', async () => {
  const { id, person } = await book()
  objections = [new SmsUnreached('no way')]
  await remindDue()
  expect(await read(id)).toMatchObject({ state: 'waiting', tries: 1, waitsTenSeconds: true })
  expect(await remindDue()).toBe(0)
  await freeAll()
  await remindDue()
  expect(await read(id)).toMatchObject({ state: 'sent', tries: 2 })
  expect(sent).toHaveLength(1)
  expect(asked).toEqual([])
  expect(await pushesOf(person.id)).toHaveLength(1)
})

it.each([
  ['has it', true, 'sent', 0],
  ['does not have it', false, 'sent', 1],
  ['cannot tell', undefined, 'failed', 0],
])('after a broken line asks first, and the gateway %s', async (_says, answer, state, count) => {
  const { id } = await book()
  objections = [new Error('the line broke')]
  known = answer
  await remindDue()
  expect(await read(id)).toMatchObject({ state: 'sending', tries: 1, waitsTenSeconds: true })
  await freeAll()
  await remindDue()
  expect(asked).toEqual([expect.stringMatching(`^reservation-${id}-`)])
  expect(await read(id)).toMatchObject({ state })
  expect(sent).toHaveLength(count)
})

it('gives up what the gateway will never take, and what has failed four times', async () => {
  const refused = await book()
  objections = [new SmsRefused('isv.MOBILE_NUMBER_ILLEGAL', 'no', { phone: '1', values: [] })]
  await remindDue()
  expect(await read(refused.id)).toMatchObject({ state: 'failed', tries: 1 })
  const unlucky = await book()
  for (let n = 0; n < 4; n++) {
    objections = [new SmsUnreached('down')]
    await freeAll()
    await remindDue()
  }
  expect(await read(unlucky.id)).toMatchObject({ state: 'failed', tries: 4 })
})

it('sends nothing in doubt again, also when an operator wants it', async () => {
  const { id } = await book()
  objections = [new Error('the line broke')]
  await remindDue()
  await freeAll()
  await remindDue()
  const [dead] = await runner.jobs.listDeadLetters()
  expect(dead).toMatchObject({ name: 'remind', data: { reservationId: id }, tries: 2 })
  await runner.jobs.sendAgain(dead!.id)
  await remindDue()
  expect(asked).toHaveLength(2)
  expect(sent).toEqual([])
  expect(await read(id)).toMatchObject({ state: 'failed' })
})

it('reminds after all when an operator sends a refused one again', async () => {
  const { id } = await book()
  objections = [new SmsRefused('isv.MOBILE_NUMBER_ILLEGAL', 'no', { phone: '1', values: [] })]
  await remindDue()
  const [dead] = await runner.jobs.listDeadLetters()
  await runner.jobs.sendAgain(dead!.id)
  await remindDue()
  expect(asked).toEqual([])
  expect(sent).toHaveLength(1)
  expect(await read(id)).toMatchObject({ state: 'sent' })
})

it('is queued before it is due, and again when its job is lost', async () => {
  const { id } = await book({ minutes: 7 })
  expect(await remindDue()).toBe(0)
  expect(await read(id)).toMatchObject({ state: 'waiting', minutesBefore: 5 })
  await runner.boss.deleteAllJobs(remind.name)
  expect(await remindDue()).toBe(0)
  expect(await read(id)).toMatchObject({ state: 'waiting', minutesBefore: 5 })
})

it('takes over from a server that died, and the sandbox sends nothing twice', async () => {
  const sms = sandboxSms(services.db)
  const sandbox = { ...services, providers: { sms } as Services['providers'] }
  const { id, phone } = await book()
  await queueReminders.run(sandbox, {})
  const [taken] = await runner.boss.fetch<ReminderKey>(remind.name)
  // The server is killed between the gateway's yes and noting it.
  const send = async (message: SmsMessage) => {
    await sms.send(message)
    throw new Error('killed')
  }
  const dying = { ...sandbox, providers: { ...sandbox.providers, sms: { ...sms, send } } }
  await expect(remind.run(dying, taken!.data)).rejects.toThrow('killed')
  expect(await remindDue(sandbox)).toBe(0)
  await runner.loseServer(remind)
  expect(await remindDue(sandbox)).toBe(1)
  expect(await selectOutbox(services.db, phone)).toHaveLength(1)
  expect(await read(id)).toMatchObject({ state: 'sent' })
})
