import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'

export { expect } from '@playwright/test'

/** What goes wrong in the background of a journey. */
export type Faults = {
  /** Allows a fault that the journey causes on purpose. */
  allow(...patterns: RegExp[]): void
}

/** Fails at the end of a journey when a page threw, logged an error to the console, or the server failed. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context, baseURL }, use) => {
      const allowed: RegExp[] = []
      const found = watch(context, baseURL!)
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() })
      await use({ allow: (...patterns) => void allowed.push(...patterns) })
      // The next journey of this worker has the same context, of which Playwright clears all but these.
      await context.setOffline(false)
      await context.clearPermissions()
      await context.setGeolocation(null)
      const left = found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      if (left.length > 0) throw new Error(`Behind the scenes:\n${left.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Limits by address must not make one journey depend on how many others run. */
export const newAddress = () => `10.${test.info().workerIndex % 256}.${randomInt(256)}.${randomInt(1, 255)}`

let phones = 0

/** A mobile number that no other journey uses. */
export const newPhone = () =>
  `139${String(test.info().workerIndex % 1000).padStart(3, '0')}${String(++phones).padStart(5, '0')}`

function watch(context: BrowserContext, origin: string): string[] {
  const found: string[] = []
  context.on('weberror', (error) => found.push(`thrown: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('response', (response) => {
    const isOurs = response.url().startsWith(origin)
    if (isOurs && response.status() >= 500) found.push(`answered ${response.status()}: ${response.url()}`)
  })
  return found
}
