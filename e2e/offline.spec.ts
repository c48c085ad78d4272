import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test('a bar says that the network is down, and disappears when it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.getByText('网络已断开')).toBeHidden()
  await context.setOffline(true)
  await expect(page.getByText('网络已断开')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('网络已断开')).toBeHidden()
})

test('a call without a network says so', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await page.goto('/login')
  await page.getByLabel('手机号', { exact: true }).fill(newPhone())
  // A page whose scripts have not come cannot say anything.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await tells(page, '网络已断开', () => page.getByRole('button', { name: '获取验证码' }).click())
})

test('pictures that failed to load appear when the network is back', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)
  await page.route('**/files/**', (route) => route.abort())
  await page.goto('/channelClass?type=3')
  const missing = page.locator('.picture-placeholder')
  await expect(missing.first()).toBeVisible()
  await page.unroute('**/files/**')
  await context.setOffline(true)
  await expect(page.getByText('网络已断开')).toBeVisible()
  await expect(missing.first()).toBeVisible()
  await context.setOffline(false)
  await expect(missing).toHaveCount(0)
})

test.describe('with the offline shell', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that was visited before opens without a network', async ({ page, context, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket/)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    // The worker caches files as they pass through it, which does not happen on a first visit.
    await page.reload()
    await expect(page.getByRole('heading', { name: '杏林', level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(hasStoredParts)).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: '杏林', level: 1 })).toBeVisible()
    // Chromium 150 forgets in a page from the worker that it is offline, until it is told again.
    await context.setOffline(false)
    await context.setOffline(true)
    await expect(page.getByText('网络已断开').first()).toBeVisible()
    // The logo in the header belongs to the app and not to its content.
    const mark = page.locator('img[src="/icon-192.png"]').first()
    await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

/** Runs in the page: every part that the app has fetched is in the store of the worker. */
async function hasStoredParts(): Promise<boolean> {
  const parts = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => path.startsWith('/assets/'))
  const stored = await Promise.all(parts.map((part) => caches.match(part)))
  return parts.some((part) => part.includes('/home-')) && stored.every(Boolean)
}
