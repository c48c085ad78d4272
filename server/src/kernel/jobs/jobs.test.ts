import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import { openJobs } from './open-jobs.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { openJobRunner, silentLog } from '#server/testing/job-runner.ts'
import type { JobRunner } from '#server/testing/job-runner.ts'
import { defineJob } from './job.ts'

type Data = { number: number }

let url: string
let database: Database
let runner: JobRunner
let services: Services
let done: number[] = []
let givenUp: number[] = []
/** What happens at the next tries; nothing means that they go well. */
let failures: (Error | undefined)[] = []

async function work(_services: unknown, { number }: Data) {
  const failure = failures.shift()
  if (failure) throw failure
  done.push(number)
}

const plain = defineJob<Data>({
  name: 'plain',
  retryWaits: [10, 60],
  run: work,
  isFinal: (error) => error instanceof RangeError,
  giveUp: async (_services, { number }) => givenUp.push(number),
})
const keyed = defineJob<Data>({
  name: 'keyed',
  retryWaits: [],
  key: ({ number }) => String(number),
  run: work,
})
const all = [plain, keyed]

beforeAll(async () => {
  const name = `xinglin_jobs_${process.env.VITEST_POOL_ID}`
  url = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, name)
  database = openDatabase(url, 10, () => undefined)
  runner = await openJobRunner(database, all)
  services = { db: database.db, log: silentLog } as Services
})
afterAll(async () => {
  await runner.close()
  await database.close()
})
beforeEach(async () => {
  done = []
  givenUp = []
  failures = []
  await runner.boss.deleteAllJobs()
})

const send = (job = plain, number = 1, startAfter?: Date) =>
  runner.jobs.send(database.db, job, { number }, startAfter)
const runDue = (job = plain) => runner.runDue(services, job)

/** Tries so far, and whether the next is so many seconds later. */
const read = async (seconds: number) => {
  const [found] = await runner.boss.findJobs('plain')
  return { tries: found!.retryCount + 1, waits: runner.wasPutOff(found!.startAfter, seconds) }
}

it('has a job once the transaction that sends it is committed', async () => {
  await database.db.transaction(async (db) => {
    await runner.jobs.send(db, plain, { number: 7 })
    expect(await runDue()).toBe(0)
  })
  expect(await runDue()).toBe(1)
  expect(await runDue()).toBe(0)
  expect(done).toEqual([7])
})

it('has none of a transaction that is rolled back', async () => {
  const failed = database.db.transaction(async (db) => {
    await runner.jobs.send(db, plain, { number: 7 })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await runDue()).toBe(0)
})

it('waits until it is due', async () => {
  await send(plain, 1, new Date(Date.now() + 60_000))
  expect(await runDue()).toBe(0)
  await runner.makeDue(plain)
  expect(await runDue()).toBe(1)
})

it('tries again, later each time, and becomes a dead letter that can be sent again', async () => {
  await send(plain, 3)
  failures = [new Error('one'), new Error('two'), new Error('three')]
  await runDue()
  expect(await read(10)).toEqual({ tries: 1, waits: true })
  expect(await runDue()).toBe(0)
  await runner.makeDue(plain)
  await runDue()
  expect(await read(60)).toEqual({ tries: 2, waits: true })
  expect(givenUp).toEqual([])
  await runner.makeDue(plain)
  await runDue()
  expect(givenUp).toEqual([3])
  await runner.makeDue(plain)
  expect(await runDue()).toBe(0)

  const [dead] = await runner.jobs.listDeadLetters()
  expect(dead).toMatchObject({ name: 'plain', data: { number: 3 }, reason: 'three', tries: 3 })
  expect(await runner.jobs.sendAgain(dead!.id)).toBe(true)
  expect(await runner.jobs.sendAgain(dead!.id)).toBe(false)
  expect(await runner.jobs.listDeadLetters()).toEqual([])
  expect(await runDue()).toBe(1)
  expect(done).toEqual([3])
})

it('does not try again what would fail again', async () => {
  await send()
  failures = [new RangeError('never')]
  await runDue()
  expect(givenUp).toEqual([1])
  expect(await runner.jobs.listDeadLetters()).toMatchObject([{ reason: 'never', tries: 1 }])
})

it('tries again when giving up fails', async () => {
  await send()
  const broken = { ...plain, giveUp: () => Promise.reject(new Error('the database is away')) }
  failures = [new RangeError('never')]
  await runDue(broken)
  expect(await runner.jobs.listDeadLetters()).toEqual([])
  expect(await runDue()).toBe(1)
  expect(done).toEqual([1])
})

it('holds one job of a key, until that is done', async () => {
  await send(keyed, 1)
  await send(keyed, 1)
  await send(keyed, 2)
  expect(await runDue(keyed)).toBe(2)
  await send(keyed, 1)
  expect(await runDue(keyed)).toBe(1)
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 1, 2])
})

it('sends a dead letter nowhere when an equal job waits', async () => {
  await send(keyed, 1)
  failures = [new Error('no')]
  await runDue(keyed)
  await send(keyed, 1)
  const [dead] = await runner.jobs.listDeadLetters()
  expect(await runner.jobs.sendAgain(dead!.id)).toBe(true)
  expect(await runner.jobs.listDeadLetters()).toEqual([])
  expect(await runDue(keyed)).toBe(1)
})

