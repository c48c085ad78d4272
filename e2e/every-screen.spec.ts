import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { memberAddresses, openAddresses, staffScreens } from './harness/addresses.ts'
import { axe } from './harness/axe.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { expect, test } from './harness/test.ts'

// Checks once what each screen shows when it is opened; journeys check the states that only they reach.

const features = path.resolve(import.meta.dirname, '../web/src/features')
const atOnce = 8

/** Opens a screen and waits until it shows its content. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('main').first()).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  if (!staffScreens.has(pathOf(address))) await expect(page.getByText('加载失败')).toHaveCount(0)
}

async function judge(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await open(page, address)
    const column = await page.locator('.app-column').boundingBox()
    expect.soft(column?.width, address).toBe(580)
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect.soft(scrollWidth, address).toBeLessThanOrEqual(clientWidth)
    await axe(page)
  })
}

for (let from = 0; from < openAddresses.length; from += atOnce) {
  const some = openAddresses.slice(from, from + atOnce)
  test(`visitors on a desktop: ${some.map(pathOf).join(' ')}`, { tag: '@desk' }, async ({ page, faults }) => {
    test.slow()
    // The page opens the app without a press, which browsers never allow.
    faults.allow(/Not allowed to launch 'xinglin:/)
    for (const address of some) await judge(page, address)
  })
}

for (let from = 0; from < memberAddresses.length; from += atOnce) {
  const some = memberAddresses.slice(from, from + atOnce)
  test(`members on a desktop: ${some.map(pathOf).join(' ')}`, { tag: '@desk' }, async ({ page }) => {
    test.slow()
    await logInAsDoctor(page, '周行')
    for (const address of some) await judge(page, address)
  })
}

test('no screen is left out', () => {
  const files = globSync('*/*/{routes,paths}.ts', { cwd: features })
  const sources = files.map((file) => readFileSync(path.join(features, file), 'utf8'))
  const screens = sources.flatMap((source) => [...source.matchAll(/\bpath: '(\/\w*)'/g)].map(([, at]) => at!))
  const judged = new Set([...openAddresses, ...memberAddresses].map(pathOf))
  expect(screens.filter((at) => !judged.has(at))).toEqual([])
})

function pathOf(address: string): string {
  return address.split('?', 1)[0]!
}
