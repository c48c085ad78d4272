import { axe } from './harness/axe.ts'
import { logInByCode, outboxCode } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

test('a new number logs in by SMS code and is greeted on the home', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/')
  await page.getByRole('link', { name: '登录 / 注册' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logInByCode(page, phone)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByText(`您好，${masked(phone)}`)).toBeVisible()
  // Once is enough: nothing covers the page that the login leads to.
  await expect(page.locator('.toast').filter({ hasText: '您好' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('banner').getByText(`您好，${masked(phone)}`)).toBeVisible()
})

test('a login leads back to the page that required it', async ({ page }) => {
  await logInByCode(page, newPhone(), '/login?from=%2F%3Fcollege_id%3D2%26collegeName%3D%25E5%25BF%2583')
  await expect(page).toHaveURL(/\/\?college_id=2&/)
})

test("a wrong code is refused with the server's message", async ({ page }) => {
  const phone = newPhone()
  await page.goto('/login')
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const right = await outboxCode(page, phone)
  await page.getByLabel('验证码', { exact: true }).fill(right === '0000' ? '0001' : '0000')
  await page.getByRole('checkbox').check()
  await tells(page, '验证码错误', () => page.getByRole('button', { name: '登录', exact: true }).click())
  await expect(page).toHaveURL(/\/login$/)
})

test('it also works on plain http, where the browser has no crypto.subtle', async ({
  page,
  baseURL,
  faults,
}) => {
  // The browser ignores headers that it accepts on trusted origins only, and logs it.
  faults.allow(/Cross-Origin-Opener-Policy header has been ignored/)
  const phone = newPhone()
  const origin = baseURL!.replace('localhost', 'xinglin.test')
  await logInByCode(page, phone, `${origin}/login`)
  expect(await page.evaluate(() => 'subtle' in crypto)).toBe(false)
  await expect(page.getByRole('banner').getByText(`您好，${masked(phone)}`)).toBeVisible()
})

test('the login is accessible in dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
  await axe(page)
})
