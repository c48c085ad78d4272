const defaultTimeoutMs = 10_000

export type GatewayRequest = { url: string; headers: Record<string, string>; body?: string }
/** `body` is undefined when the answer was not JSON. */
export type GatewayAnswer = { status: number; body: unknown }

/**
 * Posts, and posts once more when the line broke before an answer began. Not after a time-out: by then
 * the message may be under way, and gateways send a repeated request twice.
 */
export async function askGateway(
  sign: () => GatewayRequest,
  timeoutMs = defaultTimeoutMs,
): Promise<GatewayAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    // One signal for both tries: once it is spent, the second does not even begin.
    const response = await post(sign, signal).catch(() => post(sign, signal))
    return { status: response.status, body: parse(await response.text()) }
  } catch (error) {
    const what = signal.aborted ? `did not answer within ${timeoutMs} ms` : 'could not be reached'
    throw new Error(`The SMS gateway ${what}`, { cause: error })
  }
}

/** Signs at every try: a gateway takes the nonce of a signature only once. */
function post(sign: () => GatewayRequest, signal: AbortSignal): Promise<Response> {
  const { url, headers, body } = sign()
  return fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
