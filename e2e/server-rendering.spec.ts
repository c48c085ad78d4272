import type { Page } from '@playwright/test'
import { articleCalls } from '#contract/library/articles.ts'
import { expect, test } from './harness/test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home is compressed and styled before any script or style file loads', async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED/)
    await page.route('**/assets/*', (route) => route.abort())
    const answer = await page.goto('/')
    expect(await answer!.headerValue('content-encoding')).toMatch(/br|gzip/)
    await expect(page.locator('.home-section-head').first()).toHaveCSS('display', 'flex')
    await expect(page.getByRole('heading', { name: '杏林', exact: true })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(20)
  })
})

/** Holds back scripts until the returned function is called: until then the page is what the server rendered. */
async function holdScripts(page: Page): Promise<() => void> {
  let letPass = () => undefined as void
  const waiting = new Promise<void>((resolve) => (letPass = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await waiting
    await route.continue()
  })
  return letPass
}

/** The page responds to presses only after hydration. */
const expectAnswering = (page: Page) =>
  expect(async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: '全部学科' })
      .evaluate((button: HTMLElement) => button.click())
    await expect(page.getByRole('dialog', { name: '切换学科' })).toBeVisible({ timeout: 1000 })
  }).toPass()

test('hydration reuses the HTML that the server rendered', async ({ page }) => {
  const letPass = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('main').evaluate((element) => element.setAttribute('data-drawn-by', 'server'))
  letPass()
  await expectAnswering(page)
  await expect(page.locator('main[data-drawn-by=server]')).toHaveCount(1)
})

test('a press before hydration is handled after it', async ({ page }) => {
  const letPass = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '全部学科' }).click()
  letPass()
  await expect(page.getByRole('dialog', { name: '切换学科' })).toBeVisible()
})

test('a visitor is counted, and requests nothing that was preloaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|MedicalCollege)\//.test(pathname)) asked.push(pathname)
  })
  const counted = page.waitForResponse(`**${articleCalls.detail.path}`)
  await page.goto('/homeConsultingDetail?information_id=1')
  await counted
  expect(asked).toEqual([articleCalls.detail.path])
})

test('a page scrolled before hydration stays where it is', async ({ page }) => {
  const letPass = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeAttached()
  await page.evaluate(() => window.scrollTo({ top: 400 }))
  letPass()
  await expectAnswering(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
})

test("a page rendered in another language than the visitor's stays hidden", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'))
  const letPass = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('全部学科')).toBeHidden()
  await expect(page.locator('main')).toBeAttached()
  letPass()
  await expect(page.getByRole('heading', { name: 'Xinglin', exact: true })).toBeVisible()
})
