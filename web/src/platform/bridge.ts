import { createListeners } from './listeners.ts'
import type { Listener } from './listeners.ts'

/** docs/native-bridge.md describes the messages for the people who build the app. */
export const bridgeActions = [
  'share',
  'pushNative',
  'pushWeb',
  'notice',
  'getData',
  'pay',
  'getStorage',
  'resourceCache',
] as const

export type BridgeAction = (typeof bridgeActions)[number]

export type BridgeFields = { type?: string; page?: string; url?: string; data?: unknown }

export type BridgeMessage = {
  action: BridgeAction
  type: string
  page: string
  url: string
  data: unknown
  callbackId: string
}

/** The part of `window` that the app and the page share. */
export type BridgeHost = {
  webkit?: { messageHandlers?: { xinglin?: { postMessage(message: BridgeMessage): unknown } } }
  XinglinApp?: { postMessage(text: string): unknown }
  xinglinNative?: (message: unknown) => void
}

export type Bridge = {
  /** Whether there is an app that receives messages. */
  isPresent: () => boolean
  /** Sends a message to the app; without an app the fallback runs. Returns true when the message was sent. */
  send: (action: BridgeAction, fields?: BridgeFields, fallback?: () => void) => boolean
  /** Asks the app; resolves with its answer, or with the fallback's result when no app answers in time. */
  ask: (action: BridgeAction, fields?: BridgeFields, fallback?: () => unknown) => Promise<unknown>
  goBack: (fallback: () => void) => void
  logout: () => void
  /** Listens for state notices from the app, such as `becomeActive`. Returns a function that removes the listener. */
  onNotice: (type: string, listener: Listener<unknown>) => () => void
}

const answerTimeoutMs = 3000

// Paying and sharing wait for a person, who may need any amount of time.
const waitsForPerson = new Set<BridgeAction>(['pay', 'share'])

export function createBridge(host: BridgeHost): Bridge {
  const notices = createListeners<unknown>()
  const waiting = new Map<string, (data: unknown) => void>()
  // Not just a number: an answer to a question asked before a reload must not match one asked by this page.
  const series = Date.now().toString(36)
  let asked = 0

  host.xinglinNative = (source) => {
    const message = readIncoming(source)
    const answer = waiting.get(String(message.callbackId))
    if (answer) answer(message.data)
    else if (typeof message.type === 'string') notices.emit(message.type, message.data)
  }

  const send: Bridge['send'] = (action, fields = {}, fallback) => {
    const message = buildMessage(action, fields, '')
    if (isIgnored(message)) return false
    if (post(host, message)) return true
    fallback?.()
    return false
  }

  const ask: Bridge['ask'] = async (action, fields = {}, fallback) => {
    asked += 1
    const message = buildMessage(action, fields, `${series}-${asked}`)
    if (isIgnored(message)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const answer = await new Promise<{ data: unknown } | undefined>((resolve) => {
      // Registered before posting: an app may answer within the call.
      waiting.set(message.callbackId, (data) => resolve({ data }))
      if (!post(host, message)) resolve(undefined)
      else if (!waitsForPerson.has(action)) timer = setTimeout(() => resolve(undefined), answerTimeoutMs)
    })
    clearTimeout(timer)
    waiting.delete(message.callbackId)
    return answer ? answer.data : fallback?.()
  }

  return {
    isPresent: () => findHandler(host) !== undefined,
    send,
    ask,
    goBack: (fallback) => void send('notice', { type: 'goBack' }, fallback),
    logout: () => void send('notice', { type: 'logout' }),
    onNotice: notices.add,
  }
}

function buildMessage(action: BridgeAction, fields: BridgeFields, callbackId: string): BridgeMessage {
  const { type = '', page = '', url = '', data = null } = fields
  return { action, type, page, url, data, callbackId }
}

function isIgnored({ action, type, page, url }: BridgeMessage): boolean {
  if (!bridgeActions.includes(action)) return true
  if (action === 'pushNative' && page === '') return true
  return type === 'newWeb' && url === ''
}

function findHandler(host: BridgeHost): ((message: BridgeMessage) => void) | undefined {
  const ios = host.webkit?.messageHandlers?.xinglin
  // These two are functions of the app, not of a window: there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (typeof ios?.postMessage === 'function') return (message) => void ios.postMessage(message)
  const android = host.XinglinApp
  if (typeof android?.postMessage === 'function') {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    return (message) => void android.postMessage(JSON.stringify(message))
  }
  return undefined
}

function post(host: BridgeHost, message: BridgeMessage): boolean {
  const handler = findHandler(host)
  if (!handler) return false
  try {
    handler(message)
    return true
  } catch {
    // The app is closing or rejects the data: the page continues as in a browser.
    return false
  }
}

function readIncoming(source: unknown): { callbackId?: unknown; type?: unknown; data?: unknown } {
  try {
    const message: unknown = typeof source === 'string' ? JSON.parse(source) : source
    return typeof message === 'object' && message !== null ? message : {}
  } catch {
    return {}
  }
}

let installed: Bridge | undefined

/** The bridge of the current page. */
export function bridge(): Bridge {
  installed ??= createBridge(window as BridgeHost)
  return installed
}
