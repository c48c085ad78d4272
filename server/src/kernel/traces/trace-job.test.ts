import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askOutside } from '#kernel/ask-outside.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import type { Services } from '#kernel/services.ts'
import { watchPort } from '#server/providers/watch-port.ts'
import { createTally } from '#kernel/metrics/tally.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { openJobRunner, silentLog } from '#server/testing/job-runner.ts'
import type { JobRunner } from '#server/testing/job-runner.ts'
import type { Span } from './span.ts'
import { beginSpan, insideSpan } from './tracing.ts'
import type { Tracing } from './tracing.ts'

const secret = '13812345678'
const outside = createServer((_request, response) => void response.writeHead(204).end())
let address: string
let database: Database
let runner: JobRunner
let spans: Span[] = []
let received: object[] = []
let fault: Error | undefined
let mayBeAsked = true

const to = { add: (span: Span) => void spans.push(span), flush: async () => {}, close: async () => {} }
const tracing: Tracing = { to, share: 0, mayBeAsked: () => mayBeAsked }
class MailRefused extends Error {}
const mail = watchPort(
  'mail',
  {
    async send(phone: string) {
      await askOutside(`${address}/send/${phone}?to=${phone}`, { signal: AbortSignal.timeout(60_000) })
      if (fault) throw fault
    },
  },
  createTally(),
)

const errand = defineJob<{ number: number }>({
  name: 'errand',
  retryWaits: [],
  async run({ db }, data) {
    received.push(data)
    await db.execute(sql`select ${secret}`)
    await mail.send(secret)
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
  const name = `xinglin_traced_jobs_${process.env.VITEST_POOL_ID}`
  const url = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, name)
  database = openDatabase(url, 10, () => undefined, undefined, { isTraced: true })
  runner = await openJobRunner(database, [errand])
})
afterAll(async () => {
  await runner.close()
  await database.close()
  outside.close()
})
beforeEach(async () => {
  ;[spans, received, fault, mayBeAsked] = [[], [], undefined, true]
  await runner.boss.deleteAllJobs()
})

const asked = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const runDue = () =>
  runner.runDue({ db: database.db, log: silentLog, tracing } as unknown as Services, errand)

/** As a call does that is traced. */
async function sendTraced() {
  const call = beginSpan(tracing, `00-${asked.traceId}-${asked.spanId}-01`)!
  await insideSpan(call, () => runner.jobs.send(database.db, errand, { number: 7 }))
  spans = []
  return call
}

const named = (name: string) => spans.find((span) => span.name === name)

it('traces a job by itself, with a link to the call that has sent it, and all that it waits for', async () => {
  const call = await sendTraced()
  await runDue()
  const job = named('job errand')!
  expect(job).toMatchObject({
    kind: 'consumer',
    isFault: false,
    parentId: '',
    link: { traceId: call.traceId, spanId: call.spanId },
    attributes: { 'xinglin.job': 'errand', 'xinglin.tries': 1 },
  })
  expect(job.traceId).not.toBe(call.traceId)
  expect(named('select')).toMatchObject({ traceId: job.traceId, parentId: job.spanId })
  const sent = named('mail.send')!
  expect(sent).toMatchObject({ traceId: job.traceId, parentId: job.spanId, isFault: false })
  expect(named(`GET ${new URL(address).host}`)).toMatchObject({
    parentId: sent.spanId,
    kind: 'client',
    attributes: { 'http.response.status_code': 204 },
  })
  expect(
    JSON.stringify(spans, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(secret)
})

it('gives a job its data as it was sent, and shows it so', async () => {
  await sendTraced()
  expect((await runner.jobs.listOpen(10)).map(({ data }) => data)).toEqual([{ number: 7 }])
  fault = new Error('away')
  await runDue()
  expect(received).toEqual([{ number: 7 }])
  const [letter] = await runner.jobs.listDeadLetters()
  expect(letter!.data).toEqual({ number: 7 })
})

it('tells a fault of a service from its refusal', async () => {
  await sendTraced()
  fault = new MailRefused('no such address')
  await runDue()
  expect([named('mail.send')!.isFault, named('job errand')!.isFault]).toEqual([false, true])
})

it('traces no job that nobody has asked for, nor more than may be asked for', async () => {
  await runner.jobs.send(database.db, errand, { number: 1 })
  await runDue()
  await sendTraced()
  mayBeAsked = false
  await runDue()
  expect([received.length, spans]).toEqual([2, []])
})
