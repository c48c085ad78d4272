import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { testApp } from '#server/testing/test-app.ts'
import { refuse } from './fail.ts'
import { logOptions } from './log.ts'

const app = await testApp()
const { db } = app.services

/** A log, and what is written to it. */
function openLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const { log } = fastify({ logger: { ...logOptions('info'), stream } })
  const entries = () => lines.map((line) => JSON.parse(line) as { msg: string; err: object; times?: number })
  return { log, text: () => lines.join(''), entries }
}

const errorOf = async (failing: PromiseLike<unknown>): Promise<Error> => {
  try {
    await failing
  } catch (error) {
    return error as Error
  }
  throw new Error('did not fail')
}

const typed = '我的电话 13912345678\n    at home'

it.each([
  ['22P02', sql`select ${typed}::text::int`],
  ['42P01', sql`select * from missing where words = ${typed}`],
  ['22003', sql`select ${typed}::text, 99999999999::int`],
])('names a failed statement with SQLSTATE %s and not its values', async (code, statement) => {
  const { log, text, entries } = openLog()
  log.error({ err: await errorOf(db.execute(statement)) }, 'fault')
  expect(entries()).toMatchObject([
    { msg: 'fault', err: { code, statement: expect.stringContaining('select'), stack: expect.any(String) } },
  ])
  expect(text()).not.toMatch(/13912345678|at home|params/)
})

it('leaves the values out of a copy of an error, too', async () => {
  const { log, text } = openLog()
  const { message } = await errorOf(db.execute(sql`select * from missing where words = ${typed}`))
  log.error({ err: new Error(message) }, 'a queue failed')
  expect(text()).toContain('a queue failed')
  expect(text()).not.toContain('13912345678')
})

it('leaves the values out of a reason, too', async () => {
  const { log, text } = openLog()
  for (const statement of [
    sql`select ${typed}::text::int`,
    sql`select * from missing where words = ${typed}`,
  ])
    log.warn({ reason: await errorOf(db.execute(statement)) }, 'a job failed')
  expect(text()).toContain('a value was refused')
  expect(text()).toContain('does not exist')
  expect(text()).not.toMatch(/13912345678|params/)
})

it('says once that the database is away, and after a minute how often it was met', () => {
  vi.useFakeTimers()
  try {
    const { log, entries } = openLog()
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    for (let n = 0; n < 500; n++) log.child({ n }).warn({ err: away }, 'busy')
    expect(entries().map(({ msg, times }) => [msg, times])).toEqual([['the database is away', 1]])
    vi.setSystemTime(Date.now() + 60_000)
    log.error({ err: away }, 'fault')
    expect(entries().at(-1)).toMatchObject({ msg: 'the database is away', times: 500 })
  } finally {
    vi.useRealTimers()
  }
})

it('says a full disk and too much work once, and faults each time', () => {
  const { log, entries } = openLog()
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  for (let n = 0; n < 3; n++) log.warn({ err: new Error('wrapped', { cause: full }) }, 'busy')
  for (let n = 0; n < 3; n++) log.warn({ err: refuse(failures.busy) }, 'busy')
  for (let n = 0; n < 2; n++) log.error({ err: new TypeError('x is not a function') }, 'fault')
  expect(entries().map(({ msg }) => msg)).toEqual(['the disk is full', 'busy', 'fault', 'fault'])
})

it('logs lines without an error as they are', () => {
  const { log, entries } = openLog()
  log.info({ call: 'home.advance' })
  log.info('ready')
  expect(entries()).toMatchObject([{ call: 'home.advance' }, { msg: 'ready' }])
})
