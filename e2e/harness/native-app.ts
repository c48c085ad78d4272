import type { Page } from '@playwright/test'
import { installBridgeSimulator } from '#web/platform/bridge-simulator.ts'
import type { SimulatedApp, SimulatedHost } from '#web/platform/bridge-simulator.ts'

/** Opens every page of this tab inside a stand-in for the native app. */
export const insideApp = (page: Page, app: SimulatedApp = { os: 'ios' }) =>
  page.addInitScript(installBridgeSimulator, app)

/** Every message from the page to the app so far. */
export const toldToApp = (page: Page) =>
  page.evaluate(() => (globalThis as SimulatedHost).bridgeMessages ?? [])
