import { createHash, createHmac } from 'node:crypto'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aliyunSms } from './aliyun.ts'
import { openStandIn } from '#server/testing/gateway-stand-in.ts'
import { message } from './example-message.ts'
import type { Received, Reply, StandIn } from '#server/testing/gateway-stand-in.ts'
import { SmsRefused } from './sms-refused.ts'

const secret = 'the right secret'
const options = {
  key: { id: 'LTAI-test', secret },
  signName: '杏林 (测试)',
  templates: {
    code: 'SMS_1',
    password: 'SMS_2',
    reminder: 'SMS_3',
    rebinding: 'SMS_4',
    task: 'SMS_5',
    conference: 'SMS_6',
    message: 'm',
  },
}

let standIn: StandIn
let usedNonces: Set<string>
let cutsAfterReading: boolean

beforeEach(async () => {
  usedNonces = new Set()
  cutsAfterReading = false
  standIn = await openStandIn(gateway)
})
afterEach(async () => {
  vi.useRealTimers()
  await standIn.close()
})

const gatewaySays = (status: number, code: string, words: string): Reply => ({
  status,
  body: { Code: code, Message: words, RequestId: 'A57FBFD7-FC9A-54FE-A876-4D5E19577186' },
})

/** The gateway, implemented from its published rules and independent of the sender. */
function gateway(request: Received): Reply {
  const canonical = canonicalRequest(request)
  const wanted = createHmac('sha256', secret)
    .update('ACS3-HMAC-SHA256\n' + createHash('sha256').update(canonical).digest('hex'))
    .digest('hex')
  const { headers } = request
  const given = /^ACS3-HMAC-SHA256 Credential=(.+),SignedHeaders=(.+),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  if (given?.[1] !== 'LTAI-test') return gatewaySays(404, 'InvalidAccessKeyId.NotFound', 'no such key')
  const mustSign = Object.keys(headers).filter((name) => /^(host|content-type|x-acs-.*)$/.test(name))
  if (given[2] !== mustSign.sort().join(';')) return gatewaySays(400, 'IncompleteSignature', 'headers')
  if (headers['x-acs-content-sha256'] !== createHash('sha256').update(request.body).digest('hex'))
    return gatewaySays(400, 'InvalidContentSha256', 'body digest')
  if (given[3] !== wanted)
    return gatewaySays(
      400,
      'SignatureDoesNotMatch',
      `Specified signature is not matched with our calculation. server string to sign is:${canonical}`,
    )
  const date = String(headers['x-acs-date'])
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date))
    return gatewaySays(400, 'InvalidTimeStamp.Format', date)
  // A test may change the sender's clock; this one continues.
  const now = performance.timeOrigin + performance.now()
  if (Math.abs(now - Date.parse(date)) > 15 * 60_000)
    return gatewaySays(400, 'InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.')
  const nonce = String(headers['x-acs-signature-nonce'])
  if (usedNonces.has(nonce)) return gatewaySays(400, 'SignatureNonceUsed', 'nonce was used already')
  usedNonces.add(nonce)
  if (cutsAfterReading) {
    cutsAfterReading = false
    return 'cut'
  }
  if (headers['x-acs-action'] === 'QuerySendDetails') return detailsOf(fieldsOf(request))
  const number = fieldsOf(request).get('PhoneNumbers') ?? ''
  if (number === '13800000005')
    return gatewaySays(200, 'isv.BUSINESS_LIMIT_CONTROL', '触发小时级流控Permits:5')
  if (number === '13800000006')
    return gatewaySays(200, 'isv.MOBILE_NUMBER_ILLEGAL', `${number}invalid mobile number`)
  return gatewaySays(200, 'OK', 'OK')
}

/** The messages accepted today, by reference. */
const accepted = ['reservation-1-1790000000']

function detailsOf(fields: URLSearchParams): Reply {
  if (fields.get('PhoneNumber') === '13800000006') return gatewaySays(200, 'isp.SYSTEM_ERROR', 'later')
  const today = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 10).replaceAll('-', '')
  const SmsSendDetailDTO =
    fields.get('SendDate') === today
      ? accepted.map((OutId) => ({ OutId, SendStatus: 1, PhoneNum: fields.get('PhoneNumber') }))
      : []
  return {
    status: 200,
    body: { Code: 'OK', Message: 'OK', TotalCount: '1', SmsSendDetailDTOs: { SmsSendDetailDTO } },
  }
}

