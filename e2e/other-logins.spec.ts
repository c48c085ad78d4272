import type { Page } from '@playwright/test'
import { agents } from './harness/agents.ts'
import { axe } from './harness/axe.ts'
import { logIn, logInByCode, outboxCode } from './harness/log-in.ts'
import { makeHandOff, masked, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test('an expired login is renewed by one press', async ({ page }) => {
  const phone = newPhone()
  await logInByCode(page, phone)
  // As after two hours away: the token has expired, and is removed.
  // A page without scripts: none reacts to what is taken away.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (const key of ['token', 'userid', 'refresh_token', 'sys_token']) localStorage.removeItem(key)
  })
  await page.goto('/login')
  const oneClick = page.getByRole('button', { name: `以 ${masked(phone)} 一键登录` })
  await tells(page, '请勾选服务协议', () => oneClick.click({ force: true }))
  await page.getByRole('checkbox').check()
  await oneClick.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByText(`您好，${masked(phone)}`)).toBeVisible()
})

test('an invited person registers and is greeted on the home', async ({ page }) => {
  const { userid } = await registerNumber(newPhone())
  const phone = newPhone()
  await page.goto(`/shareRegister?inviter=${userid}`)
  await expect(page.getByRole('heading', { name: /邀请您加入杏林/ })).toBeVisible()
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await outboxCode(page, phone))
  await page.getByRole('checkbox').check()
  await tells(page, `欢迎加入杏林，${masked(phone)}`, () =>
    page.getByRole('button', { name: '注册并加入' }).click(),
  )
  await expect(page).toHaveURL(/\/$/)
})

test('a campaign offers the same registration', async ({ page }) => {
  await page.goto('/shareDeployRegister')
  await expect(page.getByRole('heading', { name: '加入杏林，与全国医生一起学习' })).toBeVisible()
  await expect(page.getByRole('button', { name: '注册并加入' })).toBeVisible()
})

test('a copied code brings the login to another browser', async ({ page, browser, baseURL }) => {
  const phone = newPhone()
  const { token } = await registerNumber(phone)
  const made = await makeHandOff(page, '/aboutUs', token)
  const other = await browser.newContext({ baseURL, userAgent: agents.desk, locale: 'zh-CN' })
  const there = await other.newPage()
  await there.goto('/login')
  await there.getByRole('button', { name: '用复制的链接登录' }).click()
  await there.getByLabel('口令或链接').fill(`${baseURL}/login?shear=${made}`)
  await there.getByRole('button', { name: '打开', exact: true }).click()
  await there.getByRole('button', { name: '登录并打开' }).click()
  await expect(there).toHaveURL(/\/aboutUs/)
  await there.goto('/')
  await expect(there.getByRole('banner').getByText(`您好，${masked(phone)}`)).toBeVisible()
  // The code has been used.
  await there.goto(`/login?shear=${made}`)
  await expect(there.getByText('口令无效或已过期')).toBeVisible()
  await other.close()
})

/** Goes to WeChat's page and back as one of the people whom the sandbox knows. */
async function consentAs(page: Page, person: RegExp) {
  await page.goto('/login')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '微信登录' }).click()
  // The login has radio buttons as well.
  await page.waitForURL(/\/sandbox\//)
  await page.getByRole('radio', { name: person }).check()
  await page.getByRole('button', { name: '允许 Allow' }).click()
}

async function logInByWechat(page: Page, person: RegExp) {
  await consentAs(page, person)
  // Unknown at first: the next login binds it, unless it was bound in an earlier run.
  await expect(page).toHaveURL(/\/(?:login)?$/)
  if (page.url().endsWith('/login')) {
    await logInByCode(page, newPhone())
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.clear())
    await page.context().clearCookies()
    await consentAs(page, person)
    await expect(page).toHaveURL(/\/$/)
  }
  await expect(page.getByRole('banner').getByText(/您好，/)).toBeVisible()
}

test('WeChat, once it knows the account, logs in by consent', async ({ page, faults }) => {
  // The sandbox page of WeChat has no icon.
  faults.allow(/favicon\.ico/)
  await logInByWechat(page, /林晓/)
})

test('at a desk WeChat logs in by a scanned code', { tag: '@desk' }, async ({ page, faults }) => {
  faults.allow(/favicon\.ico/)
  await page.goto('/login')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '微信登录' }).click()
  await expect(page.getByRole('heading', { name: /微信扫码登录/ })).toBeVisible()
  await axe(page)
  await logInByWechat(page, /周远/)
})

test('an enterprise platform brings its people in; an unknown one is refused', async ({ page, faults }) => {
  // The page of the platform has no icon either.
  faults.allow(/favicon\.ico/)
  await page.goto('/sandbox/enterprise')
  await page.getByRole('link', { name: '进入杏林 Open Xinglin' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByText('您好，顾明川')).toBeVisible()
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await tells(page, '认证错误', () => page.goto('/sandbox/enterprise/open?uid=nobody'))
  await expect(page).toHaveURL(/\/login\?from=%2F$/)
  await expect(page.getByLabel('手机号', { exact: true })).toBeVisible()
})

test('input on one tab of the login survives switching tabs and leaving the page', async ({ page }) => {
  const phone = newPhone()
  await page.goto('/login')
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByRole('radio', { name: '密码登录' }).click({ force: true })
  await expect(page.getByLabel('账号或手机号', { exact: true })).toHaveValue(phone)
  await page.getByLabel('账号或手机号', { exact: true }).fill('lin-xiao')
  await page.getByRole('link', { name: '《服务协议》' }).click()
  await expect(page).toHaveURL(/privacyTreaty/)
  await page.goBack()
  await expect(page.getByLabel('账号或手机号', { exact: true })).toHaveValue('lin-xiao')
  await page.getByRole('radio', { name: '验证码登录' }).click({ force: true })
  await expect(page.getByLabel('手机号', { exact: true })).toHaveValue(phone)
})

test('another login is listed and ended here, and is notified at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = newPhone()
  const { token } = await logIn(page, phone)
  const code = await makeHandOff(page, '/aboutUs', token)
  const other = await browser.newContext({
    baseURL,
    userAgent: agents.desk,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  })
  const there = await other.newPage()
  await there.goto(`/login?shear=${code}`)
  await there.getByRole('button', { name: '登录并打开' }).click()
  await expect(there).toHaveURL(/\/aboutUs/)
  await there.goto('/')
  await expect(there.getByRole('banner').getByText(`您好，${masked(phone)}`)).toBeVisible()

  await page.goto('/setting')
  await page.getByRole('button', { name: /^登录设备/ }).click()
  const sheet = page.getByRole('dialog', { name: '登录设备' })
  await expect(sheet.getByText('本机')).toBeVisible()
  await axe(page)
  await sheet.getByRole('button', { name: /电脑/ }).click()
  await expect(there.getByRole('link', { name: '登录 / 注册' })).toBeVisible()
  await other.close()
})
