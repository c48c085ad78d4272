import type { BridgeAction, BridgeHost, BridgeMessage } from './bridge.ts'

export type SimulatedApp = {
  os: 'ios' | 'android'
  /** What the app answers, by action and by the type that is asked for. */
  answers?: Partial<Record<BridgeAction, Record<string, unknown>>>
}

export type SimulatedHost = BridgeHost & {
  /** Everything the page said to the app, in order. */
  bridgeMessages?: BridgeMessage[]
}

/**
 * Puts a stand-in for the app into a page: `page.addInitScript(installBridgeSimulator, { os: 'ios' })`, or
 * with a host of its own in a unit test. Playwright carries the function as text, so that it must stand
 * alone: nothing from outside may be used in it.
 */
export function installBridgeSimulator(
  app: SimulatedApp,
  host: SimulatedHost = globalThis as SimulatedHost,
): void {
  const messages: BridgeMessage[] = []
  host.bridgeMessages = messages

  const receive = (message: BridgeMessage) => {
    messages.push(message)
    const { action, type, callbackId } = message
    if (callbackId === '') return
    const table = app.answers?.[action]
    // The app knows what it has stored and says so when it is nothing; the rest it answers only when told to.
    const isReading = action === 'getData' || action === 'getStorage'
    if (!isReading && !(table && type in table)) return
    const data = table?.[type] ?? null
    setTimeout(() => host.xinglinNative?.({ callbackId, data }), 0)
  }

  if (app.os === 'ios') {
    // As WebKit does it, the message is copied on its way.
    host.webkit = {
      messageHandlers: { xinglin: { postMessage: (message) => receive(structuredClone(message)) } },
    }
  } else {
    host.XinglinApp = { postMessage: (text) => receive(JSON.parse(text) as BridgeMessage) }
  }
}
