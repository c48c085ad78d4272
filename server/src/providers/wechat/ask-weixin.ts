import * as z from 'zod/mini'
import { askOutside } from '#kernel/ask-outside.ts'
import { WechatRefused } from '#kernel/ports/wechat.ts'

/** Short enough that the database does not time out processes that wait while another one fetches a token. */
const defaultTimeoutMs = 5_000

export type WeixinRequest = { url: string; query?: Record<string, string>; body?: unknown }

const refusalShape = z.object({
  errcode: z.optional(z.union([z.number(), z.string()])),
  errmsg: z.optional(z.string()),
})

/** Sends a request, retries once if the connection broke before an answer began, and reads the answer or the rejection in it. */
export async function askWeixin<Answer>(
  request: WeixinRequest,
  shape: z.ZodMiniType<Answer>,
  timeoutMs = defaultTimeoutMs,
): Promise<Answer> {
  const body = await fetchAnswer(request, timeoutMs)
  const refusal = z.safeParse(refusalShape, body)
  const errcode = Number(refusal.data?.errcode ?? 0)
  if (errcode !== 0) throw new WechatRefused(errcode, refusal.data?.errmsg ?? '')
  const answer = z.safeParse(shape, body)
  if (!answer.success) throw new Error(`WeChat answered ${pathOf(request)} with something else`)
  return answer.data
}

async function fetchAnswer(request: WeixinRequest, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send(request, signal).catch((error: unknown) => {
      if (signal.aborted) throw error
      return send(request, signal)
    })
    return parse(await response.text())
  } catch (error) {
    const what = signal.aborted ? `did not answer within ${timeoutMs} ms` : 'could not be reached'
    throw new Error(`WeChat ${what} at ${pathOf(request)}`, { cause: error })
  }
}

function send({ url, query, body }: WeixinRequest, signal: AbortSignal): Promise<Response> {
  const address = query ? `${url}?${new URLSearchParams(query).toString()}` : url
  return body === undefined
    ? askOutside(address, { signal })
    : askOutside(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      })
}

/** The query contains secrets, and errors are logged. */
const pathOf = ({ url }: WeixinRequest) => new URL(url).pathname

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
