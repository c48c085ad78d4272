import { askOutside } from '#kernel/ask-outside.ts'
import { SmsUnreached } from '#kernel/ports/sms.ts'

const defaultTimeoutMs = 10_000

export type GatewayRequest = { url: string; headers: Record<string, string>; body?: string }
/** `body` is undefined if the answer was not JSON. */
export type GatewayAnswer = { status: number; body: unknown }

type Asking = {
  timeoutMs?: number | undefined
  /** Post only once: the message must not be sent twice. */
  once?: boolean
}

/**
 * Posts, and retries once if the connection broke before an answer began. Not after a time-out: by then the message may have been sent, and
 * gateways send a repeated request twice.
 */
export async function askGateway(
  sign: () => GatewayRequest,
  { timeoutMs = defaultTimeoutMs, once = false }: Asking = {},
): Promise<GatewayAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    // One signal for both attempts: once it has fired, the second does not start.
    const response = await post(sign, signal).catch((error: unknown) => {
      if (once) throw error
      return post(sign, signal)
    })
    return { status: response.status, body: parse(await response.text()) }
  } catch (error) {
    const what = signal.aborted ? `did not answer within ${timeoutMs} ms` : 'could not be reached'
    const Failure = isUnreached(error) ? SmsUnreached : Error
    throw new Failure(`The SMS gateway ${what}`, { cause: error })
  }
}

/** Signs each attempt: a gateway accepts the nonce of a signature only once. */
function post(sign: () => GatewayRequest, signal: AbortSignal): Promise<Response> {
  const { url, headers, body } = sign()
  return askOutside(url, { method: 'POST', headers, body, signal })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unreachedCodes = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

/** Whether no connection was established. One that broke later may have transmitted the message. */
function isUnreached(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' && unreachedCodes.test(cause.code)
}
