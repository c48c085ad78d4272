import { offlineVideoText } from '#web/features/meetings/offline-videos/text.ts'
import { axe } from './harness/axe.ts'
import { recordedMeeting } from './harness/find-meeting.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { expectMoving } from './harness/moving.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import type { Page } from '@playwright/test'

/** A page whose scripts have not come cannot say anything. */
const haveScripts = (page: Page) => page.waitForLoadState('networkidle')

test('a bar says that the network is down, and disappears when it is back', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.getByText('网络已断开')).toBeHidden()
  await haveScripts(page)
  await context.setOffline(true)
  await expect(page.getByText('网络已断开')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('网络已断开')).toBeHidden()
})

test('a call without a network says so', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await page.goto('/login')
  await page.getByLabel('手机号', { exact: true }).fill(newPhone())
  await haveScripts(page)
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
    await expect.poll(() => page.evaluate(hasStoredParts, 'home')).toBe(true)
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

  test('a stored recording plays without a network, and goes with the login', async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket/)
    const text = offlineVideoText.zh
    await logInAsDoctor(page, '苏禾')
    await page.goto(`/meetingPlaybackDetail?meeting_id=${await recordedMeeting(page)}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.getByRole('button', { name: text.offer }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.clarities.sound }).click()
    await expect(page.getByText(/^已下载声音/)).toBeVisible()
    await page.getByRole('link', { name: text.seeAll }).click()
    const play = page.locator('.offline-video').getByRole('button', { name: text.play })
    await expect(play).toBeVisible()
    await axe(page)
    await expect.poll(() => page.evaluate(hasStoredParts, 'offline-videos')).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await play.click()
    await expectMoving(page.locator('video'))
    await context.setOffline(false)

    await page.goto('/personalCenter')
    await page.getByRole('main').getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    await expect.poll(() => page.evaluate(() => caches.has('xinglin-videos'))).toBe(false)
  })
})

/** Runs in the page: everything that the screen consists of is in the store of the worker. */
async function hasStoredParts(screen: string): Promise<boolean> {
  const fetched = performance.getEntriesByType('resource').map((entry) => entry.name)
  const styles = Array.from(
    document.querySelectorAll('link[rel=stylesheet]'),
    (link) => (link as HTMLLinkElement).href,
  )
  const parts = [...fetched, ...(screen === 'home' ? [] : styles)]
    .map((address) => new URL(address).pathname)
    .filter((path) => path.startsWith('/assets/'))
  const stored = await Promise.all(parts.map((part) => caches.match(part)))
  return parts.some((part) => part.includes(`/${screen}-`)) && stored.every(Boolean)
}
