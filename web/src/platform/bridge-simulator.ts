import type { BridgeAction, BridgeHost, BridgeMessage } from './bridge.ts'

export type SimulatedApp = {
  os: 'ios' | 'android'
  /** The app's answers, by action and requested type. */
  answers?: Partial<Record<BridgeAction, Record<string, unknown>>>
}

export type SimulatedHost = BridgeHost & {
  /** Every message from the page to the app, in order. */
  bridgeMessages?: BridgeMessage[]
}

/**
 * Installs a stand-in for the app into a page: `page.addInitScript(installBridgeSimulator, { os: 'ios' })`, or with
 * its own host in a unit test. Playwright transfers the function as text, so it must not use anything from outside.
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
    // The real app answers storage reads even when nothing is stored; everything else it answers only when configured
    // to.
    const isReading = action === 'getData' || action === 'getStorage'
    if (!isReading && !(table && type in table)) return
    const data = table?.[type] ?? null
    setTimeout(() => host.xinglinNative?.({ callbackId, data }), 0)
  }

  if (app.os === 'ios') {
    // WebKit copies the message; so does this.
    host.webkit = {
      messageHandlers: { xinglin: { postMessage: (message) => receive(structuredClone(message)) } },
    }
  } else {
    host.XinglinApp = { postMessage: (text) => receive(JSON.parse(text) as BridgeMessage) }
  }
}
