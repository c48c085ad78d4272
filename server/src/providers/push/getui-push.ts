import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { askOutside } from '#kernel/ask-outside.ts'
import { PushRefused } from '#kernel/ports/push.ts'
import type { AppPushMessage, AppPushPort } from '#kernel/ports/push.ts'

export type GetuiPushOptions = {
  appId: string
  appKey: string
  masterSecret: string
  endpoint?: string | undefined
  timeoutMs?: number
}

const defaultEndpoint = 'https://restapi.getui.com'
const offlineMs = 24 * 3600_000
const tokenExpired = 10001
/** The device is unknown: the app was deleted, or has another id now. */
const unknownDevice = 20001

const answerShape = z.object({
  code: z.int(),
  msg: z._default(z.string(), ''),
  data: z.optional(z.unknown()),
})
const tokenShape = z.object({ token: z.string() })

/** The push service of Getui (个推), which hands messages on to Apple and to the makers of Android phones. */
export function getuiPush(options: GetuiPushOptions): AppPushPort {
  const { appId, appKey, masterSecret, endpoint = defaultEndpoint, timeoutMs = 8_000 } = options
  const base = `${endpoint}/v2/${appId}`
  let token: Promise<string> | undefined

  async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const response = await askOutside(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=utf-8', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = z.safeParse(answerShape, await response.json().catch(() => undefined))
    if (!answer.success) throw new Error(`Getui answered ${response.status} without a code`)
    return answer.data
  }

  async function fetchToken(): Promise<string> {
    const timestamp = String(Date.now())
    const sign = createHash('sha256').update(`${appKey}${timestamp}${masterSecret}`).digest('hex')
    const answer = await post('/auth', { sign, timestamp, appkey: appKey })
    const data = z.safeParse(tokenShape, answer.data)
    if (answer.code !== 0 || !data.success) throw new Error(`Getui refused the login: ${answer.code}`)
    return data.data.token
  }

  async function pushTo(pushId: string, message: AppPushMessage, isAgain = false): Promise<void> {
    token ??= fetchToken().catch((error: unknown) => {
      token = undefined
      throw error
    })
    const answer = await post('/push/single/cid', bodyOf(pushId, message), { token: await token })
    if (answer.code === 0 || answer.code === unknownDevice) return
    if (answer.code === tokenExpired && !isAgain) {
      token = undefined
      return pushTo(pushId, message, true)
    }
    throw new PushRefused(`${answer.code}: ${answer.msg}`)
  }

  return {
    async send(message) {
      for (const pushId of message.pushIds) await pushTo(pushId, message)
    },
  }
}

/** The same for every try, so that Getui drops a repeat; 10 to 32 characters. */
const requestIdOf = (pushId: string, reference: string) =>
  createHash('sha256').update(`${reference} ${pushId}`).digest('hex').slice(0, 32)

function bodyOf(pushId: string, { title, body, path, reference }: AppPushMessage) {
  const payload = JSON.stringify({ path })
  return {
    request_id: requestIdOf(pushId, reference),
    settings: { ttl: offlineMs },
    audience: { cid: [pushId] },
    push_message: { notification: { title, body, click_type: 'payload', payload } },
    push_channel: {
      ios: { type: 'notify', payload, aps: { alert: { title, body }, 'content-available': 0 } },
      android: { ups: { notification: { title, body, click_type: 'startapp' } } },
    },
  }
}
