import { inspect } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { SmsUnreached } from '#kernel/ports/sms.ts'
import type { SmsMessage, SmsPort } from '#kernel/ports/sms.ts'
import { aliyunSms } from './aliyun.ts'
import { openStandIn } from '#server/testing/gateway-stand-in.ts'
import type { Received, Reply, StandIn } from '#server/testing/gateway-stand-in.ts'
import { SmsRefused } from './sms-refused.ts'
import { tencentSms } from './tencent.ts'

const message: SmsMessage = {
  countryCode: '86',
  phone: '13800000001',
  template: 'code',
  values: ['4829'],
  text: '',
}
const setting = {
  key: { id: 'id', secret: 'secret' },
  signName: '杏林',
  templates: {
    code: '1',
    password: '2',
    reminder: '3',
    rebinding: '4',
    task: '5',
    conference: '6',
    message: '7',
  },
}
type Vendor = {
  open: (endpoint: string, timeoutMs?: number) => SmsPort
  sent: Reply
  broken: Reply
  brokenCode: string
}
const vendors: Record<string, Vendor> = {
  aliyun: {
    open: (endpoint, timeoutMs) => aliyunSms({ ...setting, endpoint, timeoutMs }),
    sent: { status: 200, body: { Code: 'OK', Message: 'OK' } },
    broken: { status: 503, body: { Code: 'ServiceUnavailable', Message: 'try later' } },
    brokenCode: 'ServiceUnavailable',
  },
  tencent: {
    open: (endpoint, timeoutMs) => tencentSms({ ...setting, appId: '3', endpoint, timeoutMs }),
    sent: { status: 200, body: { Response: { SendStatusSet: [{ Code: 'Ok', Message: 'send success' }] } } },
    broken: { status: 500, body: { Response: { Error: { Code: 'InternalError', Message: 'try later' } } } },
    brokenCode: 'InternalError',
  },
}

let standIn: StandIn | undefined
afterEach(() => standIn?.close())

describe.each(Object.entries(vendors))('%s', (_, vendor) => {
  /** Sends to a gateway that gives these replies in sequence; returns the failure, if any. */
  async function sendAgainst(
    replies: Reply[],
    timeoutMs?: number,
    given = message,
  ): Promise<{ error?: Error; received: Received[] }> {
    const next = replies.values()
    standIn = await openStandIn(() => next.next().value ?? { status: 599, body: 'one request too many' })
    const { received } = standIn
    try {
      await vendor.open(standIn.endpoint, timeoutMs).send(given)
      return { received }
    } catch (error) {
      expect(inspect(error, { depth: 9 })).not.toMatch(/13800000001|4829/)
      return { error: error as Error, received }
    }
  }

  it('retries once if the connection broke before an answer', async () => {
    const { error, received } = await sendAgainst(['cut', vendor.sent])
    expect(error).toBeUndefined()
    expect(received).toHaveLength(2)
  })

  it('posts a message with a reference once, and reports that it may have been sent', async () => {
    const named = { ...message, reference: 'reservation-7-1790000000' }
    const { error, received } = await sendAgainst(['cut', vendor.sent], undefined, named)
    expect(error?.message).toBe('The SMS gateway could not be reached')
    expect(error).not.toBeInstanceOf(SmsUnreached)
    expect(received).toHaveLength(1)
    expect(decodeURIComponent(received[0]!.target) + String(received[0]!.body)).toContain(named.reference)
  })

  it('gives up if the connection broke twice', async () => {
    const { error, received } = await sendAgainst(['cut', 'cut', vendor.sent])
    expect(error?.message).toBe('The SMS gateway could not be reached')
    expect(received).toHaveLength(2)
  })

  it('reports an unreachable gateway', async () => {
    standIn = await openStandIn(() => vendor.sent)
    const { endpoint } = standIn
    await standIn.close()
    const failed = vendor.open(endpoint).send(message)
    await expect(failed).rejects.toThrow('The SMS gateway could not be reached')
    await expect(failed).rejects.toBeInstanceOf(SmsUnreached)
  })

  it('does not retry after a time-out: the message may have been sent', async () => {
    const { error, received } = await sendAgainst(['silence', vendor.sent], 2_000)
    expect(error?.message).toBe('The SMS gateway did not answer within 2000 ms')
    expect(received).toHaveLength(1)
  })

  it('does not retry if the answer broke off', async () => {
    const { error, received } = await sendAgainst(['half', vendor.sent])
    expect(error?.message).toBe('The SMS gateway could not be reached')
    expect(received).toHaveLength(1)
  })

  it('passes on the code of a broken gateway and does not retry', async () => {
    const { error, received } = await sendAgainst([vendor.broken, vendor.sent])
    expect(error).toBeInstanceOf(SmsRefused)
    expect(error).toMatchObject({ code: vendor.brokenCode, limited: false })
    expect(received).toHaveLength(1)
  })

  it.each([
    ['a page instead of JSON', { status: 500, body: '<h1>Internal Server Error</h1>' }],
    ['an empty object', { status: 200, body: {} }],
    ['null', { status: 200, body: 'null' }],
    ['a redirect, which is not followed', { status: 307, body: '' }],
  ])('reports %s', async (_, reply) => {
    const { error, received } = await sendAgainst([reply, vendor.sent])
    expect(error).not.toBeInstanceOf(SmsRefused)
    expect(error?.message).toMatch(`answered ${reply.status} without a code`)
    expect(received).toHaveLength(1)
  })
})
