import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** A screen that has come since the last one was left; those that stay for later are hidden. */
const arrived = (page: Page) => page.locator('main:not([data-left])').locator('visible=true').first()

/**
 * Opens an address as a link of the page does, where it can: loading the page again costs several times as much
 * processor time. Data that the page has read already may be shown again.
 */
export async function openInside(page: Page, address: string): Promise<void> {
  if (await mayFollow(page, address)) await follow(page, address)
  else await load(page, address)
  await expect(arrived(page)).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

/** The same screen keeps its elements, and one with a video leaves a small player behind. */
async function mayFollow(page: Page, address: string): Promise<boolean> {
  const { baseURL } = test.info().project.use
  if (!page.url().startsWith(baseURL!)) return false
  if (new URL(page.url()).pathname === address.split('?', 1)[0]) return false
  return (await page.locator('video').count()) === 0
}

/** Until React has marked the elements that the server rendered, they may be replaced. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}

/** The page may not listen yet, so that it is told until the screen has changed. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    for (const main of document.querySelectorAll('main')) main.dataset['left'] = ''
  })
  await expect(async () => {
    await page.evaluate((to) => {
      const isThere = Array.from(document.querySelectorAll('main:not([data-left])')).some((main) =>
        main.checkVisibility(),
      )
      if (isThere) return
      // The page's own `pushState` would take the event for one of the screen that is left.
      History.prototype.pushState.call(history, { idx: 1, key: crypto.randomUUID() }, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(arrived(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
}
