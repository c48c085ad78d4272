import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { askOutside } from '#kernel/ask-outside.ts'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import { writeShanghaiTime } from '../shanghai-time.ts'
import { isTextSigned, signParameters } from './alipay-signature.ts'
import type { Parameters } from './alipay-signature.ts'

export type AlipayLine = {
  appId: string
  privateKey: KeyObject
  publicKey: KeyObject
  /** The numbers of our certificates, where keys are certified. */
  certificates: Parameters
  endpoint: string
  timeoutMs?: number
}

const defaultTimeoutMs = 8_000
const succeeded = '10000'
const failedOnBusiness = '40004'

const outcomeShape = z.object({
  code: z.string(),
  msg: z.optional(z.string()),
  sub_code: z.optional(z.string()),
  sub_msg: z.optional(z.string()),
})

/** All parameters of a request, signed: for a page or an app to open, or for us to post. */
export function signRequest(
  line: AlipayLine,
  method: string,
  content: object,
  more: Parameters = {},
): Parameters {
  const parameters = {
    app_id: line.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: writeShanghaiTime(new Date()),
    version: '1.0',
    ...line.certificates,
    ...more,
    biz_content: JSON.stringify(content),
  }
  return { ...parameters, sign: signParameters(line.privateKey, parameters) }
}

/** Posts a request and reads the answer, after its signature was checked. */
export async function askAlipay<Answer>(
  line: AlipayLine,
  method: string,
  content: object,
  shape: z.ZodMiniType<Answer>,
): Promise<Answer> {
  const text = await post(line, method, content)
  const body = readSigned(line, `${method.replaceAll('.', '_')}_response`, text)
  const { code, sub_code = code, sub_msg = '' } = z.parse(outcomeShape, body)
  if (code === failedOnBusiness && !sub_code.endsWith('SYSTEM_ERROR'))
    throw new PaymentRefused(sub_code, sub_msg)
  if (code !== succeeded) throw new Error(`Alipay answered ${method} with ${sub_code}`)
  return z.parse(shape, body)
}

async function post(line: AlipayLine, method: string, content: object): Promise<string> {
  const timeoutMs = line.timeoutMs ?? defaultTimeoutMs
  const signal = AbortSignal.timeout(timeoutMs)
  const send = () =>
    askOutside(`${line.endpoint}?charset=utf-8`, {
      method: 'POST',
      body: new URLSearchParams(signRequest(line, method, content)),
      signal,
    })
  try {
    // Numbers of ours make a repeat harmless; a broken connection is tried once more.
    const response = await send().catch((error: unknown) => {
      if (signal.aborted) throw error
      return send()
    })
    return await response.text()
  } catch (error) {
    const what = signal.aborted ? `did not answer within ${timeoutMs} ms` : 'could not be reached'
    throw new Error(`Alipay ${what} at ${method}`, { cause: error })
  }
}

/** The signature covers the text of the inner object as it was sent, so that text is cut out and read. */
function readSigned(line: AlipayLine, name: string, text: string): unknown {
  const start = text.indexOf(`"${name}"`)
  const signAt = text.lastIndexOf('"sign"')
  const inner = text.slice(text.indexOf('{', start), text.lastIndexOf('}', signAt) + 1)
  const signature = /"sign"\s*:\s*"([^"]*)"/.exec(text.slice(signAt))?.[1]?.replaceAll('\\/', '/') ?? ''
  if (start < 0 || signAt < start || !isTextSigned(line.publicKey, inner, signature))
    throw new Error('an answer of Alipay has no valid signature')
  return JSON.parse(inner)
}
