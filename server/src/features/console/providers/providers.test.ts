import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { providerCalls, providerFailures } from '#contract/console/providers.ts'
import { accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { selectSecret } from '#kernel/settings.queries.ts'
import { openSmtpStandIn } from '#server/testing/smtp-stand-in.ts'
import { openLiveKitStandIn } from '#server/testing/livekit-stand-in.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { readAudit } from '#server/testing/read-audit.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp, TestClient } from '#server/testing/test-app.ts'

let app: TestApp
let other: TestApp
let client: TestClient
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_providers')
  const shared = { MASTER_KEY: 'cd'.repeat(32), S3_REGION: 'cn-north-1' }
  app = await startServer(databaseUrl, shared)
  other = await startServer(databaseUrl, shared)
  client = (await buildMember(app, { operator_roles: ['administrator'] })).client
})
// However long the tests take, the second step is fresh.
beforeEach(() =>
  app.services.db.execute(`update sessions set elevated_until = now() + interval '8 hours'
    where elevated_until is not null`),
)
afterAll(async () => {
  for (const close of closing) await close()
  await Promise.all([app.close(), other.close()])
})

const save = (provider: string, values: Record<string, string>) =>
  client.ask(providerCalls.save, { provider, values, reason: '更换服务商' })
const test = (provider: string, to = '') => client.call(providerCalls.test, { provider, to })
const shown = async (name: string) =>
  (await client.call(providerCalls.list, {})).find((provider) => provider.name === name)!
const variable = async (provider: string, name: string) =>
  (await shown(provider)).variables.find((one) => one.name === name)

