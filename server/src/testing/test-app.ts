import { mkdtemp } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import * as z from 'zod/mini'
import { pushCalls } from '#contract/community/messages.ts'
import { inboxCalls } from '#contract/discover/inbox.ts'
import { personalCenterCalls } from '#contract/discover/personal-center.ts'
import type { Call } from '#contract/wire/call.ts'
import { sealedField, signText } from '#contract/wire/envelope.ts'
import type { WebEnvelope } from '#contract/wire/envelope.ts'
import { readEnv } from '#kernel/env.ts'
import type { Services } from '#kernel/services.ts'
import { buildApp } from '#server/app.ts'
import { tellQueued } from '#server/features/community/messages/tell-queued.ts'
import { cloneTemplate } from './database.ts'
import { sealLikeAClient } from './seal.ts'

/** Somebody who makes calls: a visitor, or a member once a token is set. */
export type TestClient = {
  token: string
  cookie: string
  guestId: string
  userAgent: string
  /** Where the client comes from, at a server that trusts its proxy. */
  address: string
  /** The origin of the page that calls. */
  origin: string
  language: string
  /** The whole envelope of an answer, whatever its status. */
  ask<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Answer<Output>>
  /** The data of an answer that must be a success. */
  call<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>
}

export type Answer<Output> = WebEnvelope<Output> & { http: number; headers: Headers }

export type TestApp = {
  url: string
  databaseUrl: string
  services: Services
  client(): TestClient
  close(): Promise<void>
}

// Statements that crowd on the one connection of a transaction only wait for each other, and a newer pg refuses them.
process.on('warning', (warning) => {
  if (warning.message.includes('already executing a query')) throw warning
})

let running: Promise<TestApp> | undefined

/** The real server on a real port with a database of its own: one for each worker, shared by its test files. */
export const testApp = (): Promise<TestApp> => (running ??= start())

async function start(): Promise<TestApp> {
  const worker = process.env.VITEST_POOL_ID ?? '0'
  const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, `xinglin_worker_${worker}`)
  return startServer(databaseUrl)
}

/** A further server, for what several processes do together. */
export async function startServer(databaseUrl: string, more: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = more.DATA_DIR ?? (await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'data-')))
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    HOST: '127.0.0.1',
    // Servers run side by side here; those that are to take streams are given a port of their own.
    LIVE_RTMP_PORT: '0',
    FFMPEG_PATH: process.env.FFMPEG_PATH,
    ...more,
  })
  const { app, services, close } = await buildApp(env, databaseUrl, undefined)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { url, databaseUrl, services, client: () => createClient(url, services), close }
}

let guests = 10_000_000

/** What shows messages. They are made beside the calls: a test that reads them finds all that was told before. */
const inboxes = new Set<unknown>(
  [pushCalls, inboxCalls, personalCenterCalls].flatMap((calls) => Object.values(calls)),
)

export function createClient(url: string, services: Services): TestClient {
  const client: TestClient = {
    token: '',
    cookie: '',
    guestId: String(++guests),
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
    address: '',
    origin: '',
    language: 'zh',
    async ask(call, input) {
      if (inboxes.has(call)) await tellQueued(services)
      const fields = z.encode(call.input, input) as Record<string, string | undefined>
      const response = await fetch(...request(client, url, services, call, fields))
      const cookie = response.headers.get('set-cookie')
      if (cookie) client.cookie = cookie.split(';')[0]!
      const body = (await response.json()) as Record<string, unknown>
      const envelope = call.service === 'college' ? { ...body, data: body.result } : body
      return { ...envelope, http: response.status, headers: response.headers } as Answer<never>
    },
    async call(call, input) {
      const answer = await client.ask(call, input)
      if (answer.status !== 200) throw new Error(`${call.id} answered ${answer.status}: ${answer.message}`)
      return answer.data
    },
  }
  return client
}

function request(
  client: TestClient,
  url: string,
  services: Services,
  call: Call<unknown, unknown>,
  fields: Record<string, string | undefined>,
): [string, RequestInit] {
  const headers: Record<string, string> = {
    'accept-language': client.language,
    'user-agent': client.userAgent,
    ...(client.address && { 'x-forwarded-for': client.address }),
    ...(client.origin && { origin: client.origin }),
    ...(client.token && { token: client.token }),
    ...(client.cookie && { cookie: client.cookie }),
  }
  const set = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined)
  if (call.method === 'GET') return [`${url}${call.path}?${new URLSearchParams(set).toString()}`, { headers }]
  if (call.bare) return [url + call.path, { method: call.method, headers }]
  const own = call.sealed
    ? [[sealedField, sealLikeAClient(Object.fromEntries(set), services.sealedBodies.publicKey)]]
    : set
  const visitor = 'guest_id' in fields ? [['visitor_id', client.guestId]] : []
  const body = new URLSearchParams([
    ...Object.entries(commonFields(client)),
    ...(visitor as [string, string][]),
    ...(own as [string, string][]),
  ])
  return [url + call.path, { method: call.method, headers, body }]
}

export function commonFields(client: Pick<TestClient, 'guestId'>, now = Date.now()): Record<string, string> {
  const timestamp = String(now)
  const sign = createHash('sha256').update(signText('8', timestamp)).digest('hex')
  return {
    platform: '8',
    sign,
    timestamp,
    userid: '',
    openid: '',
    unionid: '',
    guest_id: client.guestId,
    is_wechat: '1',
  }
}
