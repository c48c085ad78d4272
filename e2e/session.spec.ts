import type { Page } from '@playwright/test'
import { callText } from '#web/platform/call-text.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { masked } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const banner = (page: Page) => page.getByRole('banner')

/** As after two hours away. */
const loseToken = (page: Page) => page.evaluate(() => localStorage.setItem('token', 'no-longer-good'))

const refuse = (page: Page, path: string, status: number) =>
  page.route(`**/${path}`, (route) => route.fulfill({ json: { status, message: '', data: null } }))

test('a login is renewed by itself, in two tabs at once', async ({ page, context }) => {
  const phone = newPhone()
  await logIn(page, phone, '/')
  await expect(banner(page).getByText(`您好，${masked(phone)}`)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/setting')
  const before = await page.evaluate(() => localStorage.getItem('refresh_token'))
  let renewals = 0
  context.on('request', (request) => (renewals += Number(request.url().endsWith('/onlinerefresh'))))
  // A page without scripts: none is left in the middle of a renewal.
  await Promise.all([page.goto('/robots.txt'), other.goto('/robots.txt')])
  await loseToken(page)
  await Promise.all([page.goto('/personalCenter'), other.goto('/setting')])
  await expect(page.getByText(masked(phone)).first()).toBeVisible()
  await expect(other.getByRole('button', { name: /^登录设备/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBe(before)
  expect(renewals).toBe(1)
  // Nobody's token counts as stolen.
  await page.goto('/')
  await expect(banner(page).getByText(`您好，${masked(phone)}`)).toBeVisible()
})

test('a renewal whose answer is lost does not end the login', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  const phone = newPhone()
  await logIn(page, phone, '/')
  await expect(banner(page).getByText(`您好，${masked(phone)}`)).toBeVisible()
  await page.goto('/robots.txt')
  await loseToken(page)
  let lost = 0
  await page.route('**/onlinerefresh', async (route) => {
    if (lost > 0) return route.continue()
    // The server has renewed the login; nobody hears of it.
    await route.fetch()
    lost++
    return route.abort()
  })
  await page.goto('/personalCenter')
  await expect.poll(() => lost).toBe(1)
  // The page may be reloading by itself.
  await expect(() => page.goto('/personalCenter')).toPass()
  await expect(page.getByText(masked(phone)).first()).toBeVisible()
  await page.goto('/')
  await expect(banner(page).getByText(`您好，${masked(phone)}`)).toBeVisible()
})

for (const language of ['zh', 'en'] as const)
  test(`a login that ends is announced, whatever noticed it (${language})`, async ({ page }) => {
    await refuse(page, 'loginlist', 4055)
    await logIn(page, newPhone(), `/setting?lang=${language}`)
    const logins = page.getByRole('button', {
      name: language === 'zh' ? /^登录设备/ : /^Devices/,
    })
    await tells(page, callText[language].loginExpired, () => logins.first().click())
    await expect(page).toHaveURL(/\/login\?from=%2Fsetting/)
    expect(
      await page.evaluate(() => [localStorage.getItem('userid'), localStorage.getItem('user_type')]),
    ).toEqual([null, '-1'])
  })

test('a profile that cannot be read offers to try again', async ({ page, faults }) => {
  faults.allow(/500/)
  await logInAsDoctor(page, '林晓')
  let isBroken = true
  await page.route('**/getuserinfo', (route) =>
    isBroken ? route.fulfill({ status: 500 }) : route.continue(),
  )
  // Without its cookie the server draws the page for a visitor, and the browser asks who it is.
  await page.context().clearCookies()
  await page.goto('/doctorMainPage?doctor_id=1')
  const retry = page.getByRole('button', { name: /重试/ })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('button', { name: '返回' })).toBeVisible()
  isBroken = false
  await retry.click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('the identity is stored, and a refusal of its check reloads the page once', async ({ page }) => {
  await logInAsDoctor(page, '林晓', '/aboutUs')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user_type'))).toBe('1')
  await refuse(page, 'getusertype', 401)
  let loads = 0
  page.on('load', () => (loads += 1))
  const asked = () => page.waitForResponse('**/getusertype')
  await page.goto('/aboutUs')
  await asked()
  await asked()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(2)
})

test('a member never sees what a rendered page says to visitors', async ({ page }) => {
  await logIn(page, newPhone())
  let letPass = () => undefined as void
  const waiting = new Promise<void>((resolve) => (letPass = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: '杏林', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeHidden()
  letPass()
  await expect(banner(page).getByText(/您好，/)).toBeVisible()
})

test('a login in one tab does not end that of the others', async ({ page, context }) => {
  const phone = newPhone()
  await logIn(page, phone, '/personalCenter')
  await expect(page.getByText(masked(phone)).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/login')
  await other.getByRole('radio', { name: '密码登录' }).waitFor({ state: 'attached' })
  await logIn(page, phone)
  await page.goto('/personalCenter')
  await expect(page.getByText(masked(phone)).first()).toBeVisible()
})

test('visitors choose English on the home and at the login', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('link', { name: /log in/i })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
})

test('a missed agreement is marked; code and tick survive reading it', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByPlaceholder('请输入手机号')).toBeVisible()
  await page.getByLabel('手机号', { exact: true }).fill(newPhone())
  await page.getByLabel('验证码', { exact: true }).fill('1234')
  const box = page.getByRole('checkbox')
  const submit = page.getByRole('button', { name: '登录', exact: true })
  // What the button asks for comes before it.
  expect((await box.boundingBox())!.y).toBeLessThan((await submit.boundingBox())!.y)
  // Until the scripts have started, the button is disabled.
  await expect(async () => {
    await submit.click({ force: true })
    await expect(box).toHaveAttribute('aria-invalid', 'true', { timeout: 2000 })
  }).toPass()
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(box).not.toHaveAttribute('aria-invalid')
  await page.getByRole('link', { name: '《隐私政策》' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /隐私/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('1234')
  await expect(box).toBeChecked()
})

test('a login goes to another browser by a copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page, newPhone(), '/setting')
  await tells(page, '登录链接已复制，请勿发给他人', () =>
    page.getByRole('button', { name: /^在其他浏览器或 App 中登录/ }).click(),
  )
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/login\?shear=[\w-]+$/)
  const made = page.waitForRequest('**/generateshearplate')
  await page.goto('/appLink?target=%2FaboutUs')
  expect(new URLSearchParams((await made).postData()!).get('target')).toBe('/aboutUs')
})
