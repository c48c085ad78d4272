import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { commentCalls } from '#contract/community/comments.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { commonFields, startServer, testApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}

const list = { college_id: 0, disease_id: 0, page: 1, order: 'new', type: 0 } as const
let app: TestApp
let spans: Sent[] = []
let secrets: (string | undefined)[] = []
let status = 200
/** A collector, as OTLP over HTTP describes it. */
const collector = createServer((request, response) => void collect(request, response))

async function collect(request: IncomingMessage, response: ServerResponse) {
  secrets.push(request.headers['x-secret'] as string | undefined)
  expect([request.method, request.url, request.headers['content-type']]).toEqual([
    'POST',
    '/otlp/v1/traces',
    'application/json',
  ])
  const { resourceSpans } = JSON.parse(await text(request)) as {
    resourceSpans: { scopeSpans: { spans: Sent[] }[] }[]
  }
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)))
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
}

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { databaseUrl, services } = await testApp()
  app = await startServer(databaseUrl, {
    DATA_DIR: services.env.DATA_DIR,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/otlp`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-secret=a%20b',
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
})
afterAll(async () => {
  await app.close()
  collector.close()
})
beforeEach(() => {
  ;[spans, secrets, status] = [[], [], 200]
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const ask = async (flags: string) => {
  const client = app.client()
  return fetch(app.url + homeCalls.advance.path, {
    method: 'POST',
    headers: { traceparent: `00-${traceId}-${parentId}-${flags}` },
    body: new URLSearchParams({
      ...commonFields(client),
      ...Object.fromEntries(Object.entries(list).map(([name, value]) => [name, String(value)])),
    }),
  })
}

it('goes on with a trace that a caller has begun, down to the statements, without a value', async () => {
  expect((await ask('01')).status).toBe(200)
  await expect.poll(() => spans.length, { timeout: 20_000 }).toBeGreaterThan(1)
  const [root] = spans.filter(({ kind }) => kind === 2)
  expect(root).toMatchObject({ traceId, parentSpanId: parentId, name: homeCalls.advance.id })
  const statements = spans.filter(({ kind }) => kind === 3)
  expect(statements.length).toBeGreaterThan(0)
  for (const one of statements) {
    expect(one).toMatchObject({ traceId, parentSpanId: root!.spanId })
    expect(BigInt(one.endTimeUnixNano) >= BigInt(one.startTimeUnixNano)).toBe(true)
    const query = one.attributes.find(({ key }) => key === 'db.query.text')!.value.stringValue!
    expect(query).toMatch(/^\s*(select|with|insert|update)/i)
  }
  expect(secrets[0]).toBe('a b')
})

it('traces nothing that the caller does not want traced, and goes on when the collector is away', async () => {
  expect((await ask('00')).status).toBe(200)
  status = 503
  expect((await ask('01')).status).toBe(200)
  await expect.poll(() => spans.length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(spans.filter(({ kind }) => kind === 2)).toHaveLength(1)
  expect((await ask('01')).status).toBe(200)
})

it('leaves transactions as they are', async () => {
  const meeting = await buildMeeting(app.services.db, {})
  const { client } = await buildMember(app)
  await client.call(commentCalls.set, {
    item_type: 'meeting',
    item_id: meeting.id,
    schedule_id: 0,
    content: '谢谢',
    enterprisePlat: false,
    uid: '',
  })
  const failed = app.services.db.transaction(async () => Promise.reject(new Error('taken back')))
  await expect(failed).rejects.toThrow('taken back')
})

it('lets strangers ask for no more than some traces a second', async () => {
  const answers = await Promise.all(Array.from({ length: 120 }, () => ask('01')))
  for (const answer of answers) expect(answer.status).toBeLessThan(504)
  await expect.poll(() => spans.length, { timeout: 20_000 }).toBeGreaterThan(0)
  const seconds = new Set(spans.map(({ startTimeUnixNano }) => startTimeUnixNano.slice(0, -9))).size
  expect(spans.filter(({ kind }) => kind === 2).length).toBeLessThanOrEqual(20 * (seconds + 1))
})
