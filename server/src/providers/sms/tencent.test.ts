import { createHash, createHmac } from 'node:crypto'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStandIn } from '#server/testing/gateway-stand-in.ts'
import { message } from './example-message.ts'
import type { Received, Reply, StandIn } from '#server/testing/gateway-stand-in.ts'
import { SmsRefused } from './sms-refused.ts'
import { tencentSms } from './tencent.ts'

const secret = 'the right secret'
const options = {
  key: { id: 'AKID-test', secret },
  appId: '1400006666',
  signName: '杏林',
  templates: {
    code: '1110',
    password: '1111',
    reminder: '1112',
    rebinding: '1113',
    task: '1114',
    conference: '1115',
    message: 'm',
  },
}

let standIn: StandIn

beforeEach(async () => {
  standIn = await openStandIn(gateway)
})
afterEach(async () => {
  vi.useRealTimers()
  await standIn.close()
})

const RequestId = 'ed93f3cb-f35e-473f-b9f3-0d451b8b79c6'
const refusal = (Code: string, Message: string): Reply => ({
  status: 200,
  body: { Response: { Error: { Code, Message }, RequestId } },
})
const verdict = (PhoneNumber: string, Code: string, Message: string): Reply => ({
  status: 200,
  body: {
    Response: {
      SendStatusSet: [
        {
          SerialNo: Code === 'Ok' ? '5000:1045' : '',
          PhoneNumber,
          Fee: 1,
          SessionContext: '',
          Code,
          Message,
          IsoCode: 'CN',
        },
      ],
      RequestId,
    },
  },
})

/** The gateway, implemented from its published rules and independent of the sender. */
function gateway({ method, target, headers, body }: Received): Reply {
  const given =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([^/]+)\/([^/]+)\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return refusal('AuthFailure.InvalidAuthorization', 'authorization')
  const [, id, day = '', service = '', names = '', signature] = given
  if (id !== 'AKID-test') return refusal('AuthFailure.SecretIdNotFound', 'The SecretId is not found.')
  const timestamp = String(headers['x-tc-timestamp'])
  // A test may change the sender's clock; this one continues.
  const now = performance.timeOrigin + performance.now()
  if (!/^\d{10}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > 300)
    return refusal('AuthFailure.SignatureExpire', 'The request has expired.')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`)
  const canonical = `${method}\n${target}\n\n${lines.join('')}\n${names}\n${createHash('sha256').update(body).digest('hex')}`
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${day}/${service}/tc3_request\n${createHash('sha256').update(canonical).digest('hex')}`
  let key: string | Buffer = `TC3${secret}`
  for (const step of [new Date(Number(timestamp) * 1000).toISOString().slice(0, 10), 'sms', 'tc3_request'])
    key = createHmac('sha256', key).update(step).digest()
  const complete = ['content-type', 'host', 'x-tc-action'].every((name) => names.split(';').includes(name))
  if (!complete || signature !== createHmac('sha256', key).update(text).digest('hex'))
    return refusal(
      'AuthFailure.SignatureFailure',
      'The provided credentials could not be validated. Please check your signature is correct.',
    )
  if (headers['content-type'] !== 'application/json; charset=utf-8')
    return refusal('InvalidParameter', 'type')
  const { PhoneNumberSet } = JSON.parse(body.toString()) as { PhoneNumberSet: string[] }
  const [number = ''] = PhoneNumberSet
  if (number === '+8613800000005')
    return verdict(
      number,
      'LimitExceeded.PhoneNumberDailyLimit',
      'the number of sms messages sent to a single mobile number every day exceeds the upper limit',
    )
  if (number === '+8613800000006')
    return verdict(number, 'InvalidParameterValue.IncorrectPhoneNumber', `${number} is incorrect`)
  if (number === '+8613800000007')
    return refusal('RequestLimitExceeded.UinLimitExceeded', 'Your current request times exceed the limit.')
  return verdict(number, 'Ok', 'send success')
}

const open = (other: Partial<typeof options> = {}) =>
  tencentSms({ ...options, ...other, endpoint: standIn.endpoint })
const failureOf = (sent: Promise<void>) =>
  sent.then(
    () => expect.unreachable('was sent'),
    (error: unknown) => error,
  )
const bodyOf = (request: Received | undefined) => JSON.parse(String(request?.body)) as Record<string, unknown>

it('sends a code by a request whose signature the gateway accepts', async () => {
  await open().send(message)
  const [request] = standIn.received
  expect(request).toMatchObject({
    method: 'POST',
    target: '/',
    headers: { 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11', 'x-tc-region': 'ap-guangzhou' },
  })
  expect(bodyOf(request)).toEqual({
    PhoneNumberSet: ['+8613800000001'],
    SmsSdkAppId: '1400006666',
    SignName: '杏林',
    TemplateId: '1110',
    TemplateParamSet: ['4829'],
  })
})

it('sends a password with its own template, abroad too', async () => {
  await open().send({
    ...message,
    countryCode: '852',
    phone: '61234567',
    template: 'password',
    values: ['aB9"\\密'],
  })
  expect(bodyOf(standIn.received[0])).toMatchObject({
    PhoneNumberSet: ['+85261234567'],
    TemplateId: '1111',
    TemplateParamSet: ['aB9"\\密'],
  })
})

it('signs for the day of the timestamp just before midnight', async () => {
  // Only the day matters here; the gateway would reject a changed clock as expired.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-31T23:59:59.900Z') })
  await failureOf(open().send(message))
  expect(standIn.received[0]?.headers.authorization).toContain('AKID-test/2026-01-31/sms/tc3_request')
  expect(standIn.received[0]?.headers['x-tc-timestamp']).toBe('1769903999')
})

it('reports a wrong secret by the code of the gateway', async () => {
  const error = await failureOf(open({ key: { id: 'AKID-test', secret: 'wrong' } }).send(message))
  expect(error).toBeInstanceOf(SmsRefused)
  expect(error).toMatchObject({ code: 'AuthFailure.SignatureFailure', limited: false })
  expect(inspect(error, { depth: 9 })).not.toMatch(/13800000001|4829/)
})

it('reports a wrong key', async () => {
  const error = await failureOf(open({ key: { id: 'AKID-other', secret } }).send(message))
  expect(error).toMatchObject({ code: 'AuthFailure.SecretIdNotFound' })
})

it('reports a clock that is 6 minutes off', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
  expect(await failureOf(open().send(message))).toMatchObject({ code: 'AuthFailure.SignatureExpire' })
})

it.each([
  ['of the number', '13800000005', 'LimitExceeded.PhoneNumberDailyLimit'],
  ['of the account', '13800000007', 'RequestLimitExceeded.UinLimitExceeded'],
])('reports a limit %s', async (_, phone, code) => {
  const error = await failureOf(open().send({ ...message, phone }))
  expect(error).toBeInstanceOf(SmsRefused)
  expect(error).toMatchObject({ code, limited: true })
  expect(standIn.received).toHaveLength(1)
})

it('removes the number from the gateway’s message', async () => {
  const error = await failureOf(open().send({ ...message, phone: '13800000006' }))
  expect(error).toMatchObject({ message: 'InvalidParameterValue.IncorrectPhoneNumber: +86*** is incorrect' })
})
