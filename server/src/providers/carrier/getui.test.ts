import { createCipheriv, createHash } from 'node:crypto'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CarrierRefused } from '#kernel/ports/carrier.ts'
import { openStandIn } from '#server/testing/gateway-stand-in.ts'
import type { Received, Reply, StandIn } from '#server/testing/gateway-stand-in.ts'
import { getuiCarrier } from './getui.ts'

const app = { appId: 'app-of-ours', appKey: 'key-of-ours', masterSecret: 'master-secret-of-ours' }
const shown = { gyuid: 'gtc_1', accessToken: 'good-token' }
let standIn: StandIn

beforeEach(async () => {
  standIn = await openStandIn(service)
})
afterEach(() => standIn.close())

const wrap = (result: string, msg: string, data?: unknown): Reply => ({
  status: 200,
  body: { errno: 0, data: { result, msg, data } },
})

/** The service, implemented from its published rules and independent of the adapter. */
function service({ method, headers, body }: Received): Reply {
  const asked = JSON.parse(body.toString()) as Record<string, unknown>
  if (method !== 'POST' || headers['content-type'] !== 'application/json') return wrap('40032', '参数错误')
  if (asked.appId !== app.appId) return wrap('40004', '应用无效')
  const sign = createHash('sha256')
    .update([app.appKey, asked.timestamp, app.masterSecret].join(''))
    .digest('hex')
  if (asked.sign !== sign || Math.abs(Date.now() - Number(asked.timestamp)) > 300_000)
    return wrap('60008', 'sign验证失败')
  if (asked.gyuid !== 'gtc_1') return wrap('40032', '参数错误')
  switch (asked.token) {
    case 'good-token':
      return wrap('20000', '成功', { pn: encrypt('13800000001') })
    case 'plain-token':
      return wrap('20000', '成功', { pn: '13800000002' })
    case 'garbled-token':
      return wrap('20000', '成功', { pn: 'no number' })
    case 'empty-token':
      return wrap('20000', '成功', {})
    case 'broken-token':
      return { status: 502, body: '<html>' }
    case 'silent-token':
      return 'silence'
    default:
      return wrap('40047', 'token 13800000009 无效')
  }
}

function encrypt(phone: string): string {
  const cipher = createCipheriv('aes-128-cbc', app.masterSecret.slice(0, 16), '0000000000000000')
  return cipher.update(phone, 'utf8', 'hex') + cipher.final('hex')
}

const resolve = (token = shown.accessToken, given = app) =>
  getuiCarrier({
    ...given,
    endpoint: `${standIn.endpoint}/v2/gy/ct_login/gy_get_pn`,
    // Only the request that is never answered needs a short timeout.
    timeoutMs: token === 'silent-token' ? 300 : undefined,
  }).resolve({
    ...shown,
    accessToken: token,
  })
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('was resolved'),
    (error: unknown) => error as Error,
  )

it('sends a signature that the service accepts and decrypts the number', async () => {
  expect(await resolve()).toEqual({ countryCode: '86', phone: '13800000001' })
  expect(standIn.received[0]).toMatchObject({ method: 'POST', target: '/v2/gy/ct_login/gy_get_pn' })
  expect(standIn.received[0]?.body.toString()).not.toContain(app.masterSecret)
})

it('accepts an unencrypted number as well', async () => {
  expect(await resolve('plain-token')).toEqual({ countryCode: '86', phone: '13800000002' })
})

it.each([
  ['another secret', { ...app, masterSecret: 'another-master-secret' }, '60008'],
  ['another key', { ...app, appKey: 'another' }, '60008'],
  ['another app', { ...app, appId: 'another' }, '40004'],
])('reports %s by the code of the service', async (_, given, code) => {
  const error = await failureOf(resolve('good-token', given))
  expect(error).toBeInstanceOf(CarrierRefused)
  expect(error.message).toContain(code)
})

it('reports an invalid token, without any number in the error', async () => {
  const error = await failureOf(resolve('old-token'))
  expect(error).toBeInstanceOf(CarrierRefused)
  expect(inspect(error, { depth: 9 })).not.toMatch(/1380000000/)
  expect(standIn.received).toHaveLength(1)
})

it.each(['garbled-token', 'empty-token', 'broken-token', 'silent-token'])(
  'takes an answer that makes no sense for a fault, not for a refusal: %s',
  async (token) => {
    expect(await failureOf(resolve(token))).not.toBeInstanceOf(CarrierRefused)
  },
)