function canonicalRequest({ method, target, headers, body }: Received): string {
  const [path, query = ''] = target.split('?')
  const reencoded = query
    .split('&')
    .map((pair) => pair.split('=').map((part) => encodeBytes(decodeURIComponent(part))))
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const bodyDigest = createHash('sha256').update(body).digest('hex')
  return `${method}\n${path}\n${reencoded}\n${lines.join('')}\n${names}\n${bodyDigest}`
}

const encodeBytes = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte)
      return /[A-Za-z0-9\-_.~]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

const fieldsOf = (request: Received) => new URL(request.target, 'http://gateway').searchParams
const open = (other: Partial<typeof options> = {}) =>
  aliyunSms({ ...options, ...other, endpoint: standIn.endpoint })
const failureOf = (sent: Promise<void>) =>
  sent.then(
    () => expect.unreachable('was sent'),
    (error: unknown) => error,
  )

it('sends a code by a request whose signature the gateway accepts', async () => {
  await open().send(message)
  const [request] = standIn.received
  expect(request).toMatchObject({
    method: 'POST',
    headers: { 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25', accept: 'application/json' },
  })
  expect(Object.fromEntries(fieldsOf(request!))).toEqual({
    PhoneNumbers: '13800000001',
    SignName: '杏林 (测试)',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"4829"}',
  })
})

it('sends a password with its own template, its special characters intact', async () => {
  await open().send({ ...message, template: 'password', values: ["a+B/9&=%'*!"] })
  const fields = fieldsOf(standIn.received[0]!)
  expect(fields.get('TemplateCode')).toBe('SMS_2')
  expect(JSON.parse(fields.get('TemplateParam')!)).toEqual({ password: "a+B/9&=%'*!" })
})

it('puts the country code before a number from outside 86', async () => {
  await open().send({ ...message, countryCode: '852', phone: '61234567' })
  expect(fieldsOf(standIn.received[0]!).get('PhoneNumbers')).toBe('85261234567')
})

it('signs again after a broken connection: the gateway may already know the first nonce', async () => {
  cutsAfterReading = true
  await open().send(message)
  expect(usedNonces.size).toBe(2)
})

it.each([
  ['13800000001', 'reservation-1-1790000000', true],
  ['13800000001', 'reservation-2-1790000000', false],
  ['13800000006', 'reservation-1-1790000000', undefined],
])('asks whether a message to %s with the reference %s was accepted', async (phone, reference, answer) => {
  expect(await open().wasSent({ countryCode: '86', phone, reference })).toBe(answer)
  expect(standIn.received[0]!.headers['x-acs-action']).toBe('QuerySendDetails')
})

it('reports a wrong secret by the code of the gateway, without what the gateway quotes', async () => {
  const error = await failureOf(open({ key: { id: 'LTAI-test', secret: 'wrong' } }).send(message))
  expect(error).toBeInstanceOf(SmsRefused)
  expect(error).toMatchObject({
    code: 'SignatureDoesNotMatch',
    limited: false,
    message: 'SignatureDoesNotMatch: Specified signature is not matched with our calculation.',
  })
  expect(inspect(error, { depth: 9 })).not.toMatch(/13800000001|4829/)
})

it('reports a wrong key', async () => {
  const error = await failureOf(open({ key: { id: 'LTAI-other', secret } }).send(message))
  expect(error).toMatchObject({ code: 'InvalidAccessKeyId.NotFound' })
})

it('reports a clock that is 20 minutes off', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20 * 60_000 })
  expect(await failureOf(open().send(message))).toMatchObject({ code: 'InvalidTimeStamp.Expired' })
})

it('reports a limit of the gateway', async () => {
  const error = await failureOf(open().send({ ...message, phone: '13800000005' }))
  expect(error).toBeInstanceOf(SmsRefused)
  expect(error).toMatchObject({
    code: 'isv.BUSINESS_LIMIT_CONTROL',
    limited: true,
    message: 'isv.BUSINESS_LIMIT_CONTROL: 触发小时级流控Permits:5',
  })
  expect(standIn.received).toHaveLength(1)
})

it('removes the number from the gateway’s message', async () => {
  const error = await failureOf(open().send({ ...message, phone: '13800000006' }))
  expect(error).toMatchObject({ message: 'isv.MOBILE_NUMBER_ILLEGAL: ***invalid mobile number' })
})
