import * as z from 'zod/mini'
import { askOutside } from '#kernel/ask-outside.ts'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import type { WechatKeys } from './wechat-keys.ts'
import { authorize, isSignedBy } from './wechat-signature.ts'
import type { MerchantKey } from './wechat-signature.ts'

export type WechatPayRequest = {
  method?: 'GET' | 'POST'
  /** Path and query. */
  target: string
  body?: object
  /** The key that parts of the body are encrypted under. */
  serial?: string
}

export type WechatPayLine = {
  key: MerchantKey
  keys: WechatKeys
  /** Says which of its keys WeChat should sign with. */
  publicKeyId: string | undefined
  endpoint: string
  timeoutMs?: number
}

const defaultTimeoutMs = 8_000
const longestAgeSeconds = 5 * 60

const refusalShape = z.object({ code: z.string(), message: z.optional(z.string()) })

/** WeChat knows no such thing. */
export class WechatPayMissing extends PaymentRefused {}

/** Sends a request and reads the answer, after its signature was checked. */
export async function askWechatPay<Answer>(
  line: WechatPayLine,
  request: WechatPayRequest,
  shape: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const { response, bytes } = await exchange(line, request)
  const text = bytes.toString('utf8')
  await checkSignature(line, response, text)
  const read = z.safeParse(shape, parse(text))
  if (!read.success) throw new Error(`WeChat Pay answered ${pathOf(request)} with something else`)
  return read.data
}

/** For what WeChat does not sign, as its certificates and its bills. */
export async function fetchUnsigned(line: WechatPayLine, request: WechatPayRequest): Promise<Buffer> {
  const { bytes } = await exchange(line, request)
  return bytes
}

async function exchange(line: WechatPayLine, request: WechatPayRequest) {
  const timeoutMs = line.timeoutMs ?? defaultTimeoutMs
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    // Numbers of ours make a repeat harmless; a broken connection is tried once more.
    const response = await send(line, request, signal).catch((error: unknown) => {
      if (signal.aborted) throw error
      return send(line, request, signal)
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!response.ok) refuse(request, response.status, bytes.toString('utf8'))
    return { response, bytes }
  } catch (error) {
    if (error instanceof PaymentRefused || error instanceof WechatPayFault) throw error
    const what = signal.aborted ? `did not answer within ${timeoutMs} ms` : 'could not be reached'
    throw new Error(`WeChat Pay ${what} at ${pathOf(request)}`, { cause: error })
  }
}

function send(line: WechatPayLine, request: WechatPayRequest, signal: AbortSignal): Promise<Response> {
  const { method = 'GET', target } = request
  const body = request.body ? JSON.stringify(request.body) : ''
  const serial = request.serial ?? line.publicKeyId
  return askOutside(line.endpoint + target, {
    method,
    headers: {
      accept: 'application/json',
      authorization: authorize(line.key, { method, target, body }),
      'user-agent': 'xinglin',
      ...(body && { 'content-type': 'application/json' }),
      ...(serial && { 'wechatpay-serial': serial }),
    },
    ...(body && { body }),
    signal,
  })
}

/** WeChat failed on its side: what was asked for may have happened. */
class WechatPayFault extends Error {}

function refuse(request: WechatPayRequest, status: number, text: string): never {
  const { code = '', message = '' } = z.safeParse(refusalShape, parse(text)).data ?? {}
  if (status >= 500) throw new WechatPayFault(`WeChat Pay answered ${pathOf(request)} with ${status} ${code}`)
  const Refusal = status === 404 ? WechatPayMissing : PaymentRefused
  throw new Refusal(code || String(status), message)
}

async function checkSignature(line: WechatPayLine, { headers }: Response, body: string): Promise<void> {
  const header = (name: string) => headers.get(`wechatpay-${name}`) ?? ''
  const timestamp = header('timestamp')
  const key = await line.keys.find(header('serial'))
  const signed = { timestamp, nonce: header('nonce'), body, signature: header('signature') }
  const isYoung = Math.abs(Date.now() / 1000 - Number(timestamp)) <= longestAgeSeconds
  if (!key || !isYoung || !isSignedBy(key, signed))
    throw new Error('an answer of WeChat Pay has no valid signature')
}

/** The query holds numbers of people's orders. */
const pathOf = ({ target }: WechatPayRequest) => target.split('?')[0]

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
