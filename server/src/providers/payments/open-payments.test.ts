import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { EnvError, readEnv } from '#kernel/env.ts'
import { makeKeys, pemOf } from '#server/testing/make-certificate.ts'
import { openPayments } from './open-payments.ts'
import { PaymentNotSetUp } from '#kernel/ports/payments.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'payments-'))
afterAll(() => rmSync(folder, { recursive: true }))

const keys = makeKeys()
const writePem = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}
const privateKey = writePem('private.pem', pemOf(keys.privateKey))
const publicKey = writePem('public.pem', pemOf(keys.publicKey))

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/x',
  MASTER_KEY: 'ab'.repeat(32),
  PUBLIC_ORIGIN: 'https://xinglin.example',
  SMS_PROVIDER: 'aliyun',
  SMS_SIGN_NAME: 'x',
  SMS_TEMPLATE_CODE: 'x',
  SMS_TEMPLATE_PASSWORD: 'x',
  SMS_TEMPLATE_REMINDER: 'x',
  SMS_TEMPLATE_REBINDING: 'x',
  SMS_TEMPLATE_TASK: 'x',
  SMS_TEMPLATE_CONFERENCE: 'x',
  SMS_TEMPLATE_MESSAGE: 'x',
  ALIYUN_ACCESS_KEY_ID: 'x',
  ALIYUN_ACCESS_KEY_SECRET: 'x',
}
const wechat = {
  PUBLIC_ORIGIN: 'https://xinglin.example',
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 'x',
  WECHAT_PAY_MERCHANT_ID: '1900000001',
  WECHAT_PAY_KEY_SERIAL: 'AB',
  WECHAT_PAY_PRIVATE_KEY_FILE: privateKey,
  WECHAT_PAY_API_KEY: 'k'.repeat(32),
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  WECHAT_PAY_PUBLIC_KEY_FILE: publicKey,
}
const alipay = {
  PUBLIC_ORIGIN: 'https://xinglin.example',
  ALIPAY_APP_ID: '2021',
  ALIPAY_SELLER_ID: '2088',
  ALIPAY_PRIVATE_KEY_FILE: privateKey,
  ALIPAY_PUBLIC_KEY_FILE: publicKey,
}
const open = (given: Record<string, string>) =>
  openPayments(readEnv(given), undefined as never, undefined as never)

it.each([
  ['nothing, outside production', {}, ['sandbox']],
  ['nothing, in production', production, []],
  ['WeChat Pay', wechat, ['wechat']],
  ['Alipay', alipay, ['alipay']],
  ['both, in production', { ...production, ...wechat, ...alipay }, ['wechat', 'alipay']],
])('with %s opens %j', (_name, given, active) => {
  expect(open(given).active).toEqual(active)
})

it('refuses a provider that is not configured, the sandbox above all', () => {
  const payments = open({ ...production, ...alipay })
  for (const name of ['wechat', 'sandbox'] as const)
    expect(() => payments.provider(name)).toThrow(PaymentNotSetUp)
  expect(payments.channelsFor('desk')).toEqual(['alipay_page'])
  expect(payments.channelsFor('wechat')).toEqual([])
})

it('offers a cashier inside the mini-program only where there is one', () => {
  const given = { ...production, ...wechat }
  expect(open(given).channelsFor('mini-program')).toEqual([])
  expect(
    open({ ...given, WECHAT_MINI_APP_ID: 'wx-mini', WECHAT_MINI_APP_SECRET: 's' }).channelsFor(
      'mini-program',
    ),
  ).toEqual(['wechat_mini'])
})

it.each([
  [wechat, 'WECHAT_PAY_KEY_SERIAL'],
  [wechat, 'WECHAT_PAY_PRIVATE_KEY_FILE'],
  [wechat, 'WECHAT_PAY_API_KEY'],
  [wechat, 'WECHAT_PAY_PUBLIC_KEY_FILE'],
  [alipay, 'ALIPAY_SELLER_ID'],
  [alipay, 'ALIPAY_PUBLIC_KEY_FILE'],
])('names what is missing: %#', (given, name) => {
  expect(() => open({ ...given, [name]: '' })).toThrow(name)
  expect(() => open({ ...given, [name]: '' })).toThrow(EnvError)
})

it.each([
  '/nowhere',
  '/etc/passwd',
  publicKey,
  '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
])('takes no private key from %s, and says no more of it', (given) =>
  expect(() => open({ ...alipay, ALIPAY_PRIVATE_KEY_FILE: given })).toThrow(
    /^ALIPAY_PRIVATE_KEY_FILE must be a private key in PEM, or the path of a file with one$/,
  ),
)
