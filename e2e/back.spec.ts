import { expect, test } from './harness/test.ts'

test('back goes one step back in history', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: '《服务协议》' }).click()
  await expect(page).toHaveURL(/\/privacyTreaty/)
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('back goes to the home for visitors who arrived from outside', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: '杏林', level: 1 })).toBeVisible()
})

test('back restores the home as it was left', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).nth(5)).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 500 }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  await page.getByRole('link', { name: '登录 / 注册' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
})