it('shares jobs between servers: none twice, none left', async () => {
  const numbers = Array.from({ length: 90 }, (_, at) => at)
  await runner.jobs.sendAll(
    database.db,
    plain,
    numbers.map((number) => ({ data: { number } })),
  )
  const others = await Promise.all([1, 2, 3].map(() => openJobs(database, all, silentLog)))
  for (const other of others) await other.start(services)
  await expect.poll(() => done.toSorted((a, b) => a - b)).toEqual(numbers)
  await Promise.all(others.map((other) => other.stop()))
})

it('runs a job again whose process was killed', async () => {
  await send(plain, 5)
  const script = `
    const { openDatabase } = await import('#kernel/open-database.ts')
    const { createBoss } = await import('#kernel/jobs/boss.ts')
    const { workOn } = await import('#kernel/jobs/work.ts')
    const database = openDatabase(process.env.URL, 4, () => undefined)
    const boss = createBoss(database.pool)
    await boss.start()
    const run = () => new Promise(() => process.stdout.write('taken'))
    await workOn(boss, { db: database.db }, { name: 'plain', retryWaits: [10, 60], run })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: path.resolve(import.meta.dirname, '../../../..'),
    env: { ...process.env, URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await runDue()).toBe(0)
  await runner.loseServer(plain)
  expect(await runDue()).toBe(1)
  expect(done).toEqual([5])
})

it('gives up a job that ends its server each time', async () => {
  await send()
  for (let n = 0; n < 3; n++) {
    // Taken, and never heard of again.
    expect(await runner.boss.fetch('plain')).toHaveLength(1)
    await runner.loseServer(plain)
  }
  await runDue()
  expect(done).toEqual([])
  expect(givenUp).toEqual([1])
  expect(await runner.jobs.listDeadLetters()).toHaveLength(1)
})

it('stops after what runs, and leaves to others what takes too long', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const slow = {
    ...plain,
    run: async (_services: unknown, { number }: Data) => {
      begin()
      await ended
      done.push(number)
    },
  }
  await send(plain, 1)
  const patient = await openJobs(database, [slow], silentLog)
  await patient.start(services)
  await begun
  const stopped = patient.stop()
  await send(plain, 2)
  end()
  await stopped
  expect(done).toEqual([1])

  const hasty = await openJobs(database, [{ ...slow, run: () => new Promise(() => undefined) }], silentLog)
  await hasty.start(services)
  await expect.poll(async () => (await runner.boss.findJobs('plain', { queued: true })).length).toBe(0)
  await hasty.stop(100)
  expect(await runDue()).toBe(1)
  expect(done).toEqual([1, 2])
})

it('sends a scheduled job once, however many servers there are', async () => {
  const now = shanghaiTime(new Date())
  const daily = defineJob({
    name: 'daily',
    schedule: `${Number(now.slice(14, 16))} ${Number(now.slice(11, 13))} * * *`,
    retryWaits: [],
    run: async () => done.push(0),
  })
  const first = await openJobs(database, [daily], silentLog)
  // The clock is looked at twice a minute; this lets the servers that start now look at it.
  await database.db.execute(sql`update pgboss.version set cron_on = null`)
  const others = await Promise.all([1, 2, 3].map(() => openJobs(database, [daily], silentLog)))
  const servers = [first, ...others]
  for (const server of servers) await server.start(services)
  await expect.poll(() => runner.runDue(services, daily).then(() => done)).toEqual([0])
  await database.db.execute(sql`update pgboss.version set cron_on = null`)
  const late = await openJobs(database, [daily], silentLog)
  await late.start(services)
  await Promise.all([...servers, late].map((server) => server.stop()))
  expect(await runner.boss.findJobs('daily')).toMatchObject([{ state: 'completed' }])

  const { rows } = await database.db.execute(sql`select name, reason from scheduled_jobs`)
  expect(rows).toEqual([{ name: 'daily', reason: '' }])

  const without = await openJobs(database, [], silentLog)
  expect(await runner.boss.getSchedules()).toEqual([])
  await without.stop()
})

it('never gives up for good what comes by the clock, and tells when it is not done for long', async () => {
  let tries = 0
  const often = defineJob({
    name: 'often',
    schedule: '* * * * *',
    retryWaits: [],
    async run() {
      if (tries++ < 1) throw new Error('no lens')
    },
  })
  const opened = await openJobs(database, [often], silentLog)
  const later = (minutes: number) =>
    database.db.execute(sql`update scheduled_jobs set done_at = done_at - ${minutes} * interval '1 minute'`)
  await runner.boss.send('often', {})
  await later(5)
  expect(await runDue(often as never)).toBe(1)
  expect(await opened.listDeadLetters()).toEqual([])
  expect(await opened.listLate()).toEqual([])
  await later(7)
  expect(await opened.listLate()).toMatchObject([{ name: 'often', periods: 12, reason: 'no lens' }])

  // Its server dies at every try: that is no letter either.
  await runner.boss.send('often', {})
  for (let n = 0; n < 2; n++) {
    await runner.boss.fetch('often')
    await runner.loseServer(often)
  }
  expect(await opened.listDeadLetters()).toEqual([])

  await runner.boss.deleteAllJobs()
  await runner.boss.send('often', {})
  expect(await runDue(often as never)).toBe(1)
  expect(await opened.listLate()).toEqual([])
  await opened.stop()
})

it('forgets the letters that an earlier version has left of what comes by the clock', async () => {
  await send()
  failures = [new RangeError('never')]
  await runDue()
  expect(await runner.jobs.listDeadLetters()).toHaveLength(1)
  const now = await openJobs(database, [{ ...plain, schedule: '* * * * *' }], silentLog)
  expect(await now.listDeadLetters()).toEqual([])
  await now.stop()
})
