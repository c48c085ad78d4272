import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import { createEvents, onAnnouncement } from '#kernel/listeners.ts'
import { defineNotice } from '#kernel/notice.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { insertUser } from '#server/features/people/account/account.queries.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { openJobRunner, silentLog } from '#server/testing/job-runner.ts'
import type { JobRunner } from '#server/testing/job-runner.ts'
import { servicesOf } from '#server/testing/services-of.ts'
import { deliverMessage } from './deliver-message.ts'
import { requeueLate, tellLate } from './tell-late.ts'
import { tellQueued } from './tell-queued.ts'

/** A database without a server: nobody but these tests tells from it. */
let database: Database
let runner: JobRunner
let services: Services
let changed: number[] = []

const said = defineNotice({
  event: 'test.said',
  kind: 'system',
  text: { zh: { title: '题' }, en: { title: 'Title' } },
  say: (_text, { what }) => what,
  example: { what: 'x' },
})

beforeAll(async () => {
  const name = `xinglin_told_${process.env.VITEST_POOL_ID}`
  database = openDatabase(await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, name), 10, () => undefined)
  runner = await openJobRunner(database, [tellLate, deliverMessage])
  services = servicesOf({
    db: database.db,
    jobs: runner.jobs,
    log: silentLog,
    rooms: { toSession: async () => undefined },
    events: createEvents(
      [onAnnouncement(userChanged, async (_services, { userId }) => changed.push(userId))],
      () => services,
    ),
  })
  await database.db.execute(sql`
    create function refuse_bad() returns trigger language plpgsql as $$
    begin if new.content = 'bad' then raise exception 'bad'; end if; return new; end $$`)
})
afterAll(async () => {
  await runner.close()
  await database.close()
})
beforeEach(async () => {
  changed = []
  await runner.boss.deleteAllJobs()
  await database.db.execute(sql`delete from queued_notices`)
  await database.db.execute(sql`drop trigger if exists refuse_bad on messages`)
})

const refuseBad = () =>
  database.db.execute(
    sql`create trigger refuse_bad before insert on messages for each row execute function refuse_bad()`,
  )

const buildReader = async () => (await insertUser(database.db, {}))!.id

const say = (to: number | number[], what: string) =>
  database.db.transaction((db) => notify(db, to, said.write({ what })))

/** What somebody was told, in the order of the inbox, the first first. */
const inbox = async (userId: number) => {
  const { rows } = await database.db.execute<{ content: string }>(sql`
    select m.content from message_records r join messages m on m.id = r.message_id
    where r.user_id = ${userId} order by r.created_at, r.message_id`)
  return rows.map(({ content }) => content)
}

const states = async () => {
  const { rows } = await database.db.execute<{ state: string }>(
    sql`select state from queued_notices order by id`,
  )
  return rows.map(({ state }) => state)
}

it('tells in the order in which it was said, and says that the counts have changed', async () => {
  const [one, other] = [await buildReader(), await buildReader()]
  await say(one, 'a')
  await say([one, other], 'b')
  await say(one, 'c')
  await tellQueued(services)
  expect(await inbox(one)).toEqual(['a', 'b', 'c'])
  expect(await inbox(other)).toEqual(['b'])
  expect(await states()).toEqual([])
  expect(new Set(changed)).toEqual(new Set([one, other]))
  expect(changed).toHaveLength(2)
})

it('tells nothing of what was rolled back', async () => {
  const reader = await buildReader()
  const undone = database.db.transaction(async (db) => {
    await notify(db, reader, said.write({ what: 'a' }))
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await tellQueued(services)
  expect(await inbox(reader)).toEqual([])
})

it('tells everything once, however many servers do so at the same time', async () => {
  const readers = await Promise.all(Array.from({ length: 5 }, buildReader))
  const words = Array.from({ length: 90 }, (_, at) => String(at))
  for (const what of words) await say(readers, what)
  await Promise.all([1, 2, 3].map(() => tellQueued(services)))
  for (const reader of readers) expect(await inbox(reader)).toEqual(words)
})

it('lets one that cannot be told hold back only what its own reader is told after it', async () => {
  const [one, other] = [await buildReader(), await buildReader()]
  await refuseBad()
  await say(one, 'a')
  await say(one, 'bad')
  await say(one, 'b')
  await say(other, 'c')
  await tellQueued(services)
  expect([await inbox(one), await inbox(other)]).toEqual([['a'], ['c']])
  expect(await states()).toEqual(['failing', 'waiting'])
  await runner.runDue(services, tellLate)
  expect(await states()).toEqual(['failing', 'waiting'])
  await database.db.execute(sql`drop trigger refuse_bad on messages`)
  await runner.makeDue(tellLate)
  await runner.runDue(services, tellLate)
  await tellQueued(services)
  expect(await inbox(one)).toEqual(['a', 'bad', 'b'])
  expect(await states()).toEqual([])
})

it('gives up after the last try, tells the rest, and tells it when an operator sends it again', async () => {
  const reader = await buildReader()
  await refuseBad()
  await say(reader, 'bad')
  await say(reader, 'a')
  await tellQueued(services)
  for (let tries = 0; tries <= tellLate.retryWaits.length; tries++) {
    await runner.makeDue(tellLate)
    await runner.runDue(services, tellLate)
  }
  expect(await states()).toEqual(['given_up', 'waiting'])
  await tellQueued(services)
  expect(await inbox(reader)).toEqual(['a'])
  await database.db.execute(sql`drop trigger refuse_bad on messages`)
  const [letter] = await runner.jobs.listDeadLetters()
  expect(letter).toMatchObject({ name: 'tell-late' })
  await runner.jobs.sendAgain(letter!.id)
  await runner.runDue(services, tellLate)
  expect(await inbox(reader)).toEqual(['a', 'bad'])
  expect(await states()).toEqual([])
})

it('finds what is left to a job again whose job was not in the backup', async () => {
  const reader = await buildReader()
  await refuseBad()
  await say(reader, 'bad')
  await tellQueued(services)
  await runner.boss.deleteAllJobs()
  await database.db.execute(sql`drop trigger refuse_bad on messages`)
  await requeueLate(services)
  await requeueLate(services)
  expect(await runner.runDue(services, tellLate)).toBe(1)
  expect(await inbox(reader)).toEqual(['bad'])
})

it('makes one message of a notice that comes back', async () => {
  const reader = await buildReader()
  await say(reader, 'a')
  const { rows } = await database.db.execute<{ id: number }>(sql`select id::int from queued_notices`)
  await tellQueued(services)
  await database.db.execute(sql`insert into queued_notices overriding system value
    select ${rows[0]!.id}, ${reader}, ${JSON.stringify(said.write({ what: 'a' }))}::jsonb, 'waiting', now()`)
  await tellQueued(services)
  expect(await inbox(reader)).toEqual(['a'])
  expect(await states()).toEqual([])
})
