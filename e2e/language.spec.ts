import { articleCalls } from '#contract/library/articles.ts'
import { expect, test } from './harness/test.ts'

test('?lang=en is English from the first byte, and stays English without it', async ({ page }) => {
  const answer = await page.goto('/login?lang=en')
  expect(await answer!.text()).toContain('<html lang="en"')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Log In - Xinglin')
  // The scripts have run.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('en')
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await page.goto('/login?lang=zh')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('calls carry the language', async ({ page }) => {
  const asked = page.waitForRequest(`**${articleCalls.detail.path}`)
  await page.goto('/homeConsultingDetail?information_id=7&lang=en')
  expect((await asked).headers()['accept-language']).toBe('en')
})
