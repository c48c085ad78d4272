import { axe } from './harness/axe.ts'
import { expect, test } from './harness/test.ts'

/** A file that does not come is requested again for some seconds first. */
const patience = { timeout: 60_000 }

for (const part of ['login', 'screens'])
  test(`a chunk (${part}) that fails to load can be retried`, { tag: '@desk' }, async ({ page, faults }) => {
    faults.allow(/ERR_FAILED|Failed to fetch|dynamically imported module|Failed to load resource/)
    await page.route(new RegExp(`/assets/${part}-.*\\.js$`), (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: '登录 / 注册' }).click()
    const retry = page.getByRole('button', { name: '加载失败，点击重试' })
    await expect(retry).toBeVisible(patience)
    await page.unrouteAll()
    await retry.click()
    // A browser may remember the failure; the second retry then reloads the whole page.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      await expect(page.getByLabel('手机号', { exact: true })).toBeVisible({ timeout: 2000 })
    }).toPass()
  })

test('the scripts of the home do not name the other screens', { tag: '@desk' }, async ({ request }) => {
  const listed = async (address: string) =>
    /id="xinglin-scripts"[^>]*>([^<]*)/.exec(await (await request.get(address)).text())?.[1] ?? ''
  expect(await listed('/')).toMatch(/home-/)
  expect(await listed('/')).not.toMatch(/screens-/)
  expect(await listed('/channelClass?type=5')).toMatch(/screens-/)
})

test(
  'a page whose first chunks fail to load says so and can be retried',
  { tag: '@desk' },
  async ({ page, faults }) => {
    faults.allow(/ERR_FAILED|Failed to fetch|dynamically imported module|Failed to load resource/)
    await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort())
    await page.goto('/login')
    const retry = page.getByRole('button', { name: '加载失败，点击重试' })
    await expect(retry).toBeVisible(patience)
    await axe(page)
    await page.unrouteAll()
    await retry.click()
    await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
  },
)

test(
  'a page whose chunks were replaced by a new version reloads automatically',
  { tag: '@desk' },
  async ({ page, faults }) => {
    faults.allow(/dynamically imported module|Failed to load resource/)
    await page.goto('/')
    await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible()
    // Missing for the open page; the page that replaces it finds its own files.
    let isReplaced = true
    await page.route(/\/assets\/(login|index)-.*\.js$/, (route) =>
      isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.route('**/login*', (route) => {
      isReplaced = false
      return route.continue()
    })
    await page.getByRole('link', { name: '登录 / 注册' }).click()
    await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
    expect(isReplaced).toBe(false)
  },
)
