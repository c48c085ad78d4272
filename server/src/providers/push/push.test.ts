import { generateKeyPairSync } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { readEnv } from '#kernel/env.ts'
import type { Env } from '#kernel/env.ts'
import { PushGone, PushRefused } from '#kernel/ports/push.ts'
import { openStandIn } from '#server/testing/gateway-stand-in.ts'
import type { Received, Reply, StandIn } from '#server/testing/gateway-stand-in.ts'
import { getuiPush } from './getui-push.ts'
import { isKnownService, openAppPush } from './open-push.ts'
import { playBrowser, playGetui } from '#server/testing/push-stand-in.ts'
import { webPush } from './web-push.ts'

const app = { appId: 'app-of-ours', appKey: 'key-of-ours', masterSecret: 'master-secret-of-ours' }
const message = { title: '退款通知', body: '您有一条新消息', path: '/order', reference: 'm1-2' }

let standIn: StandIn | undefined
afterEach(async () => standIn?.close())

async function openGetui(given = app) {
  const service = playGetui(app)
  standIn = await openStandIn(service.answer)
  return { service, push: getuiPush({ ...given, endpoint: standIn.endpoint }) }
}

it('reaches each device once, however often it is sent', async () => {
  const { service, push } = await openGetui()
  await push.send({ ...message, pushIds: ['phone', 'tablet'] })
  await push.send({ ...message, pushIds: ['phone', 'tablet'] })
  expect(service.pushed).toEqual(
    ['phone', 'tablet'].map((cid) => ({ cid, title: '退款通知', body: '您有一条新消息', path: '/order' })),
  )
  expect(standIn!.received.filter(({ target }) => target.endsWith('/auth'))).toHaveLength(1)
})

it('logs in again when its token has expired', async () => {
  const { service, push } = await openGetui()
  await push.send({ ...message, pushIds: ['phone'] })
  service.expireToken()
  await push.send({ ...message, reference: 'm2-2', pushIds: ['phone'] })
  expect(service.pushed).toHaveLength(2)
})

it('passes over a device that is gone, and reports a refusal', async () => {
  const { service, push } = await openGetui()
  await push.send({ ...message, pushIds: ['gone', 'phone'] })
  expect(service.pushed).toHaveLength(1)
  await expect(push.send({ ...message, pushIds: ['refused'] })).rejects.toThrow(PushRefused)
})

it('does not send its secret, and fails under another one', async () => {
  const { push } = await openGetui({ ...app, masterSecret: 'another-secret-of-ours' })
  await expect(push.send({ ...message, pushIds: ['phone'] })).rejects.toThrow('10003')
  expect(standIn!.received[0]!.body.toString()).not.toContain('another-secret')
})

it('never is the sandbox in production', async () => {
  const push = openAppPush({ NODE_ENV: 'production' } as Env, async () => expect.unreachable('was saved'))
  await expect(push.send({ ...message, pushIds: ['phone'] })).rejects.toThrow(PushRefused)
})

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const port = webPush({ privateKey, contact: 'https://xinglin.example' })
const shown = { title: '退款通知', body: '您有一条新消息', path: '/order', tag: 'message-1' }

async function openBrowser(reply: (request: Received) => Reply) {
  const browser = playBrowser()
  standIn = await openStandIn(reply)
  const subscription = { endpoint: `${standIn.endpoint}/push/1`, p256dh: browser.p256dh, auth: browser.auth }
  return { browser, subscription }
}

it('sends what the browser alone can read, signed for its push service', async () => {
  const { browser, subscription } = await openBrowser(() => ({ status: 201, body: '' }))
  await port.send(subscription, shown)
  const { headers, body } = standIn!.received[0]!
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(browser.isSigned(headers.authorization!, port.publicKey, standIn!.endpoint)).toBe(true)
  expect(JSON.parse(browser.decrypt(body))).toEqual(shown)
  expect(body.toString()).not.toContain('退款')
})

it.each([
  [404, PushGone],
  [410, PushGone],
  [400, PushRefused],
  [413, PushRefused],
])('takes %i for the end', async (status, kind) => {
  const { subscription } = await openBrowser(() => ({ status, body: '' }))
  await expect(port.send(subscription, shown)).rejects.toThrow(kind)
})

it.each([429, 500, 503])('takes %i for something that passes', async (status) => {
  const { subscription } = await openBrowser(() => ({ status, body: '' }))
  const error = await port.send(subscription, shown).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(PushRefused)
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://somebody@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.example.org/x', false],
  ['https://127.0.0.1/x', false],
  ['https://push.hospital.example/x', false],
  ['no address', false],
])('knows whether %s is a push service', (endpoint, isKnown) => {
  expect(isKnownService(endpoint)).toBe(isKnown)
})

it('knows the push services that a deployment adds', () => {
  const { WEB_PUSH_HOSTS } = readEnv({ WEB_PUSH_HOSTS: 'push.hospital.example' })
  expect(isKnownService('https://push.hospital.example/x', WEB_PUSH_HOSTS)).toBe(true)
})
