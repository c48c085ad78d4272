import { expect, test } from './harness/test.ts'

test(
  'a part of the page that fails to load can be tried again',
  { tag: '@desk' },
  async ({ page, faults }) => {
    faults.allow(/ERR_FAILED|dynamically imported module|Failed to load resource/)
    await page.goto('/')
    await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible()
    await page.route(/\/assets\/login-.*\.js$/, (route) => route.abort())
    await page.getByRole('link', { name: '登录 / 注册' }).click()
    const retry = page.getByRole('button', { name: '加载失败，点击重试' })
    await expect(retry).toBeVisible()
    await page.unrouteAll()
    await retry.click()
    // A browser may remember the failure; the second try then loads the whole page anew.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      await expect(page.getByLabel('手机号', { exact: true })).toBeVisible({ timeout: 2000 })
    }).toPass()
  },
)