it('sends by a mail server that was entered, here and at another server, and shows its password to nobody', async () => {
  const smtp = await openSmtpStandIn()
  closing.push(smtp.close)
  const url = smtp.url.replace('smtp://', 'smtp://operator:geheim2026@')
  expect((await shown('mail')).state).toBe('sandbox')
  expect((await save('mail', { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@xinglin.example' })).status).toBe(200)
  expect(await test('mail', 'lin@example.com')).toEqual({
    is_good: true,
    answer: '邮件已被受理',
    state: 'real',
  })
  expect(smtp.received.map(({ to }) => to)).toEqual([expect.stringContaining('lin@example.com')])
  expect(await shown('mail')).toMatchObject({
    state: 'real',
    tested: { is_good: true, answer: '邮件已被受理' },
  })
  await other.services.providerSettings.refresh()
  expect(other.services.env.SMTP_URL).toBe(smtp.url)

  await save('mail', { SMTP_URL: url })
  expect(await variable('mail', 'SMTP_URL')).toMatchObject({
    source: 'console',
    value: '••••••',
    is_secret: true,
  })
  const stored = (await selectSecret(app.services.db, 'provider-settings'))!
  expect(stored.includes('geheim2026')).toBe(false)
  const log = await readAudit(app, { call: 'providers.save' })
  expect(JSON.stringify(log)).toContain('SMTP_URL=••••••')
  expect(JSON.stringify(log)).not.toContain('geheim2026')
})

it('says what the mail server answered', async () => {
  const smtp = await openSmtpStandIn((command) => (command.startsWith('MAIL') ? '550 not you' : undefined))
  closing.push(smtp.close)
  await save('mail', { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@xinglin.example' })
  const { is_good, answer } = await test('mail', 'lin@example.com')
  expect({ is_good, answer }).toEqual({ is_good: false, answer: expect.stringContaining('550') as string })
  await save('mail', { SMTP_URL: '', MAIL_FROM: '' })
  expect((await shown('mail')).state).toBe('sandbox')
  expect((await test('mail', 'lin@example.com')).is_good).toBe(true)
})

it('calls LiveKit with the keys that were entered', async () => {
  const keys = { key: 'console-key', secret: 's'.repeat(32) }
  const livekit = await openLiveKitStandIn(keys)
  closing.push(livekit.close)
  const values = { LIVEKIT_URL: livekit.url.replace(/^http/, 'ws'), LIVEKIT_API_KEY: keys.key }
  await save('rooms', { ...values, LIVEKIT_API_SECRET: 'w'.repeat(32) })
  expect(await test('rooms')).toMatchObject({
    is_good: false,
    answer: 'LiveKit answered 401 to DeleteRoom',
  })
  await save('rooms', { LIVEKIT_API_SECRET: keys.secret })
  expect(await test('rooms')).toMatchObject({ is_good: true })
  expect(await variable('rooms', 'LIVEKIT_API_SECRET')).toMatchObject({ value: '••••••ssss' })
})

it.each(['sms', 'wechat', 'wechat_pay', 'alipay', 'storage', 'getui', 'speech'])(
  'tests the sandbox of %s',
  async (name) => {
    expect(await test(name, name === 'sms' ? '13812345678' : '')).toMatchObject({ is_good: true })
  },
)

it('says that no streams are taken', async () => {
  expect(await test('live')).toMatchObject({
    is_good: false,
    answer: expect.stringContaining('LIVE_RTMP_PORT') as string,
  })
})

it('leaves to the environment what it sets', async () => {
  expect(await variable('storage', 'S3_REGION')).toMatchObject({ source: 'environment', value: 'cn-north-1' })
  expect((await save('storage', { S3_REGION: 'us-east-1' })).status).toBe(
    providerFailures.setByEnvironment.status,
  )
})

it('saves nothing that does not fit together', async () => {
  const wrong = async (provider: string, values: Record<string, string>) => {
    const { status, message } = await save(provider, values)
    expect(status).toBe(providerFailures.settingsWrong.status)
    return message
  }
  expect(await wrong('sms', { SMS_PROVIDER: 'aliyun' })).toContain('SMS_SIGN_NAME')
  expect(await wrong('sms', { SMS_PROVIDER: 'carrier pigeon' })).toContain('SMS_PROVIDER')
  expect(await wrong('mail', { SMTP_URL: 'http://mail' })).toContain('SMTP_URL')
  expect(await variable('sms', 'SMS_PROVIDER')).toMatchObject({ source: 'none' })
})

it('refuses unknown names, wrong recipients and other roles', async () => {
  expect((await save('fax', {})).status).toBe(failures.dataMissing.status)
  expect((await save('sms', { MASTER_KEY: 'ab'.repeat(32) })).status).toBe(failures.parameterError.status)
  const ask = (provider: string, to: string) => client.ask(providerCalls.test, { provider, to })
  expect((await ask('sms', '123')).status).toBe(accountFailures.wrongPhone.status)
  expect((await ask('mail', 'nobody')).status).toBe(failures.parameterError.status)
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  for (const answer of [
    await editor.ask(providerCalls.list, {}),
    await editor.ask(providerCalls.save, { provider: 'mail', values: {}, reason: '' }),
    await editor.ask(providerCalls.test, { provider: 'storage', to: '' }),
  ])
    expect(answer.status).toBe(failures.noPermission.status)
})

it('takes a second administrator and a fresh second step once there is one', async () => {
  const sign = { SMS_SIGN_NAME: '杏林学院' }
  // While there is one administrator, what was done alone is shown to those who come later.
  expect(await save('sms', sign)).toMatchObject({ status: 200, data: { request_id: null } })
  expect((await consoleOf(client, 'requests').rows()).rows[0]).toMatchObject({
    action: '修改外部服务设置',
    titles: '短信',
    state: 'alone',
  })
  const second = await buildMember(app, { operator_roles: ['administrator'] })
  const secretKey = 'geheimes-wort-2027'
  const secret = { ALIYUN_ACCESS_KEY_SECRET: secretKey, SMS_SIGN_NAME: '杏林' }
  const { data } = await save('sms', secret)
  const request = data.request_id!
  expect(request).toEqual(expect.any(Number))
  expect(await variable('sms', 'SMS_SIGN_NAME')).toMatchObject({ value: '杏林学院' })
  const requests = consoleOf(second.client, 'requests')
  expect((await requests.record(request)).facts).toMatchObject([
    { kind: 'change', before: '杏林学院', value: '杏林' },
    { kind: 'change', before: '', value: '••••••2027' },
    {},
  ])
  const { rows } = await app.services.db.execute<{ text: string }>(
    `select r::text as text from action_requests r where id = ${request}`,
  )
  expect(rows[0]!.text).not.toContain(Buffer.from(secretKey).toString('hex'))
  const age = (minutes: number) =>
    app.services.db.execute(`update sessions
      set elevated_until = now() + interval '8 hours' - interval '${minutes} minutes'
      where user_id = ${second.user.id}`)
  await age(6)
  expect((await requests.askRun('agree', request)).status).toBe(operatorFailures.freshStepNeeded.status)
  await age(4)
  expect((await requests.run('agree', request)).problem).toBe('')
  expect(await variable('sms', 'SMS_SIGN_NAME')).toMatchObject({ value: '杏林' })
  expect(await variable('sms', 'ALIYUN_ACCESS_KEY_SECRET')).toMatchObject({ value: '••••••2027' })
  expect(app.services.env.SMS_SIGN_NAME).toBe('杏林')
  // Other services stay with one person.
  expect((await save('mail', { MAIL_FROM: '' })).data).toMatchObject({ request_id: null })
})
