import type { Page } from '@playwright/test'
import { wechatCalls } from '#contract/people/wechat.ts'
import { axe } from './harness/axe.ts'
import { logIn, outboxCode } from './harness/log-in.ts'
import { post } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test('language, theme and text size apply at once and persist', async ({ page }) => {
  await logIn(page, newPhone(), '/setting')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('radio', { name: 'English', exact: true }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(page).toHaveTitle('Settings - Xinglin')
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await page.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: 'Largest', exact: true }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await axe(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Largest', exact: true })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
})

test('notification choices are saved on the server, the cache is cleared @desk', async ({ page }) => {
  await logIn(page, newPhone(), '/setting')
  const sms = page.getByRole('switch', { name: '短信通知' })
  const wasOn = await sms.isChecked()
  const kept = page.waitForResponse(/setnoticesettings/)
  await sms.click()
  await kept
  await page.reload()
  await expect(sms).toBeChecked({ checked: !wasOn })
  await page.evaluate(() => sessionStorage.setItem('profile_draft', '{"truename":"王"}'))
  await page.getByRole('button', { name: /^清除缓存/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '清除' }).click()
  await expect(page.locator('.toast').getByText(/^已清除 /)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('profile_draft'))).toBeNull()
})

test('the account is deleted with a code', async ({ page }) => {
  const phone = newPhone()
  await logIn(page, phone, '/setting')
  await expect(page.getByRole('link', { name: '隐私政策' })).toBeVisible()
  await page.getByRole('button', { name: '注销账号' }).click()
  const sheet = page.getByRole('dialog', { name: '注销账号' })
  await expect(sheet.getByText(/无法恢复/)).toBeVisible()
  await axe(page)
  await tells(page, '请先勾选已了解后果', () =>
    sheet.getByRole('button', { name: '永久注销' }).click({ force: true }),
  )
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: '获取验证码' }).click()
  await sheet.getByLabel('验证码', { exact: true }).fill(await outboxCode(page, phone))
  await sheet.getByRole('button', { name: '永久注销' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible()
  await page.goto('/setting')
  await expect(page).toHaveURL(/\/login/)
})

test('WeChat is unbound with a code', async ({ page }) => {
  const phone = newPhone()
  const { token } = await logIn(page, phone, '/setting')
  await expect(page.getByText('在微信中登录后自动绑定')).toBeVisible()
  await bindWechat(page, token)
  await page.reload()
  await page.getByRole('button', { name: /^微信/ }).click()
  const sheet = page.getByRole('dialog', { name: '解绑微信' })
  await axe(page, 'dialog[open]')
  await sheet.getByRole('radio', { name: '用登录密码验证' }).check({ force: true })
  await sheet.getByLabel('密码', { exact: true }).fill('Xinglin2020')
  await tells(page, '用户名或密码错误', () => sheet.getByRole('button', { name: '解绑微信' }).click())
  await sheet.getByRole('radio', { name: '用手机号验证' }).check({ force: true })
  await sheet.getByRole('button', { name: '获取验证码' }).click()
  await sheet.getByLabel('验证码', { exact: true }).fill(await outboxCode(page, phone))
  await tells(page, '已解绑微信', () => sheet.getByRole('button', { name: '解绑微信' }).click())
  await expect(page.getByText('在微信中登录后自动绑定')).toBeVisible()
})

/** As the page does when it comes back from WeChat. */
async function bindWechat(page: Page, token: string): Promise<void> {
  const { url } = await post<{ url: string }>(page, wechatCalls.authorizeInfo.path, { redirect: '/setting' })
  const { pathname, searchParams } = new URL(url, page.url())
  const answer = await page.request.post(pathname, {
    form: { ...Object.fromEntries(searchParams), person: 'zhou', decision: 'allow' },
    maxRedirects: 0,
  })
  const back = new URL(answer.headers().location!, page.url()).searchParams
  const shown = { code: back.get('code')!, state: back.get('state')! }
  await post(page, wechatCalls.userinfo.path, shown, token)
}
